// Rows inside a form as a small table that is typed straight through: heads once above, and Enter goes on to the next row, or makes it.
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { get, useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { Icon } from "../ui/icon.tsx";
import { useWords } from "../ui/words.ts";
import { helpOrError } from "./field-parts.tsx";
import { ownMessage } from "./field-paths.ts";
import { RowLine } from "./row-line.tsx";
import { useRowList } from "./row-lists.ts";
import { actionWidth, headStyle, type RowLayout } from "./row-style.ts";
import { unreadableIn } from "./unreadable.ts";

/** For whoever arranges the rows otherwise than one below the other. */
export type Arrangement = {
  heads: ReactNode;
  line: (index: number) => ReactNode;
  count: number;
  /** Added since the form was opened or saved. */
  isNew: (index: number) => boolean;
};

type RowTableProps<T extends object> = {
  /** The list in the form. */
  name: string;
  /** What the rows are, for assistive technology. */
  label: string;
  addLabel: string;
  layout: RowLayout<T>;
  /** What a new row begins with; `before` is the one that was added last before it. */
  begin: (before: T | undefined) => T;
  /** Whether a row can be added: not where every choice is taken. */
  mayAdd?: boolean;
  isReadOnly?: boolean;
  /** What the button says that takes a row away. */
  removeLabel?: (row: T) => string;
  /** Rows can be moved up: their order means something. */
  upLabel?: (row: T) => string;
  arrange?: (table: Arrangement) => ReactNode;
};

type Rows = { rows: { [field: string]: unknown }[] };

/** A row that was added and left as it was is no row: nothing is demanded of it, and it is not sent. */
export function RowTable<T extends object>(props: RowTableProps<T>) {
  const { name, label, addLabel, layout, begin, mayAdd = true, isReadOnly = false, arrange } = props;
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { control, getValues } = useFormContext<Rows>();
  const list = name as "rows";
  const { fields, append, remove, move } = useFieldArray<Rows, "rows", "row">({ control, name: list, keyName: "row" });
  const { errors } = useFormState({ control, name: list });
  /** What each new row began with, by its key; `awaited` is the row that was added a moment ago and has no key yet. */
  const [begun, setBegun] = useState<ReadonlyMap<string, string>>(new Map());
  const [awaited, setAwaited] = useState<{ index: number; row: string } | null>(null);
  const newest = fields.at(-1);
  if (newest && awaited?.index === fields.length - 1) {
    setBegun(new Map([...begun, [newest.row, awaited.row]]));
    setAwaited(null);
  }
  const rowAt = (index: number) => getValues(`${list}.${index}`) as T;
  const lines = () => [...(box.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const lineOf = (index: number) => lines().find((line) => line.dataset["row"] === String(index));
  const isNew = (index: number) => begun.has(fields[index]?.row ?? "");
  const isUntouched = (index: number) =>
    begun.get(fields[index]?.row ?? "") === JSON.stringify(rowAt(index)) && !unreadableIn(lineOf(index) ?? null);
  const left = useRef(new Set<string>());
  useRowList(control, name, {
    isBegun: (index) => isNew(index) && !left.current.has(fields[index]!.row),
    tidy: () => {
      for (const { row } of fields) left.current.add(row);
      const untouched = fields.flatMap((_, index) => (isUntouched(index) ? [index] : []));
      if (untouched.length > 0) remove(untouched);
    },
  });

  /** Where the focus goes once the rows are drawn: never to the page's body. */
  const then = useRef<(() => void) | null>(null);
  const drawn = useRef(fields.length);
  useEffect(() => {
    if (drawn.current === fields.length) return;
    drawn.current = fields.length;
    then.current?.();
    then.current = null;
  }, [fields.length]);
  const add = () => {
    const last = fields.length - 1;
    if (last >= 0 && isUntouched(last)) return focusFirst(lines().at(-1));
    const row = begin(last >= 0 && isNew(last) ? rowAt(last) : undefined);
    setAwaited({ index: fields.length, row: JSON.stringify(row) });
    append(row as Rows["rows"][number], { shouldFocus: false });
    then.current = () => focusFirst(lineOf(last + 1));
  };
  const takeAway = (index: number) => {
    const at = lines().indexOf(lineOf(index)!);
    remove(index);
    then.current = () => {
      const next = lines()[Math.min(at, lines().length - 1)] ?? box.current;
      next?.querySelector<HTMLElement>("[data-remove], [data-add]")?.focus();
    };
  };
  const moveUp = (index: number) => {
    move(index, index - 1);
    // The first row has no such button any more.
    if (index === 1) focusFirst(lineOf(index));
  };
  /** An open list and a text of several lines keep Enter for themselves. */
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const isField = target instanceof HTMLInputElement || (target as Element).role === "spinbutton";
    if (event.key !== "Enter" || event.defaultPrevented || !isField) return;
    event.preventDefault();
    event.stopPropagation();
    const next = lines()[lines().indexOf(currentTarget) + 1];
    if (next) focusFirst(next);
    else if (mayAdd) add();
  };
  const line = (index: number) => {
    const field = fields[index]!;
    const { upLabel, removeLabel } = props;
    const row = field as unknown as T;
    return (
      <RowLine<T>
        key={field.row}
        name={`${name}.${index}`}
        index={index}
        row={row}
        layout={layout}
        isReadOnly={isReadOnly}
        isNew={isNew(index)}
        onLeft={() => {
          if (isUntouched(index)) return false;
          left.current.add(field.row);
          return true;
        }}
        onKeyDown={goOn}
        removeLabel={removeLabel?.(row) ?? t("row_remove", { number: index + 1 })}
        onRemove={() => takeAway(index)}
        up={upLabel && { label: upLabel(rowAt(index)), onUp: index > 0 ? () => moveUp(index) : null }}
      />
    );
  };
  const hasMore = layout.columns.some(({ place }) => place === "more");
  const buttons = isReadOnly ? 0 : 1 + Number(hasMore) + Number(props.upLabel !== undefined);
  const heads = <Heads layout={layout} buttons={buttons} />;
  const error = ownMessage(get(errors, name) as unknown);
  return (
    <Box
      ref={box}
      id={`field-${name}`}
      role="group"
      aria-label={label}
      tabIndex={-1}
      sx={{ mb: "8px", outline: "none" }}
    >
      {arrange ? (
        arrange({ heads, line, count: fields.length, isNew })
      ) : (
        <>
          {fields.length > 0 && heads}
          {fields.map((_, index) => line(index))}
        </>
      )}
      {error && <FormHelperText error>{helpOrError(undefined, error)}</FormHelperText>}
      {!isReadOnly && mayAdd && (
        <Button data-add variant="outlined" startIcon={<Icon name="plus" />} onClick={add} sx={{ mt: "8px" }}>
          {addLabel}
        </Button>
      )}
    </Box>
  );
}

const focusFirst = (line: HTMLElement | undefined) =>
  line?.querySelector<HTMLElement>("input:not([aria-hidden]), textarea, [role=combobox], [role=spinbutton]")?.focus();

/** For the eye: each field has its own label besides. */
function Heads<T>({ layout, buttons }: { layout: RowLayout<T>; buttons: number }) {
  return (
    <Box aria-hidden sx={{ display: "flex", gap: "4px" }}>
      <Box sx={headStyle(layout)}>
        {layout.columns.map(({ key, label, isRequired, place }) =>
          place === "aside" || place === "more" ? null : (
            <Typography
              key={key}
              variant="caption"
              color="textSecondary"
              sx={{ fontWeight: 550, lineHeight: "20px", ...(place === "line" && { gridColumn: "1 / -1" }) }}
            >
              {label}
              {isRequired && (
                <Box component="span" sx={{ color: "error.main" }}>
                  {" *"}
                </Box>
              )}
            </Typography>
          ),
        )}
      </Box>
      <Box sx={{ flex: "none", width: buttons * actionWidth }} />
    </Box>
  );
}
