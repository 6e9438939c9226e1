// Noto Sans for map labels, served by ourselves: MapLibre draws letters from these files and asks no glyph server.
import type { FontFacesSpecification } from "maplibre-gl";
import italic from "@fontsource/noto-sans/files/noto-sans-latin-400-italic.woff2?url";
import italicExtended from "@fontsource/noto-sans/files/noto-sans-latin-ext-400-italic.woff2?url";
import regular from "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2?url";
import regularExtended from "@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff2?url";
import semibold from "@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2?url";
import semiboldExtended from "@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff2?url";

const latin = ["U+0000-00FF", "U+0131", "U+0152-0153", "U+02BB-02DC", "U+2000-206F", "U+20AC", "U+2122", "U+2212"];
const latinExtended = ["U+0100-02BA", "U+1E00-1E9F", "U+1EF2-1EFF", "U+2C60-2C7F", "U+A720-A7FF"];

const absolute = (url: string) => new URL(url, document.baseURI).href;

const face = (basic: string, extended: string) => [
  { url: absolute(basic), "unicode-range": latin },
  { url: absolute(extended), "unicode-range": latinExtended },
];

/** Names for `text-font`. */
export const labelFonts = {
  regular: ["Noto Sans Regular"],
  italic: ["Noto Sans Italic"],
  semibold: ["Noto Sans SemiBold"],
};

export const fontFaces = (): FontFacesSpecification => ({
  "Noto Sans Regular": face(regular, regularExtended),
  "Noto Sans Italic": face(italic, italicExtended),
  "Noto Sans SemiBold": face(semibold, semiboldExtended),
});
