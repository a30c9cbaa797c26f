"""What the eye meets on a page: words or accents cut off, words broken or on top of words, a question lain over."""

from __future__ import annotations

from playwright.sync_api import Page

# A text that reaches out of something that hides it and cannot be scrolled; and a text on more lines than it has words.
# What is meant for ears only, what is hidden by being scrolled away, and what ends in three dots on purpose (the whole
# is shown to whoever points at it) is no fault.
CUT = """() => {
  const board = document.querySelector("section.board dialog[open]") ?? document.querySelector("section.board");
  if (!board) return [];
  const found = [];
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim();
    const holder = node.parentElement;
    if (!text || holder.closest(".unseen, svg, option, [data-testid=thing-menu]")) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (holder.getBoundingClientRect().width < 2) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size;
    if (lines > text.split(/[\\s\\u202f\\u00a0’'·–-]+/).length)
      found.push(`"${text}" is broken over ${lines} lines in ${holder.outerHTML.slice(0, 80)}`);
    for (let one = holder; one && one !== board; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.webkitLineClamp !== "none") break;
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const frame = one.getBoundingClientRect();
      const across = Math.max(frame.left - box.left, box.right - frame.right);
      const over = Math.max(across, frame.top - box.top, box.bottom - frame.bottom);
      if (over > 3) {
        found.push(`"${text}" is cut by ${Math.round(over)} px by ${one.outerHTML.slice(0, 80)}`);
        break;
      }
    }
  }
  return [...new Set(found)];
}"""
# An accent or a cedilla reaches further than the rest of its letter: does it lie within whatever clips it, a line as
# high as the letters, say, or a sharp corner? What is scrolled away is no fault, nor what is drawn turned or scaled.
SHORN = """() => {
  const board = document.querySelector("[data-testid=end]")
    ?? document.querySelector("section.board dialog[open]") ?? document.querySelector("section.board");
  if (!board) return [];
  const pen = document.createElement("canvas").getContext("2d");
  const found = [];
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent;
    if (!/[À-ÖØ-öø-ÿ]/.test(text) || holder.closest(".unseen, svg, option, [data-testid=thing-menu]")) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(holder);
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    for (const { 0: letter, index } of text.matchAll(/[À-ÖØ-öø-ÿ]/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const box = range.getBoundingClientRect();
      const ink = pen.measureText(style.textTransform === "uppercase" ? letter.toUpperCase() : letter);
      const high = ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent;
      if (box.width < 1 || Math.abs(box.height - high) > 2) continue;
      const top = box.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
      const bottom = box.top + ink.fontBoundingBoxAscent + ink.actualBoundingBoxDescent;
      for (let one = holder; one && one !== board; one = one.parentElement) {
        const { overflowY, clipPath, webkitLineClamp } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowY) || webkitLineClamp !== "none") break;
        if (!/hidden|clip/.test(overflowY) && clipPath === "none") continue;
        const frame = one.getBoundingClientRect();
        // A line that is left out altogether is another matter.
        if (top > frame.bottom - 2 || bottom < frame.top + 2) break;
        const over = Math.max(frame.top - top, bottom - frame.bottom);
        if (over > 1) {
          found.push(`"${text.trim()}": ${letter} is cut by ${over.toFixed(1)} px by ${one.outerHTML.slice(0, 80)}`);
          break;
        }
      }
    }
  }
  return [...new Set(found)];
}"""
# The question and its answers, as far as they are in sight, lie on top wherever one looks at their middle. A dialog is
# meant to lie over them.
ASKED = "#ask, [data-testid=option], [data-testid=aside], .tools button"
COVERED = """asked => document.querySelector("dialog[open]") ? [] : [...document.querySelectorAll(asked)]
  .filter((node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .flatMap((node) => {
    const box = node.getBoundingClientRect();
    const panel = node.closest(".choices, section, aside")?.getBoundingClientRect() ?? box;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (y < Math.max(0, panel.top) + 1 || y > Math.min(innerHeight, panel.bottom) - 1) return [];  // half scrolled away
    const top = document.elementFromPoint(x, y);
    const scrolled = top && !node.contains(top) && !top.contains(node) && top.closest(".tools, nav, [role=tablist]");
    return !top || node.contains(top) || top.contains(node) || scrolled
      ? [] : [`"${node.innerText}" lies under ${top.outerHTML.slice(0, 100)}`];
  })"""
# Words of two places lie on each other. The end covers the board it lies over, and so does a sheet of the board.
HEAPED = """() => {
  const board = document.querySelector("[data-testid=end]")
    ?? document.querySelector("section.board dialog[open]") ?? document.querySelector("section.board");
  if (!board) return [];
  const boxes = [];
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim();
    const holder = node.parentElement;
    if (!text || holder.closest(".unseen, option, [data-testid=thing-menu]")) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // Letters are lower than their line.
      const lead = line.height / 5;
      const box = { left: line.left, right: line.right, top: line.top + lead, bottom: line.bottom - lead };
      for (let one = holder; one && one !== board.parentElement; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (!/hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY)) continue;
        const frame = one.getBoundingClientRect();
        for (const side of ["left", "top"]) box[side] = Math.max(box[side], frame[side]);
        for (const side of ["right", "bottom"]) box[side] = Math.min(box[side], frame[side]);
      }
      boxes.push({ ...box, holder, text });
    }
  }
  const heaped = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return [...new Set(boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => a.holder !== b.holder && heaped(a, b))
    .map((b) => `"${a.text}" and "${b.text}" lie on each other`)))];
}"""
# What figures on a board wear (`data-mark`: numbers, signs, names) lies on nothing that another wears, and no figure
# (`data-figure`, round) stands on another.
CROWDED = """() => {
  const called = (node) => `${node.dataset.figure ?? node.getAttribute("class")} ${node.textContent.trim()}`;
  const boxed = (what) => [...document.querySelectorAll(`section.board ${what}`)]
    .filter((node) => node.checkVisibility())
    .map((node) => [node, node.getBoundingClientRect()]);
  const pairs = (all) => all.flatMap((one, n) => all.slice(n + 1).map((other) => [...one, ...other]));
  const found = [];
  for (const [one, a, other, b] of pairs(boxed("[data-mark]"))) {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1.5 && down > 1.5)
      found.push(`${called(one)} lies ${Math.round(across)} x ${Math.round(down)} px over ${called(other)}`);
  }
  for (const [one, a, other, b] of pairs(boxed("[data-figure]"))) {
    const [dx, dy] = [a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom];
    const over = (a.width + b.width - Math.hypot(dx, dy)) / 2;
    if (over > 1) found.push(`${called(one)} stands ${Math.round(over)} px on ${called(other)}`);
  }
  return found;
}"""
WIDE = """() => {
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  return wide > 0 ? [`the page is ${wide} px too wide`] : [];
}"""
ALL = f"asked => [{', '.join(f'...({one})(asked)' for one in (CUT, SHORN, HEAPED, CROWDED, COVERED, WIDE))}]"


def faults(page: Page) -> list[str]:
    """What a picky eye would say about a table, one line each."""
    found: list[str] = page.evaluate(ALL, ASKED)
    return found
