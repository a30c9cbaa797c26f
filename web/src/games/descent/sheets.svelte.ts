// What is laid over the board until it is put back: a hero's sheet, the page of the quest, the chart of the campaign.
export type SheetName = "" | "hero" | "quest" | "chart";

class Sheets {
  shown = $state<SheetName>("");
  hero = $state(0);
  /** The lower edge of the board: a sheet stands on it, and leaves the question beside it alone. */
  above = $state.raw<DOMRect | null>(null);

  show(name: SheetName, hero = 0): void {
    const board = document.querySelector(".d2-room")?.getBoundingClientRect();
    this.above = board ? new DOMRect(board.left, board.bottom, board.width, 0) : null;
    this.shown = name;
    this.hero = hero;
  }

  close(): void {
    this.shown = "";
  }
}

export const sheets = new Sheets();
