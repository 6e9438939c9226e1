// The matrix of risks as a table: the likelihood upwards, the impact to the right; a cell in which something stands leads to its list.
import Box from "@mui/material/Box";
import { riskAt, steps, type Risk } from "@atalaya/contract/domain/risk-assessment.ts";
import type { RiskMatrix as Counted } from "@atalaya/contract/resources/records/risk-matrix.ts";
import type { ScreenLink } from "../../../api/addresses.ts";
import { Line } from "../../../ui/chart/line.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

type MatrixProps = {
  cells: Counted["cells"];
  linkOf: (risk: Risk) => ScreenLink;
  /** The cell that something on the screen stands in. */
  marked?: Pick<Risk, "likelihood" | "impact"> | null;
};

const head = { padding: "0 6px", fontWeight: 500, fontSize: "0.75rem", color: "text.secondary" } as const;

export function RiskMatrix({ cells, linkOf, marked = null }: MatrixProps) {
  const t = useWords();
  return (
    <Box
      component="table"
      aria-label={t("risk_matrix")}
      sx={{ borderCollapse: "separate", borderSpacing: "3px", tableLayout: "fixed", width: "100%", maxWidth: 560 }}
    >
      <thead>
        <tr>
          <Box
            component="th"
            rowSpan={2}
            scope="col"
            sx={{ ...head, width: { xs: 24, sm: 132 }, textAlign: "left", verticalAlign: "top", whiteSpace: "nowrap" }}
          >
            {t("assessment.likelihood")} <span aria-hidden>↑</span>
          </Box>
          <Box component="th" colSpan={steps.length} scope="colgroup" sx={{ ...head, paddingBottom: "2px" }}>
            {t("risk_impact")} <span aria-hidden>→</span>
          </Box>
        </tr>
        <tr>
          {steps.map((impact) => (
            <Box key={impact} component="th" scope="col" sx={head}>
              <Step name={t(`impact.${impact}`)} isBelow />
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map((likelihood) => (
          <tr key={likelihood}>
            <Box component="th" scope="row" sx={{ ...head, textAlign: "left" }}>
              <Step name={t(`likelihood.${likelihood}`)} />
            </Box>
            {steps.map((impact) => (
              <Cell
                key={impact}
                risk={riskAt(likelihood, impact)}
                count={cells.find((it) => it.likelihood === likelihood && it.impact === impact)?.count ?? 0}
                linkOf={linkOf}
                isMarked={marked?.likelihood === likelihood && marked.impact === impact}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** "4 · Mayor": the word below its number, or no word where there is no room; who listens hears all of it. */
function Step({ name, isBelow = false }: { name: string; isBelow?: boolean }) {
  const [number = "", word = ""] = name.split(" · ");
  return (
    <>
      <span aria-hidden>{number}</span>
      <Box component="span" aria-hidden sx={{ display: { xs: "none", sm: isBelow ? "block" : "inline" } }}>
        {isBelow ? word : ` · ${word}`}
      </Box>
      <span className="visually-hidden">{name}</span>
    </>
  );
}

type CellProps = { risk: Risk; count: number; linkOf: MatrixProps["linkOf"]; isMarked: boolean };

function Cell({ risk, count, linkOf, isMarked }: CellProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { likelihood, impact, risk_class } = risk;
  const name = t("risk_matrix_cell", { likelihood, impact, name: t(`risk_class.${risk_class}`), count });
  const size = { display: "flex", alignItems: "center", justifyContent: "center", height: 44, width: "100%" } as const;
  return (
    <Box
      component="td"
      data-colour
      sx={({ vars }) => ({
        padding: 0,
        borderRadius: "4px",
        backgroundColor: vars.palette.risk[risk_class].soft,
        ...(isMarked && { outline: `2px solid ${vars.palette.risk[risk_class].softText}` }),
      })}
    >
      {count > 0 ? (
        <Line
          {...linkOf(risk)}
          aria-label={name}
          sx={({ vars }) => ({
            ...size,
            padding: 0,
            borderRadius: "4px",
            "&&": { color: vars.palette.risk[risk_class].softText },
            fontWeight: 700,
          })}
        >
          {formatNumber(count, language)}
        </Line>
      ) : (
        <Box component="span" sx={size}>
          <span className="visually-hidden">{name}</span>
        </Box>
      )}
    </Box>
  );
}
