// The style sheet of the public pages: the written one, and the console's font as the build has named it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { webDirectory } from "../http/pages.ts";

const written = join(import.meta.dirname, "style.css");
const assets = join(webDirectory, "assets");

/** As in the console: what Spanish and English need, and the rest of the Latin letters where a text has some. */
const parts = [
  [
    "inter-latin-wght-normal",
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212",
  ],
  [
    "inter-latin-ext-wght-normal",
    "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF",
  ],
] as const;

/** `base`: where the console stands on its host. Without the built web application the pages keep the system's font. */
export function publicStyle(base: string): string {
  const files = existsSync(assets) ? readdirSync(assets) : [];
  const faces = parts.flatMap(([name, range]) => {
    const file = files.find((it) => it.startsWith(`${name}-`) && it.endsWith(".woff2"));
    if (!file) return [];
    return `@font-face{font-family:"Inter Variable";font-weight:100 900;font-display:swap;src:url("${base}/assets/${file}") format("woff2");unicode-range:${range}}`;
  });
  return [...faces, readFileSync(written, "utf8")].join("\n");
}
