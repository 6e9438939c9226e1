// The matrix of screens and actions. One cell is in the tab order; arrows move, Space ticks, and row and column are lit.
import { useRef, useState } from "react";
import Box from "@mui/material/Box";
import { useWatch } from "react-hook-form";
import type { RoleDraft } from "@atalaya/contract/resources/roles.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { matrixStyle } from "./matrix-style.ts";
import { MatrixGroup } from "./matrix-group.tsx";
import { actions, permissionGroups } from "./permission-rows.ts";
import type { PermissionsProps } from "./permissions-field.tsx";

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The nearest cell with a tick box in this direction: dots are passed over. */
function nextCell(table: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const [down, right] = steps[key] ?? [0, 0];
  const rows = [...table.querySelectorAll<HTMLTableRowElement>("tbody tr")];
  let row = rows.findIndex((it) => it.contains(from));
  let column = Number(from.closest<HTMLElement>("[data-column]")?.dataset["column"]);
  for (;;) {
    row += down;
    column += right;
    if (row < 0 || row >= rows.length || column < 0 || column >= actions.length) return null;
    const cell = rows[row]?.querySelector<HTMLElement>(`[data-column="${column}"] input`);
    if (cell) return cell;
  }
}

export function PermissionMatrix(props: PermissionsProps) {
  const t = useWords();
  const [language] = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [lit, setLit] = useState<number | null>(null);
  const [current, setCurrent] = useState("");
  const [name_es, name_en] = useWatch<RoleDraft, ["name_es", "name_en"]>({ name: ["name_es", "name_en"] });
  const columnOf = (target: EventTarget) => {
    const column = (target as HTMLElement).closest<HTMLElement>("td[data-column]")?.dataset["column"];
    return column === undefined ? null : Number(column);
  };
  const toggleGroup = (name: string) => {
    const next = new Set(closed);
    if (!next.delete(name)) next.add(name);
    setClosed(next);
  };
  return (
    <Box
      component="table"
      ref={table}
      role="grid"
      aria-label={t("role_matrix", { name: pick(language, name_es, name_en) || t("role_new") })}
      aria-readonly={props.isReadOnly}
      data-lit={lit}
      onMouseOver={(event) => setLit(columnOf(event.target))}
      onMouseLeave={() => setLit(null)}
      onFocus={(event) => {
        setLit(columnOf(event.target));
        if (event.target instanceof HTMLInputElement) setCurrent(event.target.name);
      }}
      onKeyDown={(event) => {
        if (!(event.key in steps) || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (table.current) nextCell(table.current, event.target, event.key)?.focus();
      }}
      sx={matrixStyle}
    >
      <thead>
        <tr>
          <th scope="col">{t("role_resource")}</th>
          {actions.map((action, index) => (
            <th key={action} scope="col" data-column={index}>
              {t(`action.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      {permissionGroups.map((group, index) => (
        <MatrixGroup
          key={group.name}
          {...props}
          group={group}
          isOpen={!closed.has(group.name)}
          onOpen={() => toggleGroup(group.name)}
          current={current || (index === 0 ? `${group.name}.index` : "")}
        />
      ))}
    </Box>
  );
}
