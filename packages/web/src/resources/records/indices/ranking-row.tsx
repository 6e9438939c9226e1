// One place of the ranking: pressed, it opens to its calculation.
import { useEffect, useRef } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import type { CompositeResult } from "@atalaya/contract/resources/records/composite-indices.ts";
import { Bar } from "../../../ui/chart/bar.tsx";
import { formatNumber, unknown } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { indexColors } from "../../../ui/theme/data-colors.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { ClassMark } from "./class-mark.tsx";
import type { Later } from "./ranking.tsx";
import type { ShownRow } from "./shown-rows.ts";
import { StepsMark } from "./steps-mark.tsx";

type RankingRowProps = {
  row: ShownRow;
  result: CompositeResult;
  /** With how much of the weight is known, and each member. */
  isWhole: boolean;
  later: Later | null;
  isOpen: boolean;
  onToggle: () => void;
};

export function RankingRow({ row, result, isWhole, later, isOpen, onToggle }: RankingRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const line = useRef<HTMLTableRowElement>(null);
  // A press on the map opens it, which may be far below.
  useEffect(() => {
    if (isOpen) line.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const { name, rank, steps, value, weight_known } = row;
  const present = later?.get(row.company_id);
  return (
    <TableRow ref={line} hover>
      <TableCell component="th" scope="row" className="name">
        <ButtonBase
          aria-expanded={isOpen}
          aria-label={t("index_opened", { name })}
          onClick={onToggle}
          sx={{
            font: "inherit",
            display: "inline-flex",
            alignItems: "center",
            gap: "8px",
            minHeight: 28,
            textAlign: "left",
            "@media (pointer: coarse)": { minHeight: 44 },
          }}
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={11} />
          {name}
        </ButtonBase>
      </TableCell>
      <TableCell align="right" className="tn">
        {rank ?? unknown}
        {steps !== null && <StepsMark steps={steps} />}
      </TableCell>
      {later && (
        <TableCell align="right" className="tn">
          {present?.rank ?? unknown}
          {present?.steps != null && <StepsMark steps={present.steps} />}
        </TableCell>
      )}
      <TableCell>
        <Value row={row} scale={result.index.scale} />
      </TableCell>
      {isWhole && (
        <TableCell align="right" className="tn" sx={value === null ? { color: "text.disabled" } : {}}>
          {t("index_percent", { value: formatNumber(weight_known * 100, language, { maximumFractionDigits: 0 }) })}
        </TableCell>
      )}
      {isWhole &&
        row.members.map((member, at) => (
          <TableCell key={result.members[at]!.variable_id} align="right" className="tn">
            {formatNumber(member.value, language)}
            {member.normalised !== null && (
              <Box component="span" sx={{ display: "block", fontSize: "0.75rem", color: "text.secondary" }}>
                {formatNumber(member.normalised, language, { minimumFractionDigits: 2 })}
              </Box>
            )}
          </TableCell>
        ))}
    </TableRow>
  );
}

function Value({ row, scale }: { row: ShownRow; scale: number }) {
  const t = useWords();
  const [language] = useLanguage();
  if (row.value === null || row.class === null)
    return (
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t("index_no_value")}
      </Box>
    );
  return (
    <Box component="span" sx={{ display: "block", minWidth: 116 }}>
      <Box component="span" sx={{ display: "flex", justifyContent: "space-between", gap: "8px", mb: "2px" }}>
        <Box component="b" className="tn">
          {formatNumber(row.value, language)}
        </Box>
        <ClassMark of={row.class} />
      </Box>
      <Bar share={row.value / scale} color={indexColors[row.class]} height={4} />
    </Box>
  );
}
