// The web build: two pages, the console and the light login page, and the console's service worker.
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunksOf } from "./tools/chunks.ts";

const page = (name: string) => join(import.meta.dirname, name);

export default defineConfig({
  root: import.meta.dirname,
  // Files find each other wherever the console stands; what the pages begin with the server fills in.
  base: "./",
  plugins: [react({ compiler: true })],
  // The server replaces the placeholder in every answer by a nonce of its own.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
    chunkSizeWarningLimit: 1200,
    // Small files inlined as data: addresses would need holes in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: page("index.html"), login: page("login.html"), sw: page("src/service-worker/worker.ts") },
      output: {
        // A service worker is found under one name in every release, and rules over the folder that it lies in.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          groups: chunksOf(page("login.html"), page("index.html")),
        },
      },
    },
  },
});
