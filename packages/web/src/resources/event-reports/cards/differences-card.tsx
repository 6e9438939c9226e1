// What a report says otherwise than the one before, line by line; and whether the paper marks it.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import type { Difference } from "@atalaya/contract/resources/event-reports/paper.ts";
import { unknown } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useWords } from "../../../ui/words.ts";

/** What is behind them is asked for. */
const shownAtFirst = 5;

type DifferencesCardProps = {
  /** Of the report that this one is compared with. */
  number: number;
  differences: readonly Difference[];
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
};

export function DifferencesCard({ number, differences, isMarked, onMark }: DifferencesCardProps) {
  const t = useWords();
  const [isAll, setAll] = useState(false);
  const title = t("report_differences", { number });
  const shown = isAll ? differences : differences.slice(0, shownAtFirst);
  return (
    <Panel
      title={title}
      aside={
        <FormControlLabel
          label={t("report_mark")}
          control={<Checkbox checked={isMarked} onChange={({ target }) => onMark(target.checked)} />}
          sx={{ mr: 0 }}
        />
      }
    >
      <Box sx={{ p: "8px 16px 10px", borderTop: 1, borderColor: "divider" }}>
        {differences.length === 0 && <Typography color="textSecondary">{t("report_differences_none")}</Typography>}
        <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {shown.map((difference, index) => (
            <DifferenceLine key={index} {...difference} />
          ))}
        </Box>
        {differences.length > shownAtFirst && (
          <Button variant="text" size="small" aria-expanded={isAll} onClick={() => setAll(!isAll)} sx={{ ml: "-8px" }}>
            {isAll ? t("report_see_fewer") : t("report_see_all", { count: differences.length })}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

/** What is short stands in one line with what it was; what is long has the line below it. */
const mostBeside = 14;

function DifferenceLine({ label, before, now }: Difference) {
  const t = useWords();
  const isLong = before.length + now.length > 2 * mostBeside;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: isLong ? "minmax(0, 1fr)" : "minmax(0, 1fr) auto",
        gap: "0 12px",
        py: "4px",
        overflowWrap: "anywhere",
      }}
    >
      <span>{label}</span>
      <Box component="span" className="tn" sx={{ whiteSpace: "pre-line" }}>
        <Box component="span" sx={{ color: "text.secondary" }}>
          {before === unknown && isLong ? t("report_new_line") : before.replaceAll("\n", " · ")}
        </Box>{" "}
        <Icon name="long-arrow-right" size={11} color="var(--mui-palette-text-disabled)" />{" "}
        <b>{now.replaceAll("\n", " · ")}</b>
      </Box>
    </Box>
  );
}
