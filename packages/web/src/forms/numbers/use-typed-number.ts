// The text of a field that holds a number: one's own typing is left alone, a value from outside replaces it.
import type { Language } from "@atalaya/contract/text.ts";
import { useFollowing } from "../../ui/use-following.ts";
import { parseNumber, typedNumber } from "./number-text.ts";

/** What comes from outside is a discard, a draft, a merge. `read` says what a typed text stands for. */
export function useTypedNumber(
  value: unknown,
  language: Language,
  read: (typed: string) => unknown = (typed) => parseNumber(typed, language),
): [string, (text: string) => void] {
  return useFollowing<string>(JSON.stringify([value, language]), (typed) =>
    typed !== undefined && (read(typed) ?? "") === (value ?? "") ? typed : typedNumber(value, language),
  );
}
