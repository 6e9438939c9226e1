// The figures that the template asks for: what is known of each, from where, and a figure of one's own where another one holds.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useFormContext, useWatch } from "react-hook-form";
import { untoldFigure, type Figure, type Metric } from "@atalaya/contract/domain/losses.ts";
import { showAsOf, showFigure } from "@atalaya/contract/domain/show-figure.ts";
import type { EventReport } from "@atalaya/contract/resources/event-reports.ts";
import type { ReportFigure, ReportWritten } from "@atalaya/contract/resources/event-reports/content.ts";
import { serverNow } from "../../../api/server-clock.ts";
import { Icon } from "../../../ui/icon.tsx";
import { unknown } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { clockAt } from "../../../ui/zone.ts";
import { OwnFigure } from "./own-figure.tsx";

/** `name`: how the country's form calls the metric. */
type Asked = { metric: Metric; name: string };
type FiguresFieldProps = { asked: readonly Asked[]; report: EventReport };

export function FiguresField({ asked, report }: FiguresFieldProps) {
  const { getValues, setValue, clearErrors } = useFormContext<ReportWritten>();
  const own = useWatch<ReportWritten, "figures">({ name: "figures" });
  const { content } = report;
  const add = (metric: Metric) => {
    const rows = getValues("figures");
    const { day, hour } = clockAt(new Date(serverNow()), content.place.timezone);
    const row = {
      ...untoldFigure,
      metric,
      as_of: day,
      hour,
      source: rows.at(-1)?.source ?? null,
      currency: content.figures.find((it) => it.metric === metric)?.currency ?? null,
    } satisfies Figure;
    setValue("figures", [...rows, row], { shouldDirty: true });
    focusValueOf(rows.length);
  };
  const takeBack = (metric: Metric) => {
    clearErrors("figures");
    setValue(
      "figures",
      getValues("figures").filter((it) => it.metric !== metric),
      { shouldDirty: true },
    );
  };
  return (
    <Box component="ul" sx={{ m: "0 0 12px", p: 0, listStyle: "none" }}>
      {asked.map(({ metric, name }) => {
        const index = own.findIndex((it) => it.metric === metric);
        return (
          <Box component="li" key={metric} sx={{ borderBottom: 1, borderColor: "divider" }}>
            <KnownFigure
              name={name}
              figure={content.figures.find((it) => it.metric === metric)}
              isOwn={index >= 0}
              onPress={() => (index >= 0 ? takeBack(metric) : add(metric))}
            />
            {index >= 0 && <OwnFigure title={name} index={index} />}
          </Box>
        );
      })}
    </Box>
  );
}

/** It is typed at once. */
const focusValueOf = (index: number) =>
  setTimeout(() => document.getElementById(`field-figures.${index}.value`)?.focus(), 0);

type KnownFigureProps = { name: string; figure: ReportFigure | undefined; isOwn: boolean; onPress: () => void };

function KnownFigure({ name, figure, isOwn, onPress }: KnownFigureProps) {
  const t = useWords();
  const [language] = useLanguage();
  const isPassed = isOwn && figure !== undefined && figure.origin !== "report";
  const told = figure && [showAsOf(figure, language), figure.source, t(`report_origin.${figure.origin}`)];
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        alignItems: "center",
        gap: "0 12px",
        minHeight: 40,
        py: "4px",
        "@container (min-width: 560px)": { gridTemplateColumns: "minmax(0, 190px) 76px minmax(0, 1fr) auto" },
      }}
    >
      <Box component="span" sx={{ fontWeight: 550 }}>
        {name}
      </Box>
      <Box component="b" className="tn" sx={{ textAlign: "right" }}>
        {figure ? showFigure(figure, t, language) : unknown}
      </Box>
      <Typography variant="caption" component="span" color="textSecondary" className="tn" sx={{ minWidth: 0 }}>
        {told ? told.filter(Boolean).join(" · ") : t("report_untold")}
        {isPassed && ` · ${t("report_figure_passed")}`}
      </Typography>
      <Button
        variant="text"
        size="small"
        color={isOwn ? "inherit" : "primary"}
        startIcon={<Icon name={isOwn ? "times" : "pencil"} />}
        aria-label={t(isOwn ? "report_own_figure_back" : "report_other_figure_of", { metric: name })}
        onClick={onPress}
      >
        {t(isOwn ? "report_take_back" : "report_other_figure")}
      </Button>
    </Box>
  );
}
