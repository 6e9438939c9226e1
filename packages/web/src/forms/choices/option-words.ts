// By which words an option is found, and by which of its other names where its own would not have been. Pure.
import { searchable } from "@atalaya/contract/folded.ts";
import { searchWords } from "@atalaya/contract/search-words.ts";

export type OptionWords = {
  label: string;
  /** Its code or the like, which can be typed too. */
  detail?: string | null;
  /** What people call it beside its label. */
  called?: readonly string[];
  /** The heading that it stands under; those of one heading follow each other. */
  group?: string;
};

const wordsOf = (typed: string) => searchWords(searchable(typed));
const ownText = ({ label, detail }: OptionWords) => searchable(`${label} ${detail ?? ""}`);

/** Whether every typed word occurs in the option's label, detail or other names: accents and case aside. */
export function matches(option: OptionWords, typed: string): boolean {
  const text = [ownText(option), ...(option.called ?? []).map(searchable)].join("\n");
  return wordsOf(typed).every((word) => text.includes(word));
}

/** The other name that it was found by; undefined where its own words say all that was typed. */
export function foundAs(option: OptionWords, typed: string): string | undefined {
  const own = ownText(option);
  const others = wordsOf(typed).filter((word) => !own.includes(word));
  if (others.length === 0) return undefined;
  const says = (name: string) => (word: string) => searchable(name).includes(word);
  const { called = [] } = option;
  return called.find((name) => others.every(says(name))) ?? called.find((name) => others.some(says(name)));
}
