// Figures on paper: the most telling ones large, and all of them a line each, every one with its own day and source.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PaperFigure } from "@atalaya/contract/paper.ts";
import { Tag } from "../../ui/tag.tsx";
import { useWords } from "../../ui/words.ts";
import { Course } from "./course.tsx";
import { tableStyle } from "./paper-style.ts";

type Figures = { figures: readonly PaperFigure[] };

/** One shared card divided by hairlines. */
export function Headline({ figures }: Figures) {
  const t = useWords();
  return (
    <Box
      sx={(theme) => ({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "1px",
        overflow: "hidden",
        backgroundColor: theme.vars.palette.divider,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        margin: "-12px -16px 0",
        "@container (min-width: 400px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        "@container (min-width: 620px)": { gridTemplateColumns: `repeat(${figures.length}, minmax(0, 1fr))` },
        "& > *": { backgroundColor: theme.vars.palette.background.paper },
        // Of an odd number the first takes a whole line where two stand beside each other.
        "& > :first-of-type:nth-last-of-type(odd)": {
          "@container (min-width: 400px) and (max-width: 619.95px)": { gridColumn: "1 / -1" },
        },
      })}
    >
      {figures.map(({ label, value, unit, qualifier, as_of, source, course }) => (
        <Box key={label} sx={{ padding: "12px 16px" }}>
          <Typography variant="caption" component="h3" color="textSecondary" sx={{ m: 0, fontWeight: 550 }}>
            {label}
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 8px" }}>
            <Typography variant="h2" component="p" className="tn" sx={{ m: 0 }}>
              {value}
            </Typography>
            {unit && (
              <Typography variant="caption" component="span" color="textDisabled">
                {unit}
              </Typography>
            )}
            {qualifier && <Tag {...qualifier} />}
          </Box>
          <Typography variant="overline" component="p" color="textSecondary" sx={{ m: "0 0 6px" }}>
            {[t("record_observed", { day: as_of }), source].filter(Boolean).join(" · ")}
          </Typography>
          <Box sx={{ color: "primary.main" }}>
            <Course points={course} size="large" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** In a narrow column day and source stand below the name. */
export function FigureTable({ figures }: Figures) {
  const t = useWords();
  return (
    <Box
      component="table"
      aria-label={t("losses")}
      sx={{
        ...tableStyle,
        "& .wide": { display: "none", "@container (min-width: 560px)": { display: "table-cell" } },
        "& .narrow": { "@container (min-width: 560px)": { display: "none" } },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t("label.records.figures.metric")}</th>
          <th scope="col" className="number">
            {t("label.records.figures.value")}
          </th>
          <th scope="col" className="wide">
            {t("losses_unit")}
          </th>
          <th scope="col" className="wide">
            {t("label.records.figures.as_of")}
          </th>
          <th scope="col" className="wide">
            {t("label.records.figures.source")}
          </th>
          <th scope="col">{t("losses_course")}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, value, unit, as_of, source, course }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <Typography className="narrow" variant="overline" component="span" color="textSecondary">
                {[unit, t("record_observed", { day: as_of }), source].filter(Boolean).join(" · ")}
              </Typography>
            </th>
            <td className="number">
              <b>{value}</b>
            </td>
            <td className="wide">{unit}</td>
            <td className="wide tn">{as_of}</td>
            <td className="wide">{source ?? "—"}</td>
            <td>
              {course.length < 2 ? (
                <Typography variant="overline" component="span" color="textDisabled" sx={{ textTransform: "none" }}>
                  {t("paper_one_day")}
                </Typography>
              ) : (
                <Box sx={{ color: "primary.main" }}>
                  <Course points={course} />
                </Box>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
