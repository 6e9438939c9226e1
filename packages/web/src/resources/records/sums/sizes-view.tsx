// How often disasters of a size come: drawn, and as a table of which every line leads to its disasters.
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { EventSizes } from "@atalaya/contract/resources/records/loss-sums.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { Notes } from "../../../screens/list-tools/answered.tsx";
import { Answered } from "./answered.tsx";
import { Cell, tableStyle } from "./sum-cell.tsx";
import { MetricChoice } from "./metric-choice.tsx";
import { everyText, perYear, spanOf } from "./sizes.ts";
import { SizesChart } from "./sizes-chart.tsx";
import { useSizeLinks, type SizeLinks } from "./use-sum-links.ts";
import { useEventSizes, useSumView } from "./use-sums.ts";

export function SizesView() {
  const { drawn } = useSumView();
  const linkOf = useSizeLinks(drawn);
  return (
    <Answered asked={useEventSizes(drawn)} isEmpty={({ years }) => years === null}>
      {(sizes) => (
        <>
          <SizesChart sizes={sizes} drawn={drawn} linkOf={linkOf} aside={<MetricChoice />} />
          {sizes.rows.length > 0 && <SizesTable sizes={sizes} linkOf={linkOf} />}
          <SizesNote sizes={sizes} />
        </>
      )}
    </Answered>
  );
}

/** What the years are, and what one disaster is. */
export function SizesNote({ sizes }: { sizes: EventSizes }) {
  const t = useWords();
  const { years } = sizes;
  if (!years) return null;
  const told = { from: String(years.from), to: String(years.to), years: String(spanOf(sizes)) };
  return <Notes texts={[t("loss_sizes_note", told)]} />;
}

function SizesTable({ sizes, linkOf }: { sizes: EventSizes; linkOf: SizeLinks }) {
  const t = useWords();
  const [language] = useLanguage();
  const span = spanOf(sizes);
  return (
    <Panel>
      <Box tabIndex={0} role="region" aria-label={t("losses")} sx={{ overflowX: "auto" }}>
        <Table aria-label={t("losses")} sx={tableStyle}>
          <TableHead>
            <TableRow>
              <TableCell>{t("loss_sizes_least")}</TableCell>
              <TableCell align="right">{t("loss_sizes_events")}</TableCell>
              <TableCell align="right">{t("loss_sizes_return")}</TableCell>
              <TableCell align="right">{t("loss_sizes_per_year")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sizes.rows.map(({ least, events }) => (
              <TableRow key={least} hover>
                <Cell isName link={linkOf(least)}>
                  {formatNumber(least, language)}
                </Cell>
                <Cell link={linkOf(least)}>{formatNumber(events, language)}</Cell>
                <Cell link={null}>{everyText(events, span, t, language)}</Cell>
                <Cell link={null}>{perYear(events, span, language)}</Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}
