"""Whether a page fits a phone and a thumb."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST = 40  # px, either way

# What a mouse finds though it is smaller, by selector, and why:
# - the rule behind a line of the log stands in the line and is as high as it (WCAG 2.5.8, inline);
# - the ways to strike on a card are as small as they are printed, and each is an answer beside the board, too
#   (WCAG 2.5.8, equivalent): `SMALL` looks whether it is;
# - the squares of a map that is drawn whole, so that one sees where one goes; they can be drawn closer.
FOR_A_MOUSE = "[data-testid=line] > .rule, [data-thing^='option:'] > .reach, [data-grid] :is([data-thing], .reach)"

# Links inside a sentence are as high as the line; what is hidden or under something else is no target.
TARGETS = "a, button, input:not([type=hidden]), select, summary, [role=tab]"
SMALL = """([targets, least, spared]) => [...document.querySelectorAll(targets)]
  .filter((node) => !node.disabled && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((node) => !node.closest("[inert], p > a, .unseen") && !node.matches("p a, .unseen, .skip"))
  .filter((node) => getComputedStyle(node).pointerEvents !== "none")
  .map((node) => [node, (node.closest("label") ?? node).getBoundingClientRect()])
  .filter(([node, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .filter(([node, box]) => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth)
  .filter(([node]) => {
    if (!spared || !node.matches(spared)) return true;
    if (!node.matches(".reach") || node.ariaHasPopup === "menu") return false;
    return ![...document.querySelectorAll("[data-testid=option] .text")].some((answer) =>
      node.ariaLabel.endsWith(answer.firstChild.textContent.trim()));
  })
  .map(([node, box]) => `${node.outerHTML.slice(0, 160)} is ${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def small(page: Page, held: bool = True) -> list[str]:
    """Which targets are too small: for a finger, or for a mouse."""
    found: list[str] = page.evaluate(SMALL, [TARGETS, LEAST, "" if held else FOR_A_MOUSE])
    return found


def fits(page: Page) -> None:
    """Nothing scrolls sideways, and every target can be hit with a thumb."""
    wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{page.url} is {wide} px too wide"
    found = small(page)
    assert not found, f"{page.url}: " + "\n".join(found)
