// That a work is late, and by how much: in a word, a sign and a colour.
import { useWords } from "../../../ui/words.ts";
import { Tag } from "../../../ui/tag.tsx";
import { lateText } from "../../../ui/time/due-text.ts";

export const LateTag = ({ days }: { days: number }) => (
  <Tag icon="exclamation-triangle" status="error" label={lateText(days, useWords())} />
);
