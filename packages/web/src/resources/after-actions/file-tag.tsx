// How far the file of an emergency is, as icon, colour and word.
import type { AfterActionSummary } from "@atalaya/contract/resources/after-actions.ts";
import { Tag } from "../../ui/tag.tsx";
import { useWords } from "../../ui/words.ts";

const looks = {
  none: { icon: "clock-o", status: "warning" },
  draft: { icon: "pencil" },
  sealed: { icon: "lock", status: "info" },
} as const;

export function FileTag({ state }: Pick<AfterActionSummary, "state">) {
  const t = useWords();
  return <Tag {...looks[state]} label={t(`after_state.${state}`)} />;
}
