// The columns of the comparison: each figure leads to the list of that municipality which shows the same things.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { createLink } from "@tanstack/react-router";
import { coverageQuestions } from "@atalaya/contract/domain/coverage.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { linkTo, type ScreenLink } from "../../../api/addresses.ts";
import { formatNumber } from "../../../ui/format.ts";
import { LevelMark } from "../../../ui/level-mark.tsx";
import { fingerQuery, fingertip } from "../../../ui/theme/theme-global.ts";
import type { Column } from "../../../ui/table/data-table-column.ts";
import type { Translate } from "../../../ui/words.ts";
import type { ShownLevel } from "../../../api/use-levels.ts";
import type { Compared, ComparedBy } from "./use-compared.ts";

const FigureLink = createLink(Link);

type Options = {
  t: Translate;
  language: Language;
  from: string | undefined;
  levelOf: (key: string, company_id: number) => ShownLevel;
};

/** Where a figure of the municipality leads. */
function behind(by: ComparedBy, { id, alert_level }: Compared, from: string | undefined): ScreenLink {
  const place = id;
  const published = { place, has_published: true, observed_from: from };
  switch (by) {
    case "alerts":
      return linkTo("/records/alert", { place, level: alert_level });
    case "events":
      return linkTo("/records/risk", { place, running: true });
    case "shelters_open":
    case "free":
      return linkTo("/albergues", { place, is_active: true, state: "open" });
    case "occupied":
      return linkTo("/albergues", { place, is_active: true, state: ["open", "full"] });
    case "recovery":
      return linkTo("/records/recovery", { place });
    case "covered":
      return linkTo("/dashboard", { place });
    default:
      return linkTo("/records/risk", published);
  }
}

/** A finger finds the whole height of the row, and as much of its width. */
const pressed = {
  display: "inline-flex",
  alignItems: "center",
  verticalAlign: "middle",
  [fingerQuery]: { minHeight: fingertip, minWidth: fingertip },
};
const figure = { ...pressed, justifyContent: "flex-end", gap: "6px" };

type FigureProps = { to: ScreenLink; value: number | null; text?: string; children?: ReactNode; options: Options };

/** What is nothing is said quietly, and what is not known by a dash. */
function Figure({ to, value, text, children, options: { t, language } }: FigureProps) {
  if (value === null)
    return (
      <Box component="span" sx={{ color: "text.disabled" }}>
        <span aria-hidden>—</span>
        <span className="visually-hidden">{t("compared_unknown")}</span>
      </Box>
    );
  return (
    <FigureLink
      {...to}
      underline="hover"
      color={value === 0 ? "textDisabled" : "textPrimary"}
      className="tn"
      sx={figure}
    >
      {children}
      {text ?? formatNumber(value, language)}
    </FigureLink>
  );
}

const titles = {
  alerts: "compared_alerts",
  events: "compared_events",
  shelters_open: "compared_shelters",
  occupied: "compared_occupied",
  free: "compared_free",
  disasters: "compared_disasters",
  people: "compared_people",
  houses: "compared_houses",
  recovery: "compared_recovery",
  covered: "compared_covered",
} as const satisfies Record<ComparedBy, string>;

export const comparedTitle = (by: ComparedBy, t: Translate): string => t(titles[by]);

/** The figure in words: of the coverage how many of its questions are answered yes. */
export function comparedText(by: ComparedBy, row: Compared, language: Language): string {
  if (by === "covered") return `${row.covered}/${coverageQuestions.length}`;
  return by === "recovery" ? `${formatNumber(row.recovery, language)} %` : formatNumber(row[by], language);
}

/** In a narrow table the later columns give way. */
const widths: Partial<Record<ComparedBy, number>> = {
  occupied: 620,
  houses: 700,
  shelters_open: 820,
  disasters: 900,
  free: 980,
  recovery: 1040,
};

export function comparedColumns(shown: readonly ComparedBy[], options: Options): Column<Compared>[] {
  const { t, language, from, levelOf } = options;
  const place: Column<Compared> = {
    key: "name",
    title: t("compared_place"),
    isSortable: true,
    render: ({ id, name }) => (
      <FigureLink
        {...linkTo("/dashboard", { place: id })}
        underline="hover"
        color="textPrimary"
        aria-label={t("compared_open", { place: name })}
        sx={{ ...pressed, fontWeight: 600 }}
      >
        {name}
      </FigureLink>
    ),
  };
  const figures = shown.map((by): Column<Compared> => ({
    key: by,
    title: comparedTitle(by, t),
    align: "right",
    isSortable: true,
    ...(widths[by] && { from: widths[by] }),
    render: (row) => {
      const level = by === "alerts" && row.alert_level !== null ? levelOf(row.alert_level, row.id) : null;
      return (
        <Figure to={behind(by, row, from)} value={row[by]} text={comparedText(by, row, language)} options={options}>
          {level && (
            <LevelMark level={level.key} color={level.color} bars={level.bars} size={16} label={level.name[language]} />
          )}
        </Figure>
      );
    },
  }));
  return [place, ...figures];
}
