// How many records a list has, in words.
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

/** "1.204 registros"; nothing before it is known. */
export function useCountText(total: { total: number; total_is_exact: boolean } | undefined): string | undefined {
  const t = useWords();
  const [language] = useLanguage();
  if (!total) return undefined;
  if (total.total === 1) return t("record_count_one");
  const count = formatNumber(total.total, language);
  return t(total.total_is_exact ? "record_count_many" : "record_count_more", { count });
}
