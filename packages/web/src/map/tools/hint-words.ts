// Hints of the tools on the map, in the words of what somebody points with: a mouse and keys, or a finger.
import useMediaQuery from "@mui/material/useMediaQuery";
import { fingerPointer } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";

const hints = ["sketch_hint", "area_hint_rectangle", "draw_hint_point", "draw_hint_line", "draw_hint_many"] as const;
export type Hint = (typeof hints)[number];

/** The text of a hint for this device. */
export function useHintWords(): (hint: Hint) => string {
  const t = useWords();
  const isTouched = useMediaQuery(`(${fingerPointer})`, { noSsr: true });
  return (hint) => t(isTouched ? `${hint}_touch` : hint);
}

/** Whether this key has a text for fingers too. */
export const isHint = (key: string): key is Hint => hints.some((hint) => hint === key);
