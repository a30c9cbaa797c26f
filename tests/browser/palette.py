"""Makes a picture small enough for a README: 256 colours, chosen so that rare ones are not lost."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Page

# Colours are gathered in cells of a coarse grid; the boxes of cells that differ most are halved until there are 256.
CHOOSE = """async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const { width, height } = bitmap;
  const paper = new OffscreenCanvas(width, height).getContext("2d");
  paper.drawImage(bitmap, 0, 0);
  const { data } = paper.getImageData(0, 0, width, height);
  const cells = new Map();
  const cellAt = (i) => ((data[i] >> 3) << 10) | ((data[i + 1] >> 3) << 5) | (data[i + 2] >> 3);
  for (let i = 0; i < data.length; i += 4) {
    const key = cellAt(i);
    const cell = cells.get(key) ?? cells.set(key, { n: 0, sum: [0, 0, 0], box: 0 }).get(key);
    cell.n += 1;
    for (const c of [0, 1, 2]) cell.sum[c] += data[i + c];
  }
  const box = (inside) => {
    const n = inside.reduce((all, cell) => all + cell.n, 0);
    let wide = { range: 0, channel: 0, middle: 0 };
    for (const channel of [0, 1, 2]) {
      const values = inside.map((cell) => cell.sum[channel] / cell.n);
      const range = Math.max(...values) - Math.min(...values);
      if (range > wide.range) {
        const middle = inside.reduce((all, cell) => all + cell.sum[channel], 0) / n;
        wide = { range, channel, middle };
      }
    }
    return { inside, n, ...wide, worth: wide.range * n ** 0.25 };
  };
  const boxes = [box([...cells.values()])];
  while (boxes.length < 256) {
    const widest = boxes.reduce((most, one) => (one.worth > most.worth ? one : most));
    if (widest.range === 0) break;
    const low = (cell) => cell.sum[widest.channel] / cell.n <= widest.middle;
    boxes.splice(boxes.indexOf(widest), 1);
    boxes.push(box(widest.inside.filter(low)), box(widest.inside.filter((cell) => !low(cell))));
  }
  const colours = boxes.map(({ inside, n }, number) => {
    for (const cell of inside) cell.box = number;
    return [0, 1, 2].map((c) => Math.round(inside.reduce((all, cell) => all + cell.sum[c], 0) / n));
  });
  let dots = "";
  for (let i = 0; i < data.length; i += 4) dots += String.fromCharCode(cells.get(cellAt(i)).box);
  return { width, height, colours, dots: btoa(dots) };
}"""


def reduced(page: Page, picture: bytes) -> bytes:
    """The same picture in at most 256 colours; the page only lends its canvas."""
    found = page.evaluate(CHOOSE, base64.b64encode(picture).decode())
    width, height = found["width"], found["height"]
    dots = base64.b64decode(found["dots"])
    rows = b"".join(b"\0" + dots[row * width : (row + 1) * width] for row in range(height))
    colours = b"".join(bytes(colour) for colour in found["colours"])
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        [
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", colours),
            chunk(b"IDAT", zlib.compress(rows, 9)),
            chunk(b"IEND", b""),
        ]
    )


def chunk(kind: bytes, body: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
