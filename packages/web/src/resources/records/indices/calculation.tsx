// How the index of a place was reckoned: each member with its value, between which values it lies, what that is from 0 to 1, and its weight.
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { CompositeResult } from "@atalaya/contract/resources/records/composite-indices.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber, unknown } from "../../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { unitOf } from "../show-value.ts";
import { calculationText } from "./calculation-text.ts";
import type { ShownRow } from "./shown-rows.ts";

type CalculationProps = { row: ShownRow; result: CompositeResult; weights: readonly number[] | null };

const percentOf = (share: number, language: Language) =>
  formatNumber(share * 100, language, { maximumFractionDigits: 1 });

export function Calculation({ row, result, weights }: CalculationProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { members, index } = result;
  const own = weights ?? members.map(({ weight }) => weight);
  const { value, weight_known } = row;
  return (
    // As wide as what is seen of the ranking, however wide its table is.
    <Box sx={{ position: "sticky", left: 16, width: "min(760px, 100cqw - 32px)" }}>
      <Box sx={{ overflowX: "auto" }}>
        <Table size="small" aria-label={`${t("index_sums")}: ${row.name}`}>
          <TableHead>
            <TableRow>
              <TableCell>{t("label.composite_indices.members.variable_id")}</TableCell>
              <TableCell align="right">{t("label.records.value")}</TableCell>
              <TableCell align="right">{t("index_min_max")}</TableCell>
              <TableCell align="right">{t("index_part")}</TableCell>
              <TableCell align="right">{t("label.composite_indices.members.weight")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {members.map((member, at) => {
              const part = row.members[at]!;
              const unit = unitOf(member, language);
              return (
                <TableRow key={member.variable_id}>
                  <TableCell>
                    {pick(language, member.name_es, member.name_en)}
                    {member.direction === "higher_is_better" && (
                      <Typography component="span" variant="caption" color="textSecondary">
                        {` (${t("index_better")})`}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell align="right" className="tn" sx={{ whiteSpace: "nowrap" }}>
                    {[formatNumber(part.value, language), part.value !== null && unit].filter(Boolean).join(" ")}
                  </TableCell>
                  <TableCell align="right" className="tn" sx={{ whiteSpace: "nowrap" }}>
                    {member.min === null
                      ? unknown
                      : `${formatNumber(member.min, language)} – ${formatNumber(member.max, language)}`}
                  </TableCell>
                  <TableCell align="right" className="tn">
                    {formatNumber(part.normalised, language, { minimumFractionDigits: 2, maximumFractionDigits: 4 })}
                  </TableCell>
                  <TableCell align="right" className="tn">
                    {t("index_percent", { value: percentOf(own[at]!, language) })}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </Box>
      {value !== null && (
        <Typography className="tn" sx={{ m: "8px 0 0", fontWeight: 600 }}>
          {calculationText({ value, weight_known, members: row.members }, own, index, language)}
        </Typography>
      )}
      <Missing row={row} result={result} />
    </Box>
  );
}

/** What is not known of the place, and what that means for its value. */
function Missing({ row, result: { members, index } }: Omit<CalculationProps, "weights">) {
  const t = useWords();
  const [language] = useLanguage();
  const missing = members.filter((_, at) => row.members[at]!.value === null);
  if (missing.length === 0) return null;
  return (
    <Typography color="textSecondary" sx={{ m: "4px 0 0" }}>
      {t(row.value === null ? "index_too_little" : "index_known_only", {
        names: missing.map(({ name_es, name_en }) => pick(language, name_es, name_en)).join(", "),
        known: percentOf(row.weight_known, language),
        least: percentOf(index.least_weight, language),
      })}
    </Typography>
  );
}
