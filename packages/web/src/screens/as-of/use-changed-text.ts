// How often something changed since the moment that is shown, and when last.
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

export function useChangedText(): (one: { changes: number; last_at: string }) => string {
  const t = useWords();
  const [language] = useLanguage();
  return ({ changes, last_at }) => {
    const at = formatInstant(last_at, language);
    return changes === 1
      ? t("past_changed_once", { at })
      : t("past_changed_times", { count: formatNumber(changes, language), at });
  };
}
