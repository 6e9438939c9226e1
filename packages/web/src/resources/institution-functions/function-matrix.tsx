// The matrix of institutions and phases. One cell is in the tab order; arrows move, letters assign, Enter offers the rest.
import { useRef, useState, type KeyboardEvent } from "react";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { hazards } from "@atalaya/contract/domain/hazards.ts";
import { phases } from "@atalaya/contract/domain/phases.ts";
import { functionRoles, type InstitutionFunction } from "@atalaya/contract/resources/institution-functions.ts";
import type { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { fingerQuery } from "../../ui/theme/theme-global.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { CellMenu } from "./cell-menu.tsx";
import { FunctionCell } from "./function-cell.tsx";
import { matrixStyle } from "./matrix-style.ts";
import { useFunctionChange, type Cell } from "./use-framework.ts";

type Row = InstitutionSummary & { depth: number };
type FunctionMatrixProps = { institutions: readonly Row[]; functions: readonly InstitutionFunction[] };

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function FunctionMatrix({ institutions, functions }: FunctionMatrixProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { search, change } = useUrlState();
  const hazard = hazards.some(({ hip_code }) => hip_code === search["hazard"]) ? search["hazard"]! : null;
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState("0 0");
  const [open, setOpen] = useState<{ cell: Cell; anchor: HTMLElement } | null>(null);
  const assign = useFunctionChange();
  const at = ({ institution_id, phase, hazard: of }: Cell) =>
    functions.find((it) => it.institution_id === institution_id && it.phase === phase && it.hazard === of);
  const mayAssign = (row: Row) => may("legalSetup.create", row.company_id) && may("legalSetup.update", row.company_id);

  const onKeyDown = (event: KeyboardEvent, row: number, column: number) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const next = `${row + step[0]} ${column + step[1]}`;
      table.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
      return;
    }
    const institution = institutions[row]!;
    if (!mayAssign(institution) || event.ctrlKey || event.metaKey || event.altKey) return;
    const cell: Cell = { institution_id: institution.id, phase: phases[column]!, hazard };
    const role = functionRoles.find((it) => t(`function_letter.${it}`) === event.key.toUpperCase());
    if (role) assign(cell, at(cell), role);
    else if (event.key === "Delete" || event.key === "Backspace") assign(cell, at(cell), null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 20px", p: "8px 20px" }}>
        <TextField
          select
          size="small"
          value={hazard ?? ""}
          onChange={(event) => change({ hazard: event.target.value || null })}
          slotProps={{
            select: { displayEmpty: true },
            htmlInput: { "aria-label": t("label.institution_functions.hazard") },
          }}
          sx={{ width: 240 }}
        >
          <MenuItem value="">{t("framework_every_hazard")}</MenuItem>
          {hazards.map(
            ({ hip_code, name }) =>
              hip_code && (
                <MenuItem key={hip_code} value={hip_code}>
                  {name[language]}
                </MenuItem>
              ),
          )}
        </TextField>
        {functionRoles.map((role) => (
          <Box key={role} sx={{ display: "flex", alignItems: "center", gap: "6px" }}>
            <FunctionCell role={role} />
            {t(`function_role.${role}`)}
          </Box>
        ))}
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: { xs: "none", md: "block" }, [fingerQuery]: { display: "none" } }}
        >
          {t("framework_keys")}
        </Typography>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflow: "auto", bgcolor: "background.paper" }}>
        <Box component="table" role="grid" ref={table} aria-label={t("framework_matrix")} sx={matrixStyle}>
          <thead>
            <tr>
              <th scope="col">{t("framework_institution")}</th>
              {phases.map((phase) => (
                <th key={phase} scope="col">
                  {t(`phase.${phase}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {institutions.map((row, rowIndex) => {
              const name = pick(language, row.name_es, row.name_en);
              return (
                <tr key={row.id}>
                  <th scope="row" style={{ paddingLeft: 20 + (row.depth - 1) * 20 }}>
                    {row.acronym ? `${row.acronym}, ${name}` : name}
                  </th>
                  {phases.map((phase, column) => {
                    const cell: Cell = { institution_id: row.id, phase, hazard };
                    const own = at(cell);
                    const general = hazard === null ? undefined : at({ ...cell, hazard: null });
                    const shown = own ?? general;
                    const word = shown ? t(`function_role.${shown.role}`) : t("framework_none");
                    const key = `${rowIndex} ${column}`;
                    return (
                      <td key={phase}>
                        <button
                          type="button"
                          data-cell={key}
                          tabIndex={current === key ? 0 : -1}
                          aria-label={t("framework_cell", {
                            institution: name,
                            phase: t(`phase.${phase}`),
                            role: !own && general ? t("framework_general", { role: word }) : word,
                          })}
                          aria-haspopup="menu"
                          aria-disabled={!mayAssign(row)}
                          title={shown?.text ?? undefined}
                          onFocus={() => setCurrent(key)}
                          onKeyDown={(event) => onKeyDown(event, rowIndex, column)}
                          onClick={(event) => mayAssign(row) && setOpen({ cell, anchor: event.currentTarget })}
                        >
                          {shown ? (
                            <FunctionCell role={shown.role} isFaint={!own} hasText={Boolean(shown.text)} />
                          ) : (
                            "·"
                          )}
                        </button>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </Box>
      </Box>
      {open && (
        <CellMenu
          anchor={open.anchor}
          present={at(open.cell)}
          onAssign={(role, text) => assign(open.cell, at(open.cell), role, text)}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}
