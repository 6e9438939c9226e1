// The head of a table: it stays in view, says how the rows are sorted, and chooses all rows of the page.
import ButtonBase, { type ButtonBaseProps } from "@mui/material/ButtonBase";
import Checkbox from "@mui/material/Checkbox";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Tooltip from "@mui/material/Tooltip";
import { shownFrom, type Column, type Selection } from "./data-table-column.ts";
import { Icon } from "../icon.tsx";
import { useWords } from "../words.ts";

type HeadProps<T> = {
  columns: readonly Column<T>[];
  rows: readonly { id: number }[] | undefined;
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  selection: Selection | undefined;
};

type Direction = "ascending" | "descending" | "none";

const directionOf = (key: string, sort: string | undefined): Direction => {
  if (sort === key) return "ascending";
  return sort === `-${key}` ? "descending" : "none";
};

function nextSort(
  { key, isLargestFirst }: Pick<Column<never>, "key" | "isLargestFirst">,
  direction: Direction,
): string {
  const isDescending = isLargestFirst ? direction !== "descending" : direction === "ascending";
  return isDescending ? `-${key}` : key;
}

/** The head row. A second activation of the sorted column turns the order round. */
export function DataTableHead<T>({ columns, rows, sort, onSort, selection }: HeadProps<T>) {
  return (
    <TableHead>
      <TableRow>
        {selection && <SelectAll rows={rows ?? []} selection={selection} />}
        {columns.map((column) => {
          const direction = directionOf(column.key, sort);
          return (
            <TableCell
              key={column.key}
              align={column.align}
              aria-sort={column.isSortable ? direction : undefined}
              sx={{ width: column.width, ...shownFrom(column) }}
            >
              <Tooltip title={column.fullTitle ?? ""} describeChild>
                {column.isSortable && onSort ? (
                  <SortButton
                    title={column.title}
                    direction={direction}
                    isRight={column.align === "right"}
                    onClick={() => onSort(nextSort(column, direction))}
                  />
                ) : (
                  <span className={column.isTitleHidden ? "visually-hidden" : undefined}>{column.title}</span>
                )}
              </Tooltip>
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}

const arrows: Record<Direction, string> = { ascending: "caret-up", descending: "caret-down", none: "sort" };

type SortButtonProps = ButtonBaseProps & { title: string; direction: Direction; isRight: boolean };

/** What a tooltip gives it goes to the button. */
function SortButton({ title, direction, isRight, ...button }: SortButtonProps) {
  return (
    <ButtonBase
      {...button}
      sx={{
        gap: "2px",
        minHeight: 24,
        marginRight: isRight ? "-4px" : 0,
        font: "inherit",
        fontWeight: direction === "none" ? "inherit" : 600,
        color: direction === "none" ? "inherit" : "text.primary",
      }}
    >
      {title}
      <Icon name={arrows[direction]} size={11} />
    </ButtonBase>
  );
}

function SelectAll({ rows: shown, selection }: { rows: readonly { id: number }[]; selection: Selection }) {
  const t = useWords();
  const ids = shown.map(({ id }) => id).filter((id) => !selection.withheld?.has(id));
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const areAllChosen = ids.length > 0 && chosen === ids.length;
  // What is ticked on other pages stays.
  const others = [...selection.ids].filter((id) => !ids.includes(id));
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={areAllChosen}
        disabled={ids.length === 0}
        indeterminate={chosen > 0 && !areAllChosen}
        onChange={() => selection.onChange(new Set(areAllChosen ? others : [...others, ...ids]))}
        slotProps={{ input: { "aria-label": t("select_all") } }}
      />
    </TableCell>
  );
}
