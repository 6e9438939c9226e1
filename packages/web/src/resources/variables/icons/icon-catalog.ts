// The icons of Font Awesome 4.7 as the picker offers them: one entry per picture, found by its names and by everyday words.
import { iconCodePoints } from "@atalaya/contract/icons.ts";
import { folded } from "@atalaya/contract/folded.ts";
import { iconPartWords } from "./icon-part-words.ts";
import { iconSynonyms } from "./icon-synonyms.ts";

export type IconEntry = { name: string; words: string };

const brandWords = "marca logo empresa brand";

/** Names of one picture; aliases draw the same one. */
function namesByPicture(): Map<string, string[]> {
  const pictures = new Map<string, string[]>();
  for (const [name, picture] of Object.entries(iconCodePoints))
    pictures.set(picture, [...(pictures.get(picture) ?? []), name]);
  return pictures;
}

const known = Object.keys(iconSynonyms);
const rank = ({ name }: IconEntry) => (name in iconSynonyms ? known.indexOf(name) : known.length);

/** Everyday words for a name: its own where there are any, and those of its parts; a name without any is a brand's. */
function wordsFor(names: readonly string[]): string {
  const own = names.flatMap((name) => iconSynonyms[name] ?? []);
  const parts = [...new Set(names.flatMap((name) => name.split("-")))].flatMap((part) => iconPartWords[part] ?? []);
  return [...own, ...parts].join(" ") || brandWords;
}

function entryOf(names: string[]): IconEntry {
  const named = names.filter((name) => name in iconSynonyms);
  const shortest = names.toSorted((one, other) => one.length - other.length)[0] ?? "";
  return { name: named[0] ?? shortest, words: folded(`${names.join(" ")} ${wordsFor(names)}`) };
}

/** Every picture once: those that a map of risk needs most come first. */
export const iconEntries: readonly IconEntry[] = [...namesByPicture().values()]
  .map(entryOf)
  .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));

/** Entries with a word that begins like each typed word: "vivi" finds house, bed and building. */
export function findIcons(typed: string): readonly IconEntry[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return iconEntries;
  return iconEntries.filter(({ words }) => {
    const parts = words.split(/[\s-]+/);
    return wanted.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

/** Whether two names draw the same picture. */
export const isSameIcon = (one: string, other: string): boolean => iconCodePoints[one] === iconCodePoints[other];
