// Shortening of long texts.

const omission = "...";
const defaultLength = 30;

/** At most `length` characters including the omission: a longer text keeps `length - 3` characters and ends in "...". */
export function truncate(text: string, length: number = defaultLength): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  return characters.slice(0, Math.max(0, length - omission.length)).join("") + omission;
}
