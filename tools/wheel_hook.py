"""What hatchling asks as it builds a wheel: with UNDERCROFT_COMPILED=1 the libraries of the compiled tree go in, too.

Such a wheel is for the Python and the platform it was built on; without, the wheel is pure and runs anywhere.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = {".so", ".pyd"}


class Compiled(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the libraries, each beside the module it stands for, where Python prefers it."""
        if os.environ.get("UNDERCROFT_COMPILED") != "1" or version == "editable":
            return
        from undercroft.lab import trees

        tree = Path(self.root) / "build" / "compiled"
        if lacking := trees.why_not_compiled(tree, Path(self.root)):
            raise RuntimeError(lacking)
        libraries = [path for path in sorted((tree / "undercroft").rglob("*")) if path.suffix in BUILT]
        build_data["force_include"].update({str(path): str(path.relative_to(tree)) for path in libraries})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
