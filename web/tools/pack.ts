// Packs what was built with brotli, once and as small as it gets: the server gives it to browsers that take it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const PACKABLE = /\.(js|css|html|svg|json|webmanifest)$/;

export const pack = (): Plugin => ({
  name: "pack",
  apply: "build",
  writeBundle({ dir }) {
    for (const name of readdirSync(dir ?? "", { recursive: true, encoding: "utf8" })) {
      if (!PACKABLE.test(name)) continue;
      const file = join(dir ?? "", name);
      const body = readFileSync(file);
      const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
      if (packed.length < body.length) writeFileSync(`${file}.br`, packed);
    }
  },
});
