import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pack } from "./tools/pack.ts";

const server = process.env.UNDERCROFT_SERVER ?? "http://127.0.0.1:7777";

export default defineConfig({
  plugins: [svelte(), pack()],
  base: "/",
  build: { outDir: "../undercroft/server/site", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  // Generous: a busy machine is no failure.
  test: { environment: "jsdom", testTimeout: 60_000, hookTimeout: 60_000, include: ["src/**/*.test.ts"] },
});
