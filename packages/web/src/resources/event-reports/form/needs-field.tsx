// What is missing, and proposals for it: what the sheltered people need at least by the Sphere Handbook, with the sum that it comes from.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useFormContext, useWatch } from "react-hook-form";
import { neededBy, sphereNeeds, type SphereNeed } from "@atalaya/contract/domain/event-report/sphere.ts";
import type { EventReport } from "@atalaya/contract/resources/event-reports.ts";
import type { ReportWritten } from "@atalaya/contract/resources/event-reports/content.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { rowsOf } from "../../../forms/rows/rows-of.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { written } from "./report-noun.ts";

const { Rows, text, number } = rowsOf(written, "needs");

export function NeedsField({ report }: { report: EventReport }) {
  const t = useWords();
  const labelOf = useLabelOf(written);
  return (
    <>
      <Typography variant="caption" component="h3" sx={{ m: "12px 0 4px", fontWeight: 550 }}>
        {labelOf("needs")}
      </Typography>
      <Proposals report={report} />
      <Rows
        addLabel={t("report_need_add")}
        wideFrom={480}
        begin={() => ({ name: null, amount: null, unit: null, source: null })}
        columns={[
          text("name", { width: "minmax(0, 1.2fr)" }),
          number("amount", { width: "96px", isShort: true }),
          text("unit", { width: "112px", isShort: true }),
          text("source", { width: "minmax(0, 1.6fr)" }),
        ]}
      />
    </>
  );
}

/** Only where it is known how many people are sheltered: of nobody's number nothing follows. */
function Proposals({ report: { content } }: { report: EventReport }) {
  const t = useWords();
  const [language] = useLanguage();
  const sheltered = content.figures.find(({ metric }) => metric === "sheltered");
  const people = sheltered?.value ?? null;
  if (people === null || people === 0)
    return (
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "0 0 8px" }}>
        {t("report_sphere_none")}
      </Typography>
    );
  const title = t("report_sphere", { count: formatNumber(people, language) });
  return (
    <Box sx={{ mb: "12px", p: "8px 12px", borderRadius: "6px", bgcolor: "sunken" }}>
      <Typography variant="caption" component="p" sx={{ m: "0 0 4px", fontWeight: 550 }}>
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {sphereNeeds.map((need) => (
          <Proposal key={need.key} need={need} people={people} />
        ))}
      </Box>
    </Box>
  );
}

function Proposal({ need, people }: { need: SphereNeed; people: number }) {
  const t = useWords();
  const [language] = useLanguage();
  const { getValues, setValue } = useFormContext<ReportWritten>();
  const rows = useWatch<ReportWritten, "needs">({ name: "needs" });
  const amount = neededBy(need, people);
  const unit = need.unit[language];
  const [name, told] = [need.name[language], formatNumber(people, language)];
  const formula =
    need.per === 1
      ? t("report_sphere_times", { people: told, amount: formatNumber(need.amount, language), unit })
      : t("report_sphere_per", { people: told, per: formatNumber(need.per, language) });
  const isThere = rows.some((row) => Object.values(need.name).includes(row.name));
  const add = () =>
    setValue("needs", [...getValues("needs"), { name, amount, unit, source: `${need.source[language]}: ${formula}` }], {
      shouldDirty: true,
    });
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        alignItems: "center",
        gap: "0 12px",
        py: "3px",
        "@container (min-width: 560px)": { gridTemplateColumns: "minmax(0, 230px) minmax(0, 1fr) auto" },
      }}
    >
      <span className="tn">
        {name}: <b>{formatNumber(amount, language)}</b> {unit}
      </span>
      <Typography
        variant="caption"
        component="span"
        color="textSecondary"
        className="tn"
        sx={{ gridRow: 2, gridColumn: "1 / -1", "@container (min-width: 560px)": { gridArea: "auto" } }}
      >
        {formula} · {need.source[language]}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name={isThere ? "check" : "plus"} />}
        aria-label={t(isThere ? "report_sphere_is_there" : "report_sphere_add", { name })}
        disabled={isThere}
        onClick={add}
      >
        {isThere ? t("report_sphere_added") : t("report_sphere_take")}
      </Button>
    </Box>
  );
}
