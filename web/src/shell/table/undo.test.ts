import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { Table } from "../table.svelte";
import type { WayBack } from "../wire";
import UndoDialog from "./UndoDialog.svelte";

const way = (to: string, text: string): WayBack => ({ to, text, rolls: false, reveals: false, others: [] });

beforeEach(() => {
  settings.lang = "en";
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});
afterEach(cleanup);

it.each([
  [[way("answer", "Walk east")], ["The last answer: “Walk east”"]],
  [
    [way("answer", "Walk east"), way("step", "Walk east")],
    ["All that was answered at one stroke, up to “Walk east”", "Only the last step of it: “Walk east”"],
  ],
  [
    [way("own", "Walk east"), way("answer", "an answer of Bo")],
    ["Your own last answer: “Walk east”", "The last answer: “an answer of Bo”"],
  ],
])("tells a way back over one answer from one over several %#", (ways, told) => {
  const table = Object.assign(new Table("abcdef"), { undo: ways });
  render(UndoDialog, { table, onclose: () => {} });
  expect(screen.getAllByRole("radio").map((one) => one.closest("label")?.textContent?.trim())).toEqual(told);
});
