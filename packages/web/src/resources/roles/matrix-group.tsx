// One group of the matrix: its own row, that ticks all below it, and a row per screen.
import { useEffect, useRef } from "react";
import ButtonBase from "@mui/material/ButtonBase";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { actions, cellsOf, mixedOf, type Action, type PermissionGroup, type PermissionRow } from "./permission-rows.ts";
import type { PermissionsProps } from "./permissions-field.tsx";

type MatrixGroupProps = PermissionsProps & {
  group: PermissionGroup;
  isOpen: boolean;
  onOpen: () => void;
  /** The name of the one cell that Tab leads to. */
  current: string;
};

export function MatrixGroup({ group, isOpen, onOpen, ...cells }: MatrixGroupProps) {
  const t = useWords();
  const title = t(`menu.${group.name}`);
  return (
    <tbody>
      <tr className="group">
        <th scope="rowgroup">
          <ButtonBase
            aria-expanded={isOpen}
            aria-label={t(isOpen ? "role_group_close" : "role_group_open", { group: title })}
            onClick={onOpen}
            sx={{ gap: "8px", font: "inherit", minHeight: 24, px: "4px", ml: "-4px" }}
          >
            <Icon name={isOpen ? "caret-down" : "caret-right"} size={12} />
            {title}
          </ButtonBase>
        </th>
        <Cells {...cells} name={group.name} title={title} rows={group.rows} />
      </tr>
      {isOpen && group.rows.map((row) => <ScreenRow key={row.name} {...cells} group={title} row={row} />)}
    </tbody>
  );
}

type ScreenRowProps = PermissionsProps & { group: string; row: PermissionRow; current: string };

/** Two groups may have a screen of one title, so its boxes are called by both. */
function ScreenRow({ group, row, ...cells }: ScreenRowProps) {
  const t = useWords();
  const title = t(`menu.${row.name}`);
  return (
    <tr>
      <th scope="row">{title}</th>
      <Cells {...cells} name={row.name} title={`${group}, ${title}`} rows={[row]} />
    </tr>
  );
}

type CellsProps = PermissionsProps & {
  name: string;
  title: string;
  rows: readonly PermissionRow[];
  current: string;
};

function Cells({ name, title, rows, granted, current, isReadOnly, mayGive, onToggle }: CellsProps) {
  const t = useWords();
  return actions.map((action, column) => {
    const cells = cellsOf(rows, action);
    const state = mixedOf(cells, granted);
    const isBeyond = state !== "all" && cells.length > 0 && !cells.some((it) => !granted.has(it) && mayGive(it));
    return (
      <td key={action} data-column={column} title={isBeyond && !isReadOnly ? t("role_not_yours") : undefined}>
        {cells.length === 0 ? (
          <span aria-label={t("role_no_action")} role="img" className="dot">
            ·
          </span>
        ) : (
          <TickBox
            name={`${name}.${action}`}
            label={t("role_cell", { resource: title, action: t(`action.${action}`) })}
            isTicked={state === "all"}
            isMixed={state === "some"}
            isInTabOrder={current === `${name}.${action}`}
            isDisabled={isReadOnly || (isBeyond && state === "none")}
            onChange={() => onToggle(rows, action, nextState(state, isBeyond))}
          />
        )}
      </td>
    );
  });
}

/** Some becomes all, and what cannot become all becomes none. */
const nextState = (state: "all" | "some" | "none", isBeyond: boolean) => state !== "all" && !isBeyond;

type TickBoxProps = {
  name: `${string}.${Action}`;
  label: string;
  isTicked: boolean;
  isMixed: boolean;
  isInTabOrder: boolean;
  isDisabled: boolean;
  onChange: () => void;
};

/** A hundred and seventy of these stand in one table, so they are plain elements. Disabled ones can still be reached and read. */
function TickBox({ name, label, isTicked, isMixed, isInTabOrder, isDisabled, onChange }: TickBoxProps) {
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (element.current) element.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <input
      ref={element}
      type="checkbox"
      name={name}
      aria-label={label}
      aria-disabled={isDisabled}
      checked={isTicked}
      tabIndex={isInTabOrder ? 0 : -1}
      onChange={() => !isDisabled && onChange()}
    />
  );
}
