// Names of files as they are kept: without a path, without what deceives the eye or breaks a header.

/** Longest name that is kept, in characters; the ending survives the cut. */
export const longestFileName = 200;

// Controls, and marks that turn the direction of writing: "acta\u202Efdp.exe" would read as a PDF.
// oxlint-disable-next-line no-control-regex
const deceiving = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const reserved = /["<>|?*:]/g;

/**
 * The last part of a path, tidied: "../../etc/passwd" is "passwd", a name of 300 characters is cut before its ending. Letters of any
 * language and emoji stay. Empty where nothing is left.
 */
export function cleanFileName(given: string): string {
  const last =
    given
      .normalize("NFC")
      .toWellFormed()
      .split(/[/\\]/)
      .findLast((part) => part.trim() !== "") ?? "";
  const name = last.replaceAll(deceiving, "").replaceAll(reserved, "_").replaceAll(/\s+/g, " ").trim();
  if (/^\.*$/.test(name)) return "";
  const letters = Array.from(name);
  if (letters.length <= longestFileName) return name;
  const ending = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? "";
  return letters.slice(0, longestFileName - ending.length).join("") + ending;
}
