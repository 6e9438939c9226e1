// Rows of anything as a table: columns are declared, the head stays in view, a row can be opened and chosen.
import Checkbox from "@mui/material/Checkbox";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableRow from "@mui/material/TableRow";
import { shownFrom, type Column, type Selection } from "./data-table-column.ts";
import { DataTableHead } from "./data-table-head.tsx";
import { SkeletonRows } from "./data-table-skeleton.tsx";
import { size } from "../theme/theme-global.ts";
import { useWords } from "../words.ts";

export type DataTableProps<T extends { id: number }> = {
  /** What the table lists, for assistive technology. */
  label: string;
  columns: readonly Column<T>[];
  /** Undefined while the first page loads: skeletons stand in its place. */
  rows: readonly T[] | undefined;
  /** `field` or `-field`. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** The row whose panel is open. */
  activeId?: number | null;
  onOpen?: (row: T) => void;
  selection?: Selection;
  /** What a row's checkbox is called: its title. */
  nameOf?: (row: T) => string;
  /** Rows of 44 px with a second line, instead of 36. */
  isTwoLine?: boolean;
  /** Where a row stands in a tree; the table is then a treegrid, whose rows Right and Left open and fold. */
  branchOf?: (row: T) => Branch;
  /** The page before is still shown while the next one loads. */
  isStale?: boolean;
};

export type Branch = {
  /** 1 for a root. */
  level: number;
  /** Undefined where nothing lies below. */
  isExpanded?: boolean;
  onToggle: () => void;
};

/** Rows of the filter before are not chosen under the present one. */
const withholding = (selection: Selection | undefined, rows: readonly { id: number }[] = []) =>
  selection && { ...selection, withheld: new Set(rows.map(({ id }) => id)) };

/** A table of rows. Enter opens the focused row, Space chooses it, arrows move. */
export function DataTable<T extends { id: number }>(props: DataTableProps<T>) {
  const { label, columns, rows, isTwoLine = false, isStale = false } = props;
  const selection = isStale ? withholding(props.selection, rows) : props.selection;
  const rowHeight = size(isTwoLine ? "row2" : "row");
  return (
    <TableContainer sx={{ height: "100%", overflow: "auto", containerType: "inline-size" }}>
      <Table
        stickyHeader
        role={props.branchOf && "treegrid"}
        aria-label={label}
        aria-busy={rows === undefined || isStale}
        sx={{ opacity: isStale ? 0.6 : 1, transition: "opacity 120ms" }}
      >
        <DataTableHead columns={columns} rows={rows} sort={props.sort} onSort={props.onSort} selection={selection} />
        <TableBody>
          {rows === undefined ? (
            <SkeletonRows columns={columns.length + (selection ? 1 : 0)} height={rowHeight} />
          ) : (
            rows.map((row) => <DataRow key={row.id} {...props} row={row} height={rowHeight} selection={selection} />)
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** A copy of the set with the id added or taken out. */
const toggled = (ids: ReadonlySet<number>, id: number) => {
  const changed = new Set(ids);
  if (!changed.delete(id)) changed.add(id);
  return changed;
};

/** Right opens and Left folds a branch; Left on what is folded goes up to its parent. */
function moveInTree(row: HTMLElement, key: string, { level, isExpanded, onToggle }: Branch): void {
  if (isExpanded === (key === "ArrowLeft")) return onToggle();
  if (key === "ArrowRight") return;
  let above = row.previousElementSibling;
  while (above && Number(above.getAttribute("aria-level")) >= level) above = above.previousElementSibling;
  if (above instanceof HTMLElement) above.focus();
}

const moveFocus = (row: HTMLElement, key: string) => {
  const next = key === "ArrowDown" ? row.nextElementSibling : row.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
};

type DataRowProps<T extends { id: number }> = Pick<
  DataTableProps<T>,
  "columns" | "activeId" | "onOpen" | "selection" | "nameOf" | "branchOf"
> & { row: T; height: string };

function DataRow<T extends { id: number }>(props: DataRowProps<T>) {
  const { row, columns, height, activeId, onOpen, selection, nameOf, branchOf } = props;
  const branch = branchOf?.(row);
  const t = useWords();
  const isActive = activeId === row.id;
  const isChosen = selection?.ids.has(row.id) ?? false;
  const mayChoose = selection !== undefined && !selection.withheld?.has(row.id);
  const choose = () => selection?.onChange(toggled(selection.ids, row.id));
  return (
    <TableRow
      tabIndex={onOpen ? 0 : undefined}
      aria-current={isActive || undefined}
      aria-level={branch?.level}
      aria-expanded={branch?.isExpanded}
      onClick={onOpen && (() => onOpen(row))}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return;
        if (event.key === "Enter") onOpen?.(row);
        else if (event.key === " " && mayChoose) choose();
        else if (event.key === "ArrowDown" || event.key === "ArrowUp") moveFocus(event.currentTarget, event.key);
        else if (branch && (event.key === "ArrowLeft" || event.key === "ArrowRight"))
          moveInTree(event.currentTarget, event.key, branch);
        else return;
        event.preventDefault();
      }}
      sx={(theme) => ({
        height,
        cursor: onOpen ? "pointer" : "default",
        backgroundColor: isActive || isChosen ? theme.vars.palette.soft : undefined,
        "& > td:first-of-type": { boxShadow: isActive ? `inset 3px 0 ${theme.vars.palette.primary.main}` : undefined },
        "& > td": { height, whiteSpace: "nowrap" },
        "&:hover": { backgroundColor: isActive || isChosen ? theme.vars.palette.soft : theme.vars.palette.hover },
        "&&:focus-visible": { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2, borderRadius: 0 },
      })}
    >
      {selection && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          {mayChoose && (
            <Checkbox
              checked={isChosen}
              onChange={choose}
              slotProps={{ input: { "aria-label": t("select_row", { name: nameOf?.(row) ?? String(row.id) }) } }}
            />
          )}
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell
          key={column.key}
          align={column.align}
          className={column.align === "right" ? "tn" : undefined}
          sx={shownFrom(column)}
        >
          {column.render(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}
