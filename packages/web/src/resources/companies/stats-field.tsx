// Figures by year, as a small table that is typed into.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import InputBase from "@mui/material/InputBase";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { RefCallBack } from "react-hook-form";
import { StatsDraft, type CompanyStats } from "@atalaya/contract/resources/companies.ts";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { parseNumber, typedNumber } from "../../forms/number-text.ts";
import { useTypedNumber } from "../../forms/use-typed-number.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";

const amounts = ["population", "households", "gdp_local", "workers_per_ha", "exchange_rate_usd"] as const;
const columns = ["year", ...amounts, "source"] as const;

const blank = (year: number): CompanyStats => ({
  year,
  population: null,
  households: null,
  gdp_local: null,
  workers_per_ha: null,
  exchange_rate_usd: null,
  source: null,
});

const cellKey = (index: number, key: string) => `${index} ${key}`;

/** The cells that the contract refuses, so that the one at fault is seen and gets the focus. */
function wrongCells(row: CompanyStats, index: number, rows: readonly CompanyStats[]): string[] {
  const refused = (StatsDraft.safeParse(row).error?.issues ?? []).map(({ path: [key] }) => String(key));
  const isTwice = rows.slice(0, index).some(({ year }) => year === row.year);
  return columns
    .filter((key) => refused.includes(key) || (key === "year" && isTwice))
    .map((key) => cellKey(index, key));
}

export function StatsField({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { field, ref, error } = useBound("stats");
  const rows = (field.value ?? []) as CompanyStats[];
  const set = (index: number, key: keyof CompanyStats, value: unknown) =>
    field.onChange(rows.with(index, { ...rows[index]!, [key]: value }));
  const wrong = rows.flatMap((row, index) => wrongCells(row, index, rows));
  const add = () => {
    const years = rows.map(({ year }) => Number(year) || 0);
    const next = years.length === 0 ? new Date().getFullYear() - 1 : Math.max(...years) + 1;
    field.onChange([blank(next), ...rows]);
  };
  return (
    <Box>
      {rows.length === 0 ? (
        <Typography color="textSecondary" sx={{ mb: "8px" }}>
          {t("company_stats_none")}
        </Typography>
      ) : (
        <Box sx={{ overflowX: "auto", mb: "8px" }}>
          <Box component="table" aria-label={t("company_figures")} sx={tableStyle}>
            <thead>
              <tr>
                {columns.map((key) => (
                  <Box component="th" key={key} scope="col" sx={{ textAlign: key === "source" ? "left" : "right" }}>
                    {t(`stats_${key}`)}
                  </Box>
                ))}
                {!isReadOnly && <td />}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index}>
                  {columns.map((key) => (
                    <td key={key}>
                      <Cell
                        label={`${t(`stats_${key}`)} ${row.year}`}
                        isText={key === "source"}
                        isYear={key === "year"}
                        value={row[key]}
                        isReadOnly={isReadOnly}
                        isWrong={wrong.includes(cellKey(index, key))}
                        inputRef={wrong[0] === cellKey(index, key) ? ref : undefined}
                        onChange={(value) => set(index, key, value)}
                      />
                    </td>
                  ))}
                  {!isReadOnly && (
                    <td>
                      <Tooltip title={t("company_stats_remove", { year: row.year })}>
                        <IconButton
                          aria-label={t("company_stats_remove", { year: row.year })}
                          onClick={() => field.onChange(rows.toSpliced(index, 1))}
                        >
                          <Icon name="times" />
                        </IconButton>
                      </Tooltip>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {!isReadOnly && (
        <Button
          ref={wrong.length === 0 ? ref : undefined}
          variant="outlined"
          startIcon={<Icon name="plus" />}
          onClick={add}
        >
          {t("company_stats_add")}
        </Button>
      )}
      {error && <FormHelperText error>{helpOrError(undefined, error)}</FormHelperText>}
    </Box>
  );
}

const tableStyle = {
  borderCollapse: "collapse",
  minWidth: 520,
  width: "100%",
  "& th": { p: "4px 6px", fontSize: 11, fontWeight: 600, color: "text.secondary", verticalAlign: "bottom" },
  "& td": { p: "2px", borderTop: "1px solid", borderColor: "divider" },
};

type CellProps = {
  label: string;
  isText: boolean;
  isYear: boolean;
  value: string | number | null;
  isReadOnly: boolean;
  isWrong: boolean;
  inputRef: RefCallBack | undefined;
  onChange: (value: string | number | null) => void;
};

/** What is no number stays as typed and is refused by the schema. */
function Cell({ label, isText, isYear, value, isReadOnly, isWrong, inputRef, onChange }: CellProps) {
  const [language] = useLanguage();
  const read = (typed: string) => (isText ? typed : parseNumber(typed, language));
  const [text, setText] = useTypedNumber(value, language, read);
  return (
    <InputBase
      value={text}
      readOnly={isReadOnly}
      onChange={(event) => {
        setText(event.target.value);
        onChange(read(event.target.value));
      }}
      onBlur={() => setText(typedNumber(value, language))}
      inputRef={inputRef}
      error={isWrong}
      sx={{
        width: "100%",
        minWidth: isText ? 96 : isYear ? 48 : 62,
        fontSize: 13,
        border: isReadOnly ? 0 : "1px solid",
        borderColor: "divider",
        borderRadius: "4px",
        "&.Mui-error": { borderColor: "error.main" },
        "&.Mui-focused": { outline: "2px solid", outlineColor: "primary.main" },
        "& input": { p: "5px 6px", textAlign: isText ? "left" : "right" },
      }}
      slotProps={{
        input: { "aria-label": label, inputMode: isText ? "text" : "decimal", className: "tn", autoComplete: "off" },
      }}
    />
  );
}
