"""Whether a page fits a phone and a thumb."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST = 40  # px, either way

# Links inside a sentence are as high as the line; what is hidden or under something else is no target.
SMALL = """least => [...document.querySelectorAll("a, button, input:not([type=hidden]), select, summary, [role=tab]")]
  .filter((node) => !node.disabled && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((node) => !node.closest("[inert], p > a, .unseen") && !node.matches("p a, .unseen, .skip"))
  .filter((node) => getComputedStyle(node).pointerEvents !== "none")
  .map((node) => [node, (node.closest("label") ?? node).getBoundingClientRect()])
  .filter(([node, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .filter(([node, box]) => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth)
  .map(([node, box]) => `${node.outerHTML.slice(0, 160)} is ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def fits(page: Page) -> None:
    """Nothing scrolls sideways, and every target can be hit with a thumb."""
    wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{page.url} is {wide} px too wide"
    small = page.evaluate(SMALL, LEAST)
    assert not small, f"{page.url}: " + "\n".join(small)
