import { describe, expect, it } from "vitest";
import type { Room } from "./contract";
import { look } from "./look.svelte";
import { Table } from "./table.svelte";
import type { Choice } from "./wire";

const strike: Choice = [["Strike", 1], "Strike", [0]];
const wait: Choice = [["Wait"], "Wait", [0]];
const press = (pointerType: string) => look.pressed({ pointerType } as PointerEvent);

function laid(): Table {
  const table = new Table("abcdef");
  table.room = { foretells: (_, choice) => choice === strike } as Room;
  return table;
}

describe("looking", () => {
  it("takes a finger two taps where there are odds to see", () => {
    const table = laid();
    press("touch");
    expect(look.gives(table, strike, 1)).toBe(false);
    expect(look.rests(table, strike)).toBe(true);
    expect(look.gives(table, strike, 1)).toBe(true);
    expect(look.rests(table, strike)).toBe(false);
  });

  it("takes one where there are none, and none for a mouse or a key", () => {
    const table = laid();
    press("touch");
    expect(look.gives(table, wait, 1)).toBe(true);
    expect(look.gives(table, strike, 0)).toBe(true);
    press("mouse");
    expect(look.gives(table, strike, 1)).toBe(true);
  });

  it("begins anew with another answer and with another question", () => {
    const table = laid();
    press("touch");
    expect(look.gives(table, strike, 1)).toBe(false);
    expect(look.gives(table, wait, 1)).toBe(true);
    expect(look.gives(table, strike, 1)).toBe(false);
    table.shown += 1;
    expect(look.rests(table, strike)).toBe(false);
    expect(look.gives(table, strike, 1)).toBe(false);
  });
});
