// The figures in force of a disaster, then and today, as rows of a table of changes.
import { metrics, type LossesInForce } from "@atalaya/contract/domain/losses.ts";
import { showFigure } from "@atalaya/contract/domain/show-figure.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { ChangeRow } from "../../../screens/change-table.tsx";
import type { Translate } from "../../../ui/words.ts";

export function lossesText(
  then: LossesInForce | null,
  now: LossesInForce | null,
  t: Translate,
  language: Language,
): ChangeRow[] {
  return metrics.flatMap((metric): ChangeRow[] => {
    const [one, other] = [then?.[metric] ?? null, now?.[metric] ?? null];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const show = (figure: typeof one) => figure && showFigure(figure, t, language);
    const kind = one === null ? "added" : other === null ? "removed" : "changed";
    return [{ key: metric, label: t(`loss.${metric}`), kind, before: show(one), after: show(other) }];
  });
}
