// The alphabet of text messages, GSM 03.38 (3GPP TS 23.038, 6.2.1): one character outside of it halves what a message holds.

const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Written with an escape before them, so that they count twice. */
const extension = new Set("^{}\\[~]|€");

const isCarried = (character: string) => basic.has(character) || extension.has(character);

/** What means the same and is carried. */
const instead: Record<string, string> = {
  "«": '"',
  "»": '"',
  "“": '"',
  "”": '"',
  "„": '"',
  "‘": "'",
  "’": "'",
  "`": "'",
  "´": "'",
  "–": "-",
  "—": "-",
  "−": "-",
  "‐": "-",
  "‑": "-",
  "•": "-",
  "·": "-",
  "×": "x",
  "⁄": "/",
  "≥": ">=",
  "≤": "<=",
  "\t": " ",
  "\r": "\n",
  "\u2028": "\n",
  "\u2029": "\n",
};

function carried(character: string): string {
  // A carriage return is in the alphabet and starts the line anew on some telephones.
  if (character !== "\r" && isCarried(character)) return character;
  const other = instead[character];
  if (other !== undefined) return other;
  // á is a with a mark; ½ is 1⁄2; what is left in no alphabet of ours says nothing on a telephone.
  return Array.from(character.normalize("NFKD"), (part) => (isCarried(part) ? part : (instead[part] ?? ""))).join("");
}

/**
 * A text in the characters of GSM 03.38. Kept are ñ, Ñ, é, É, ü, ¡, ¿; á, í, ó, ú lose their accents, as all capitals but É;
 * quotation marks and dashes become plain; pictures are left out. Runs of blanks become one.
 */
export const gsm7 = (text: string): string =>
  Array.from(text.normalize("NFC").replaceAll("\r\n", "\n"), carried)
    .join("")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .trim();

/** How much of a message's 160 a text in GSM 03.38 takes. */
export const septets = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (extension.has(character) ? 2 : 1), 0);
