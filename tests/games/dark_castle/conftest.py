"""Pages printed for a test alone, as the tests of the rules have them."""

from __future__ import annotations

from rules.dark_castle.conftest import page as page
