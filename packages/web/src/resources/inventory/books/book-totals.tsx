// What the movements of the list come to: how much of each category and unit, and how much each paid.
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { MovementTotals } from "@atalaya/contract/resources/inventory/movements.ts";
import { Section } from "../../../forms/section.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

const figures = ["in", "out", "assigned", "lent", "lost", "hours"] as const;

export function BookTotals({ totals: { quantities, payers } }: { totals: MovementTotals }) {
  const t = useWords();
  const [language] = useLanguage();
  const shown = (value: number) => (value === 0 ? "" : formatNumber(value, language));
  return (
    <Section title={t("ledger_totals")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "8px 32px" }}>
        <Box tabIndex={0} role="group" aria-label={t("ledger_totals")} sx={{ overflowX: "auto", maxWidth: "100%" }}>
          <Table size="small" sx={{ width: "auto" }}>
            <TableHead>
              <TableRow>
                <TableCell>{t("label.inventory_movements.category")}</TableCell>
                {figures.map((figure) => (
                  <TableCell key={figure} align="right">
                    {t(`ledger_total_${figure}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {quantities.map(({ category, unit, ...sums }) => (
                <TableRow key={`${category} ${unit}`}>
                  <TableCell component="th" scope="row">
                    {t(`choice.inventory.category.${category}`)}
                    {unit && ` (${t(`choice.inventory.unit.${unit}`)})`}
                  </TableCell>
                  {figures.map((figure) => (
                    <TableCell key={figure} align="right" className="tn">
                      {shown(sums[figure])}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
        {payers.length > 0 && (
          <Table size="small" sx={{ width: "auto" }}>
            <TableHead>
              <TableRow>
                <TableCell>{t("label.inventory_movements.payer")}</TableCell>
                <TableCell align="right">{t("label.inventory_movements.amount")}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {payers.map(({ payer, currency, amount }) => (
                <TableRow key={`${payer} ${currency}`}>
                  <TableCell component="th" scope="row">
                    {payer ? t(`choice.inventory_movements.payer.${payer}`) : t("ledger_payer_unknown")}
                  </TableCell>
                  <TableCell align="right" className="tn">
                    {`${formatNumber(amount, language)} ${currency}`}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Box>
    </Section>
  );
}
