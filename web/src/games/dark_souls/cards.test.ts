import { flushSync, mount, unmount } from "svelte";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { FakeSocket } from "../../shell/faked";
import { Table } from "../../shell/table.svelte";
import { idsIn } from "../../shell/testing/sources";
import { unmeasured } from "../../shell/testing/things";
import type { Shown, Wire } from "../../shell/wire";
import { mean, orMore, type Entry } from "./ahead";
import { afterwards, reachLine, wordsFor } from "./behaviour";
import BossPanel from "./BossPanel.svelte";
import Bonfire from "./Bonfire.svelte";
import { carry } from "./carry.svelte";
import { nextCard, pileOf } from "./deck";
import { counted } from "./dice";
import { attempts, ENDING, type FightSeen } from "./ending";
import { errand, outfitting } from "./errand.svelte";
import { printedOf, reach, type Printed } from "./faces";
import { flames } from "./fire";
import { bearer, boardSlot, lacks, replacedBehind, slotsFor, statAt, under } from "./gear";
import icons from "./icons.json";
import { accepts, takes, tasksFor } from "./laying";
import Party from "./Party.svelte";
import { CONDITION_SIGNS, FOE_SIGNS, GEAR_SIGNS, HERO_SIGNS, STAT_SIGNS, TOKEN_SIGNS, USED } from "./pictures";
import Roll from "./Roll.svelte";
import { pace, sound } from "./rhythm";
import { SILHOUETTES } from "./silhouettes";
import gathered from "./testing/moments.json";
import { things } from "./things";
import { told } from "./told";
import { soulsOf, type DeckSeen, type HeroSeen, type Souls } from "./view";

const printed = gathered.faces as unknown as Printed;
const ids = (name: string) => idsIn("dark_souls", name);

type Moment = (typeof gathered.moments)[number];
const souls = (moment: Moment) => moment.view.table as unknown as Souls;
const kinds = (moment: Moment) => moment.question.options.map((option) => String(option[0]?.[0]));

beforeAll(() => {
  FakeSocket.all = [];
  unmeasured();
});

/** A table laid as a moment was, with every seat mine. */
function laid(moment: Moment, change: (table: Souls) => void = () => {}): { table: Table; line: FakeSocket } {
  rev = 0;
  const view = structuredClone(moment.view) as unknown as { table: Souls };
  change(view.table);
  const table = new Table("t");
  table.faces = gathered.faces as never;
  table.room = { things, sound, pace } as never;
  table.connect("key", FakeSocket.dial);
  const line = FakeSocket.last;
  line.open();
  const serials = Object.fromEntries(moment.question.seats.map((seat) => [String(seat), 7]));
  line.say({
    t: "table", table: "t", game: "dark-souls", rev: 0, step: 1, lang: "en", view, sitters: [], seats: moment.question.seats, person: 0,
    host: true, mode: "first", options: {}, seed_digest: "", log: [], chat: [], headline: "", ask: { ...moment.question, serials },
  } as unknown as Shown);
  return { table, line };
}
let rev = 0;
/** The next question, laid at once. */
const asking = (table: Table, line: FakeSocket) => (options: Wire[], about = -1) => {
  const serials = Object.fromEntries(camp.question.seats.map((seat) => [String(seat), 8]));
  line.say({
    t: "step", rev: ++rev, step: rev + 1, stages: [],
    ask: { ...camp.question, about, options: options.map((action) => [action, "", camp.question.seats]), asides: [], serials },
  } as never);
  table.skip();
};
const answers = (line: FakeSocket): Wire[] => line.sent.flatMap((sent) => (sent.t === "answer" ? [sent.action] : []));

const camp = gathered.moments.find((moment) => kinds(moment).includes("Buy")) as Moment;
const open = gathered.moments.find((moment) => kinds(moment).includes("Equip") && kinds(moment).includes("Stow")) as Moment;

describe("pictures", () => {
  test("every card, foe, hero and token has one that is in the sprite", () => {
    const cards = ids("equipment");
    expect(cards.length).toBeGreaterThan(100);
    expect(cards.filter((card) => !(card in GEAR_SIGNS))).toEqual([]);
    expect([...ids("enemies"), ...Object.keys(printed.bosses)].filter((kind) => !(kind in FOE_SIGNS))).toEqual([]);
    expect(ids("characters").filter((kind) => !(kind in HERO_SIGNS) || !(kind in SILHOUETTES))).toEqual([]);
    expect(Object.keys(printed.conditions).filter((one) => !(one in CONDITION_SIGNS))).toEqual([]);
    expect(Object.keys(printed.tokens).filter((one) => !(one in TOKEN_SIGNS))).toEqual([]);
    expect(Object.keys(printed.stats).filter((one) => !(one in STAT_SIGNS))).toEqual([]);
    expect(USED.filter((sign) => !icons.includes(sign))).toEqual([]);
  });

  test("no two weapons of one hand share a picture", () => {
    const signs = Object.values(GEAR_SIGNS);
    expect(signs.length - new Set(signs).size).toBe(0);
  });

  test("the fire is as high as it has sparks", () => {
    const tip = (sparks: number) => Math.min(...flames(sparks).map((d) => Number(/C.*?C/.exec(d)?.[0].split(" ").at(-1)?.replace("C", ""))));
    expect(flames(3)).toHaveLength(3);
    expect(flames(0)).toHaveLength(1);
    expect(tip(5)).toBeLessThan(tip(2));
    expect(tip(2)).toBeLessThan(tip(0));
  });
});

describe("behaviour in words", () => {
  test("every icon of every card has its own line, and nothing is left over", () => {
    for (const [id, face] of [...Object.entries(printed.patterns), ...Object.entries(printed.enemies)]) {
      expect(reachLine(face), id).toMatch(/[Dd]odge/);
      for (const [n, icon] of face.icons.entries()) {
        const verb = { move: "Moves", slide: "Slides", turn: "Turns", leap: "Leaps", strike: "Strikes" }[icon.kind];
        expect(wordsFor(face, n), id).toContain(icon.kind === "move" && icon.nodes === 0 ? "Turns towards" : verb);
      }
      const after = afterwards(face).join(" ");
      if ("weak" in face) expect(after, id).toMatch(/[Ww]eak arc/);
      else expect(after, id).toBe("");
    }
  });

  test("ranges as they are printed", () => {
    expect([reach(99), reach(-1), reach(2)]).toEqual(["∞", "–", "2"]);
  });
});

describe("the behaviour deck", () => {
  const deck = (change: Partial<DeckSeen>): DeckSeen => ({ boss: "gargoyle", left: 3, played: [], known: [], learned: [], ...change });

  test("what comes next is known once the order is, or when nothing else can", () => {
    expect(nextCard(deck({}))).toBe("");
    expect(nextCard(deck({ known: ["a"] }))).toBe("");
    expect(nextCard(deck({ left: 1, known: ["a"] }))).toBe("a");
    expect(nextCard(deck({ learned: ["b", "a"], left: 2 }))).toBe("b");
    expect(nextCard(deck({ left: 0, played: ["c", "d"] }))).toBe("c");
  });

  test("what nobody has seen is counted, what a gravestone told is not", () => {
    expect(pileOf(deck({ left: 4, known: ["a"] }))).toMatchObject({ hidden: 3, known: ["a"], ordered: false });
    expect(pileOf(deck({ left: 2, known: ["a", "b"], learned: ["b", "a"] }))).toMatchObject({ hidden: 0, known: ["b", "a"], ordered: true });
  });
});

describe("odds", () => {
  test("so much or more", () => {
    expect(orMore([0.25, 0.5, 0.25])).toEqual([1, 0.75, 0.25]);
    expect(mean([0.5, 0, 0.5])).toBe(1);
  });

  test("dice are counted by colour, in their order", () => {
    expect(counted(["blue", "black", "blue"])).toEqual([["blue", 2], ["black", 1]]);
    expect(told.fr.dice([["black", 2], ["dodge", 1]])).toBe("2 dés noirs et 1 dé d’esquive");
  });
});

describe("who may bear what", () => {
  const knight = (change: Partial<HeroSeen> = {}): HeroSeen => ({
    ...(souls(camp).heroes[0] as HeroSeen), kind: "knight", tiers: [0, 0, 0, 0], armour: "", hands: ["", ""], backup: [], ...change,
  });
  const table = (change: Partial<Souls>): Souls => ({ ...souls(camp), upgrades: {}, ...change });

  test("stats by tier, and the summit of a campaign", () => {
    const values = printed.characters.knight?.stats.strength ?? [];
    expect(statAt(printed, "knight", "strength", 2)).toBe(values[2]);
    expect(statAt(printed, "knight", "strength", 4)).toBe(40);
  });

  test("what is lacking for a card, and for what lies under it", () => {
    const weak = knight();
    const [card] = Object.entries(printed.equipment).find(([, face]) => (face.needs.strength ?? 0) > 30) ?? [""];
    const [lack] = lacks(printed, table({}), weak, `${card}.1`);
    expect(lack).toMatchObject({ stat: "strength", has: printed.characters.knight?.stats.strength[0] });
    expect(lacks(printed, table({}), knight({ tiers: [4, 4, 4, 4] }), `${card}.1`)).toEqual([]);
    expect(lacks(printed, table({ upgrades: { [`${card}.1`]: "long_sword.1" } }), weak, "long_sword.1")).toEqual(
      lacks(printed, table({}), weak, `${card}.1`),
    );
    expect(under(table({ upgrades: { "blood_gem.1": "long_sword.1" } }), "long_sword.1")).toEqual(["blood_gem.1"]);
  });

  test("slots: armour is worn, the first weapon goes to the left, a fourth finds no backup", () => {
    expect(slotsFor(printed.equipment.knight_armour, knight())).toEqual(["armour"]);
    expect(slotsFor(printed.equipment.long_sword, knight())).toEqual(["left", "backup"]);
    expect(slotsFor(printed.equipment.long_sword, knight({ hands: ["estoc.1", ""], backup: ["spear.1"] }))).toEqual(["left", "right", "backup"]);
    expect(slotsFor(printed.equipment.long_sword, knight({ hands: ["estoc.1", "caestus.1"], backup: ["spear.1"] }))).toEqual(["left", "right"]);
    expect(slotsFor(printed.equipment.blood_gem, knight())).toEqual([]);
  });

  test("a find may replace what is carried behind, when that is full", () => {
    const full = knight({ hands: ["estoc.1", ""], backup: ["spear.1", "caestus.1"] });
    expect(["left", "backup", "backup.2"].map((slot) => replacedBehind(full, slot))).toEqual(["", "spear.1", "caestus.1"]);
    expect(replacedBehind(knight({ hands: ["estoc.1", ""], backup: ["spear.1"] }), "backup")).toBe("");
    expect(["left", "armour", "backup", "backup.2"].map(boardSlot)).toEqual(["left", "armour", "backup", "backup"]);
  });

  test("the board shows every slot the question offers, and no other", () => {
    const moments = gathered.moments.filter((moment) => kinds(moment).some((kind) => kind === "Equip"));
    expect(moments.length).toBeGreaterThan(0);
    for (const moment of moments) {
      const { table } = laid(moment);
      const offered = moment.question.options.flatMap(([action]) => (action?.[0] === "Equip" ? [`${action[1]}:${action[2]}:${action[3]}`] : []));
      const who = moment.question.about;
      const shown = souls(moment).inventory.flatMap((card) =>
        (["left", "right", "backup", "armour"] as const).filter((slot) => accepts(table, who, slot, card)).map((slot) => `${who}:${card}:${slot}`),
      );
      expect(shown.sort()).toEqual(offered.sort());
    }
  });

  test("and every card an upgrade fits", () => {
    const moments = gathered.moments.filter((moment) => kinds(moment).some((kind) => kind === "Attach"));
    expect(moments.length).toBeGreaterThan(0);
    for (const moment of moments) {
      const { table } = laid(moment);
      const now = souls(moment);
      const hero = now.heroes[moment.question.about] as HeroSeen;
      const offered = moment.question.options.flatMap(([action]) => (action?.[0] === "Attach" ? [`${action[1]}:${action[2]}`] : []));
      const worn = [hero.armour, ...hero.hands, ...hero.backup].filter(Boolean);
      const shown = now.inventory.flatMap((upgrade) => worn.filter((card) => takes(table, card, upgrade)).map((card) => `${upgrade}:${card}`));
      expect(shown.sort()).toEqual(offered.sort());
    }
  });
});

describe("laying a card", () => {
  test("from the inventory, from another hero, under a card, to be sold", () => {
    const { table } = laid(camp, (now) => {
      now.drawn = [];
      now.upgrades = { "titanite_shard.1": "long_sword.1" };
      (now.heroes[0] as HeroSeen).hands = ["long_sword.1", ""];
      now.inventory = ["estoc.1", "blood_gem.1"];
    });
    expect(bearer(soulsOf(table), "long_sword.1")).toBe(0);
    expect(tasksFor(table, "slot:0:right", "estoc.1")).toEqual([{ action: ["Equip", 0, "estoc.1", "right"], who: 0 }]);
    expect(tasksFor(table, "slot:1:left", "long_sword.1").map((task) => task.action[0])).toEqual(["Stow", "Equip"]);
    expect(tasksFor(table, "inventory", "long_sword.1")).toEqual([{ action: ["Stow", 0, "long_sword.1"], who: 0 }]);
    expect(tasksFor(table, "inventory", "titanite_shard.1")).toEqual([{ action: ["Detach", "titanite_shard.1"], who: 0 }]);
    expect(tasksFor(table, "card:long_sword.1", "blood_gem.1")).toEqual([{ action: ["Attach", "blood_gem.1", "long_sword.1"], who: 0 }]);
  });

  test("a treasure just drawn is given", () => {
    const { table } = laid(camp, (now) => (now.drawn = ["estoc.1"]));
    expect(tasksFor(table, "slot:0:left", "estoc.1")).toEqual([{ action: ["Give", 0, "left"], who: 0 }]);
    expect(tasksFor(table, "inventory", "estoc.1")).toEqual([{ action: ["Give", -1, ""], who: -1 }]);
  });

  test("an errand opens the gear, changes it and closes it again, an answer at a time", () => {
    const { table, line } = laid(camp);
    const ask = asking(table, line);
    ask([["Buy"], ["Outfit", 0]]);
    errand.run(table, [{ action: ["Equip", 0, "estoc.1", "left"], who: 0 }]);
    expect(answers(line)).toEqual([["Outfit", 0]]);
    errand.step(table);
    expect(answers(line)).toHaveLength(1);
    ask([["Equip", 0, "estoc.1", "left"], ["Stow", 0, "long_sword.1"], ["Done"]], 0);
    expect(outfitting(table)).toBe(0);
    errand.step(table);
    ask([["Stow", 0, "estoc.1"], ["Done"]], 0);
    errand.step(table);
    ask([["Buy"], ["Outfit", 0]]);
    errand.step(table);
    expect(answers(line)).toEqual([["Outfit", 0], ["Equip", 0, "estoc.1", "left"], ["Done"]]);
    expect(errand.running).toBe(false);
  });

  test("what cannot be done is not tried, and nothing is left open", () => {
    const { table, line } = laid(camp);
    const ask = asking(table, line);
    ask([["Buy"]]);
    errand.run(table, [{ action: ["Equip", 0, "estoc.1", "left"], who: 0 }]);
    expect(answers(line)).toEqual([]);
    ask([["Buy"], ["Outfit", 0]]);
    errand.run(table, [{ action: ["Equip", 0, "estoc.1", "left"], who: 0 }]);
    ask([["Stow", 0, "long_sword.1"], ["Done"]], 0);
    errand.step(table);
    expect(answers(line)).toEqual([["Outfit", 0], ["Done"]]);
  });

  test("a card picked up is put down by the second click", () => {
    carry.pick("estoc.1");
    expect(carry.card).toBe("estoc.1");
    let laidOn = "";
    const off = carry.receives((drop, card) => (laidOn = `${card} on ${drop}`));
    carry.lay("slot:0:left");
    expect(laidOn).toBe("estoc.1 on slot:0:left");
    expect(carry.card).toBe("");
    off();
  });
});

describe("on the table", () => {
  let shown: ReturnType<typeof mount> | null = null;
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    document.body.innerHTML = "";
  });
  const show = (part: Parameters<typeof mount>[0], props: Record<string, unknown>): HTMLElement => {
    const target = document.createElement("div");
    document.body.append(target);
    shown = mount(part, { target, props });
    flushSync();
    return target;
  };

  /** One of a kind: bosses by name, encounters and the bonfire by what is asked. */
  const telling = [...new Map(gathered.moments.map((moment) => [souls(moment).deck?.boss ?? `${Boolean(souls(moment).battle)} ${kinds(moment)[0]}`, moment])).values()];

  test.each(telling.map((moment) => [moment.ask, moment] as const))("what lies there at %s can be shown: party, foes, fire", (_, moment) => {
    const now = souls(moment);
    const { table } = laid(moment);
    const party = show(Party as never, { table });
    expect(party.querySelectorAll(".bar").length, moment.ask).toBeGreaterThanOrEqual(now.heroes.filter((hero) => hero.kind).length);
    if (shown) void unmount(shown);
    const foes = show(BossPanel as never, { table });
    for (const foe of now.foes) expect(foes.querySelector(`[data-thing="foe:${foe.id}"]`), moment.ask).not.toBeNull();
    if (shown) void unmount(shown);
    if (now.battle === null && now.map.length > 0) {
      const fire = show(Bonfire as never, { table });
      expect(fire.querySelectorAll(".bag li").length).toBe(now.inventory.filter((card) => !now.drawn.includes(card)).length);
      if (shown) void unmount(shown);
    }
    shown = null;
  });

  test("what costs souls at the fire says how many: a treasure, a spark", () => {
    const moment = gathered.moments.find((one) => kinds(one).includes("BuySpark")) as Moment;
    const price = (kind: string) => (moment.question.ahead?.options as unknown as Record<string, Entry>)[String(kinds(moment).indexOf(kind))]?.souls;
    const fire = show(Bonfire as never, { table: laid(moment).table });
    expect(fire.querySelector('[data-thing="spark"] .price')?.textContent).toBe(String(price("BuySpark")));
    expect(fire.querySelector('[data-thing="buy"] small')?.textContent).toContain(told.en.souls(price("Buy") ?? 0));
  });

  test("the bar: black from the left, red from the right", () => {
    const { table } = laid(camp, (now) => Object.assign(now.heroes[0] as HeroSeen, { black: 2, red: 3 }));
    const party = show(Party as never, { table });
    const boxes = [...(party.querySelector(".bar")?.querySelectorAll("b") ?? [])].map((cube) => (cube.classList.contains("black") ? "b" : cube.classList.contains("red") ? "r" : "."));
    expect(boxes.join("")).toBe("bb.....rrr");
  });

  test("in the outfit question every change has a place to be clicked", () => {
    const { table } = laid(open);
    const fire = show(Bonfire as never, { table });
    const equip = open.question.options.find(([action]) => action?.[0] === "Equip")?.[0] as Wire;
    const at = [...fire.querySelectorAll<HTMLElement>(".bag li")].findIndex((one) =>
      one.textContent?.includes(printedOf(table).equipment[String(equip[2]).split(".")[0] ?? ""]?.name ?? "?"),
    );
    fire.querySelectorAll<HTMLButtonElement>(".bag .take")[at]?.click();
    flushSync();
    expect(fire.querySelectorAll(".pick .ways button").length).toBeGreaterThan(1);
    carry.down();
  });

  test("dice beside a line of the log", () => {
    const line = show(Roll as never, { event: ["RolledDice", 0, "attack", ["black", "blue"], [2, 1]], lang: "en" });
    expect([...line.querySelectorAll("text")].map((one) => one.textContent)).toEqual(["2", "1"]);
    expect(show(Roll as never, { event: ["Died", 0], lang: "en" }).querySelector("svg")).toBeNull();
  });
});

describe("the end", () => {
  const fight = (change: Partial<FightSeen>): FightSeen => ({
    what: "the_forgotten", boss: false, end: "won", turns: 3, dealt: 4, suffered: [1, 2], fallen: -1, heated: false, ...change,
  });

  test("a defeat sends the party back to the fire", () => {
    const rows = attempts([fight({}), fight({ end: "lost" }), fight({}), fight({ boss: true })]);
    expect(rows.map((row) => row.length)).toEqual([2, 2]);
    expect(attempts([fight({ end: "lost" })])).toHaveLength(1);
    expect(attempts([])).toEqual([]);
  });

  test("only rare luck deserves a strong word", () => {
  });

  test("what a fight comes to is told in both languages", () => {
    expect(ENDING.en.fight("The Deeps", "won", 4, 1, 1)).toContain("1 activation.");
    expect(ENDING.fr.fight("The Deeps", "gagné", 4, 1, 2)).toContain("2 activations.");
  });
});

describe("French", () => {
  test("is set as French is", () => {
    for (const file of ["told.ts", "ending.ts"]) {
      const source = readFileSync(resolve(import.meta.dirname, file), "utf8");
      const french = source.slice(source.indexOf("const fr"));
      const strings = [...french.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map((found) => (found[1] ?? found[2] ?? "").replace(/\$\{[^{}]*\}/g, "x"));
      expect(strings.length).toBeGreaterThan(40);
      expect(strings.filter((text) => / [:;!?]|'/.test(text))).toEqual([]);
      const nested = [...french.matchAll(/"([^"\n]*)"/g)].map((found) => found[1] ?? "");
      expect(nested.filter((text) => /\S [:;!?]/.test(text))).toEqual([]);
    }
  });
});
