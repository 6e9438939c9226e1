// The web build: two pages, the console and the light login page.
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const page = (name: string) => join(import.meta.dirname, name);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
      input: { index: page("index.html"), login: page("login.html") },
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            {
              name: "mui",
              test: /node_modules[\\/](@mui|@emotion|stylis|react-transition-group|@popperjs)[\\/]/,
              priority: 2,
            },
            { name: "maplibre", test: /node_modules[\\/](maplibre-gl|@maplibre|pmtiles)[\\/]/, priority: 2 },
            { name: "tanstack", test: /node_modules[\\/](@tanstack|zustand)[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
});
