// The ranking of an index: each place with its position, its value and class, how much is known of it, and each member. A place opens to its
// calculation.
import { Fragment, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { CompositeResult } from "@atalaya/contract/resources/records/composite-indices.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { unitOf } from "../show-value.ts";
import { Calculation } from "./calculation.tsx";
import { RankingRow } from "./ranking-row.tsx";
import { rankingStyle } from "./ranking-style.ts";
import type { ShownRow } from "./shown-rows.ts";

export type Later = Map<number, { rank: number | null; steps: number | null }>;

type RankingProps = {
  result: CompositeResult;
  rows: readonly ShownRow[];
  weights: readonly number[] | null;
  /** Of an edition: where its places stand now. */
  later: Later | null;
};

export function Ranking({ result, rows, weights, later }: RankingProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const isPhone = useIsPhone();
  const { members, ranked, places } = result;
  // A phone has room for the value; the members are read in the calculation.
  const shown = isPhone ? [] : members;
  // Who does not see all of them sees moved positions among his own.
  const isPart = result.rows.length < places;
  const [isAll, setAll] = useState(false);
  const isOpened = ({ company_id }: ShownRow) => search.ranked === String(company_id);
  const listed = isAll ? rows : rows.filter((row) => row.value !== null || isOpened(row));
  const hidden = rows.length - listed.length;
  const columns = (isPhone ? 3 : 4) + Number(later !== null) + shown.length;
  return (
    <Panel
      title={t("index_ranking")}
      mark={weights && <Tag status="warning" label={t(isPart ? "index_moved_part" : "index_moved_note")} />}
      aside={t("index_ranked", { ranked: String(ranked), places: String(places) })}
    >
      <Box
        tabIndex={0}
        role="region"
        aria-label={t("index_ranking")}
        sx={{ overflowX: "auto", containerType: "inline-size" }}
      >
        <Table aria-label={t("index_ranking")} sx={rankingStyle}>
          <TableHead>
            <TableRow>
              <TableCell className="name">{t("index_place")}</TableCell>
              <TableCell align="right">{t("index_rank")}</TableCell>
              {later && <TableCell align="right">{t("index_now")}</TableCell>}
              <TableCell>{t("index_value")}</TableCell>
              {!isPhone && <TableCell align="right">{t("index_coverage")}</TableCell>}
              {shown.map((member) => (
                <TableCell key={member.variable_id} align="right">
                  {pick(language, member.name_es, member.name_en)}
                  {unitOf(member, language) && ` (${unitOf(member, language)})`}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {listed.map((row) => {
              const isOpen = isOpened(row);
              return (
                <Fragment key={row.company_id}>
                  <RankingRow
                    row={row}
                    result={result}
                    isWhole={!isPhone}
                    later={later}
                    isOpen={isOpen}
                    onToggle={() => change({ ranked: isOpen ? null : row.company_id }, { isReplacing: true })}
                  />
                  {isOpen && (
                    <TableRow>
                      <TableCell colSpan={columns} className="opened">
                        <Calculation row={row} result={result} weights={weights} />
                      </TableCell>
                    </TableRow>
                  )}
                </Fragment>
              );
            })}
          </TableBody>
        </Table>
      </Box>
      {hidden > 0 && (
        <Box sx={{ p: "8px 16px" }}>
          <Button variant="text" onClick={() => setAll(true)}>
            {t("index_show_unranked", { count: formatNumber(hidden, language) })}
          </Button>
        </Box>
      )}
    </Panel>
  );
}
