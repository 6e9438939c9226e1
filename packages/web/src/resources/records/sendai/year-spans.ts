// Years as one says them: "de 2021 y de 2024 a 2026". Pure.
import type { SendaiMissing } from "@atalaya/contract/resources/records/sendai.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { localeTags } from "@atalaya/contract/values/format.ts";
import type { Translate } from "../../../ui/words.ts";

type Span = { from: number; to: number };

/** Years that follow each other as one span. */
export function spansOf(years: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (const year of [...new Set(years)].toSorted((one, other) => one - other)) {
    const last = spans.at(-1);
    if (last?.to === year - 1) last.to = year;
    else spans.push({ from: year, to: year });
  }
  return spans;
}

export const joined = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeTags[language], { type: "conjunction" }).format(parts);

export function yearsText(years: readonly number[], t: Translate, language: Language): string {
  const parts = spansOf(years).map(({ from, to }) =>
    from === to
      ? t("sendai_years_one", { year: String(from) })
      : t("sendai_years_from", { from: String(from), to: String(to) }),
  );
  return joined(parts, language);
}

/** How many yearly figures are missing, whichever place they are of. */
export const countOf = (missing: readonly SendaiMissing[]): number =>
  missing.reduce((sum, { years }) => sum + years.length, 0);

/** "población de 2024 a 2026, PIB de 2021 y de 2024 a 2026", of all places together. */
export function missingText(missing: readonly SendaiMissing[], t: Translate, language: Language): string {
  const whats = [...new Set(missing.map(({ what }) => what))];
  const parts = whats.map((what) => {
    const years = missing.filter((it) => it.what === what).flatMap((it) => it.years);
    return t("sendai_gap_years", { what: t(`sendai_gap.${what}`), years: yearsText(years, t, language) });
  });
  return parts.join(", ");
}
