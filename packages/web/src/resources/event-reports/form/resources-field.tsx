// What was used: how much of what, and what it cost where that is known.
import Typography from "@mui/material/Typography";
import { useFormContext } from "react-hook-form";
import { currencies } from "@atalaya/contract/values/amounts.ts";
import type { ReportWritten } from "@atalaya/contract/resources/event-reports/content.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { rowsOf } from "../../../forms/rows/rows-of.tsx";
import { unknown } from "../../../ui/format.ts";
import { useWords } from "../../../ui/words.ts";
import { written } from "./report-noun.ts";

const { Rows, text, number, choice } = rowsOf(written, "resources");

export function ResourcesField() {
  const t = useWords();
  const labelOf = useLabelOf(written);
  const { getValues } = useFormContext<ReportWritten>();
  /** Money is told in one currency mostly. */
  const currency = () => getValues("resources").findLast((row) => row.currency !== null)?.currency ?? null;
  return (
    <>
      <Typography variant="caption" component="h3" sx={{ m: "0 0 4px", fontWeight: 550 }}>
        {labelOf("resources")}
      </Typography>
      <Rows
        addLabel={t("report_resource_add")}
        wideFrom={480}
        begin={() => ({ name: null, amount: null, cost: null, currency: currency() })}
        columns={[
          text("name", { width: "minmax(0, 1fr)" }),
          number("amount", { width: "96px", isShort: true }),
          number("cost", { width: "132px", isShort: true }),
          choice(
            "currency",
            { width: "92px", isShort: true },
            { emptyLabel: unknown, options: currencies.map((value) => ({ value, label: value })) },
          ),
        ]}
      />
    </>
  );
}
