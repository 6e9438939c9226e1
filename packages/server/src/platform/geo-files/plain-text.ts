// Descriptions as text: programs put HTML into them, which nobody here wants to see.

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

const letterOf = (whole: string, name: string): string => {
  if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
};

/** A line for each that the browser would show; no longer marked up in any way. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^<>]*>/gi, "\n")
    .replaceAll(/<\/t[dh]\b[^<>]*>/gi, " ")
    .replaceAll(/<[a-z/!][^<>]*>/gi, "")
    .replaceAll(/&(#?\w{1,8});/g, letterOf)
    .replaceAll(/[ \t\u00a0]+/g, " ")
    .replaceAll(/ ?\n[ \n]*/g, "\n")
    .trim();
