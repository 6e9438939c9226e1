// The risks of the list by likelihood and impact (5x5), by class, and what of them is to be looked at again; each number leads to its list.
import { useContext, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { classOf, riskClasses } from "@atalaya/contract/domain/risk-assessment.ts";
import { openRisk } from "@atalaya/contract/resources/records.ts";
import { riskMatrix, type RiskMatrix as Counted } from "@atalaya/contract/resources/records/risk-matrix.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { linkTo, type ScreenLink, type UrlChange } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { ViewMenu } from "../../../screens/list-tools/view-menu.tsx";
import { Line } from "../../../ui/chart/line.tsx";
import { dayHere, formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Page, TrailContext } from "../../../ui/page.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { RecordFilterBar } from "../list/filter-bar.tsx";
import { recordFilters } from "../record-query.ts";
import { Notes } from "../../../screens/list-tools/answered.tsx";
import { Answered } from "../sums/answered.tsx";
import { twoColumns } from "../sums/sums-style.ts";
import { useVariables } from "../use-records.ts";
import { RiskMatrix } from "./risk-matrix.tsx";
import { RiskTag } from "./risk-tag.tsx";

const said = { failed: "risk_matrix_failed", none: "risk_matrix_none", noneText: "risk_matrix_none_text" } as const;

export function MatrixScreen({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const trail = useContext(TrailContext);
  const { variables } = useVariables("risk");
  const { search } = useUrlState();
  const { place } = usePlace();
  const asked = useAnswer(riskMatrix, "matrix", { ...recordFilters.of(search), place });
  return (
    <TrailContext value={{ group: trail.title, title: t("risk_matrix") }}>
      <Page
        isFilling
        actions={
          <Button variant="outlined" startIcon={<Icon name="arrow-left" />} onClick={onClose}>
            {t("back_to_list")}
          </Button>
        }
      >
        <RecordFilterBar domain="risk" variables={variables} more={<ViewMenu screen={recordsOf("risk").path} />} />
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: "auto",
            padding: "16px 20px",
            [phoneQuery]: { padding: "12px 16px" },
          }}
        >
          <Answered asked={asked} isEmpty={({ total }) => total === 0} said={said}>
            {(counted) => <Shown counted={counted} />}
          </Answered>
        </Box>
      </Page>
    </TrailContext>
  );
}

/** To the list under the same filters and these. */
function useListLink() {
  const { search } = useUrlState();
  return (narrowed: UrlChange<"/records/risk">): ScreenLink =>
    linkTo("/records/risk", { ...recordFilters.of(search), view: search.view, columns: search.columns, ...narrowed });
}

function Shown({ counted }: { counted: Counted }) {
  const t = useWords();
  const [language] = useLanguage();
  const linkOf = useListLink();
  const { cells, open, due, lapsed } = counted;
  const count = formatNumber(counted.total, language);
  const inClass = riskClasses.toReversed().map((risk_class) => ({
    risk_class,
    count: cells
      .filter(({ likelihood, impact }) => classOf(likelihood * impact) === risk_class)
      .reduce((sum, cell) => sum + cell.count, 0),
  }));
  return (
    <>
      <Box sx={twoColumns}>
        <Panel title={t("risk_matrix")} count={count}>
          <Box sx={{ display: "flex", justifyContent: "center", padding: "4px 12px 14px" }}>
            <RiskMatrix cells={cells} linkOf={({ likelihood, impact }) => linkOf({ likelihood, impact })} />
          </Box>
        </Panel>
        <Panel title={t("risk_class")}>
          <Box component="ul" sx={{ m: 0, p: "0 0 8px", listStyle: "none" }}>
            {inClass.map(({ risk_class, count: size }) => (
              <Told key={risk_class} count={size} link={linkOf({ risk_class })}>
                <RiskTag risk_class={risk_class} />
                <Typography variant="body2" component="span" color="textSecondary">
                  {t(`risk_class_scores.${risk_class}`)}
                </Typography>
              </Told>
            ))}
            <Told count={open} link={linkOf({ risk_class: openRisk })}>
              {t("risk_class.open")}
            </Told>
          </Box>
          <Typography variant="h4" component="h3" sx={{ p: "8px 16px 4px" }}>
            {t("risk_validity")}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: "0 0 10px", listStyle: "none" }}>
            <Told count={due} link={linkOf({ review_to: dayHere() })}>
              {t("risk_due")}
            </Told>
            <Told count={lapsed} link={linkOf({ lapsed: true })}>
              {t("risk_lapsed")}
            </Told>
          </Box>
        </Panel>
      </Box>
      <Notes texts={[t("risk_matrix_note")]} />
    </>
  );
}

/** How many, and the way to them; none leads nowhere. */
function Told({ count, link, children }: { count: number; link: ScreenLink; children: ReactNode }) {
  const [language] = useLanguage();
  const number = (
    <Box component="b" className="tn" sx={{ ml: "auto", color: count === 0 ? "text.disabled" : undefined }}>
      {formatNumber(count, language)}
    </Box>
  );
  const style = { display: "flex", alignItems: "center", gap: "10px", minHeight: 40, padding: "4px 16px" };
  return (
    <li>
      {count === 0 ? (
        <Box sx={style}>
          {children}
          {number}
        </Box>
      ) : (
        <Line {...link} sx={style}>
          {children}
          {number}
        </Line>
      )}
    </li>
  );
}
