// What is laid over the board until it is put back: a hero's sheet, the page of the quest, the chart of the campaign.
export type SheetName = "" | "hero" | "quest" | "chart";

class Sheets {
  shown = $state<SheetName>("");
  hero = $state(0);

  show(name: SheetName, hero = 0): void {
    this.shown = name;
    this.hero = hero;
  }

  close(): void {
    this.shown = "";
  }
}

export const sheets = new Sheets();
