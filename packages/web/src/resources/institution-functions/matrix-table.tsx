// The cells of the matrix. One of them is in the tab order; arrows move, letters assign, Enter offers the rest.
import { useRef, useState, type KeyboardEvent } from "react";
import Box from "@mui/material/Box";
import { phases } from "@atalaya/contract/domain/phases.ts";
import {
  functionRoles,
  type FunctionRole,
  type InstitutionFunction,
} from "@atalaya/contract/resources/institutions/functions.ts";
import type { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { MatrixCell } from "./matrix-cell.tsx";
import { matrixStyle } from "./matrix-style.ts";
import type { Cell } from "./use-framework.ts";

export type Row = InstitutionSummary & { depth: number };

type MatrixTableProps = {
  institutions: readonly Row[];
  hazard: string | null;
  functionIn: (cell: Cell) => InstitutionFunction | undefined;
  mayAssign: (institution: Row) => boolean;
  onAssign: (cell: Cell, role: FunctionRole | null) => void;
  onOpen: (cell: Cell, anchor: HTMLElement) => void;
};

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function MatrixTable(props: MatrixTableProps) {
  const { institutions, hazard, functionIn, mayAssign, onAssign, onOpen } = props;
  const t = useWords();
  const [language] = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState("0 0");

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
    if (role) onAssign(cell, role);
    else if (event.key === "Delete" || event.key === "Backspace") onAssign(cell, null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
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
                const at = `${rowIndex} ${column}`;
                return (
                  <td key={phase}>
                    <MatrixCell
                      at={at}
                      institution={name}
                      phase={phase}
                      own={functionIn(cell)}
                      general={hazard === null ? undefined : functionIn({ ...cell, hazard: null })}
                      isTabStop={current === at}
                      mayAssign={mayAssign(row)}
                      onFocus={() => setCurrent(at)}
                      onKeyDown={(event) => onKeyDown(event, rowIndex, column)}
                      onOpen={(anchor) => onOpen(cell, anchor)}
                    />
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}
