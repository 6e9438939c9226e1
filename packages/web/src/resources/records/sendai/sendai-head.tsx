// The head of the indicators: each column with how many municipalities have told of its year, which leads to who they are.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { baselineYears } from "@atalaya/contract/domain/sendai.ts";
import type { SendaiBy } from "@atalaya/contract/resources/records/sendai.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Bar } from "../../../ui/chart/bar.tsx";
import { useWords } from "../../../ui/words.ts";
import type { NamedColumn } from "./columns.ts";

type SendaiHeadProps = { by: SendaiBy; columns: readonly NamedColumn[]; hasBaseline: boolean };

export function SendaiHead({ by, columns, hasBaseline }: SendaiHeadProps) {
  const t = useWords();
  const { from, to } = baselineYears;
  // By hazard every column is of one year, whose municipalities are told once.
  const [first] = columns;
  return (
    <thead>
      <tr>
        <th scope="col">
          {t("sendai_indicator")}
          {by === "hazard" && first && (
            <Box component="span" sx={{ display: "block", width: 120 }}>
              <Completeness column={first} told={String(first.of.year)} />
            </Box>
          )}
        </th>
        {hasBaseline && (
          <th scope="col" className="baseline">
            {t("sendai_baseline")}
            <Box component="span" sx={{ display: "block" }}>
              {from}–{to}
            </Box>
          </th>
        )}
        {columns.map((column) => (
          <th key={column.key} scope="col">
            <span className={`column ${by}`}>
              {column.name}
              {by !== "hazard" && <Completeness column={column} told={column.told} />}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The bar and "35 / 38" below it; warning colour where somebody has not told. */
function Completeness({ column: { of }, told }: { column: NamedColumn; told: string }) {
  const t = useWords();
  const { change } = useUrlState();
  const { reported, municipalities: total } = of;
  if (total === 0) return null;
  const isWhole = reported >= total;
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-label={t("sendai_reported", { column: told, reported: String(reported), total: String(total) })}
      onClick={() => change({ reported: of.year, cell: null })}
      sx={({ vars: { palette } }) => ({
        display: "block",
        width: "100%",
        font: "inherit",
        fontWeight: 400,
        textAlign: "right",
        paddingTop: "3px",
        borderRadius: "4px",
        color: isWhole ? palette.text.primary : palette.statusSoft.warning.softText,
        "&:hover": { textDecoration: "underline" },
        "@media (pointer: coarse)": { minHeight: 44 },
        "&.Mui-focusVisible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
        "@media print": { color: "#000000" },
      })}
    >
      <Bar share={reported / total} color="var(--mui-palette-primary-main)" height={4} />
      <span>
        {reported} / {total}
      </span>
    </ButtonBase>
  );
}
