// What the portfolio comes to: its headline numbers, and gathered by sector, place, disaster, source or phase.
import type { RecoverySums } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useWords } from "../../../ui/words.ts";
import { Notes } from "../../../screens/list-tools/answered.tsx";
import { AnsweredSums, CurrencyChoice } from "./answered-sums.tsx";
import { Headline } from "./headline.tsx";
import { groupIn } from "./portfolio-address.ts";
import { unitText, type Unit } from "./show-money.ts";
import { SumsTable } from "./sums-table.tsx";

export function SumsView() {
  const by = groupIn(useUrlState().search);
  return <AnsweredSums by={by}>{(sums, unit) => <Shown sums={sums} unit={unit} />}</AnsweredSums>;
}

function Shown({ sums, unit }: { sums: RecoverySums; unit: Unit }) {
  const t = useWords();
  const by = groupIn(useUrlState().search);
  const { total, currency } = sums;
  const counted = total.items - total.cancelled;
  return (
    <>
      <Panel
        title={t("recovery_headline")}
        mark={currency && <span>{unitText(unit, t)}</span>}
        aside={<CurrencyChoice sums={sums} />}
      >
        <Headline total={total} unit={unit} />
      </Panel>
      <Panel title={t(`recovery_sums_gathered.${by}`)}>
        <SumsTable key={by} by={by} sums={sums} unit={unit} />
      </Panel>
      <Notes
        texts={[
          t("recovery_note_told", { need: total.need.told, funded: total.funded.told, count: counted }),
          t("recovery_note_gap"),
          ...(by === "source" ? [t("recovery_note_source")] : []),
          ...(total.cancelled > 0 ? [t("recovery_note_cancelled", { count: total.cancelled })] : []),
        ]}
      />
    </>
  );
}
