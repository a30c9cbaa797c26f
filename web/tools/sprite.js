// Bakes the icons each room names in its icons.json into one SVG sprite a room: public/icons/<room>.svg.
// A folder of a game with an icons.json of its own gets its own sprite, fetched only when it is needed: <room>-<folder>.svg.
import { mkdirSync, readFileSync, readdirSync, existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const root = fileURLToPath(new URL("..", import.meta.url));
const all = JSON.parse(readFileSync(join(root, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));

function body(name) {
  const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no icon called ${name}`);
  return icon.body;
}

const rooms = [["shell", "src/shell"]];
for (const game of readdirSync(join(root, "src/games"), { withFileTypes: true })) {
  if (!game.isDirectory()) continue;
  rooms.push([game.name, `src/games/${game.name}`]);
  for (const part of readdirSync(join(root, "src/games", game.name), { withFileTypes: true })) {
    if (part.isDirectory()) rooms.push([`${game.name}-${part.name}`, `src/games/${game.name}/${part.name}`]);
  }
}
mkdirSync(join(root, "public/icons"), { recursive: true });
for (const [room, folder] of rooms) {
  const list = join(root, folder, "icons.json");
  if (!existsSync(list)) continue;
  const names = [...new Set(JSON.parse(readFileSync(list, "utf8")))].sort();
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${body(name)}</symbol>`);
  writeFileSync(
    join(root, `public/icons/${room}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`,
  );
}
