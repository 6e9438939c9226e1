// Rows inside a form as a small table that is typed straight through: heads once above, and Enter goes on to the next row, or makes it.
import { useRef, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { get, useFormContext, useFormState } from "react-hook-form";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { helpOrError } from "../field-parts.tsx";
import { ownMessage } from "../field-paths.ts";
import { buttonsWidth } from "./row-buttons.tsx";
import type { RowLayout } from "./row-columns.ts";
import { focusFirst, linesIn } from "./row-elements.ts";
import { RowHeads } from "./row-heads.tsx";
import { RowLine } from "./row-line.tsx";
import { useRows } from "./use-rows.ts";

/** For whoever arranges the rows otherwise than one below the other. */
export type Arrangement = {
  heads: ReactNode;
  line: (index: number) => ReactNode;
  count: number;
  /** Added since the form was opened or saved. */
  isNew: (index: number) => boolean;
};

export type RowTableProps<T extends object> = {
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
  /** How many rows the contract takes. */
  most: number;
  isReadOnly?: boolean;
  /** Their order means something, and can be changed. */
  isOrdered?: boolean;
  arrange?: (table: Arrangement) => ReactNode;
  /** Beside the button that adds a row: other ways to one, which says something already. */
  more?: (add: (row: T, options?: { takesFocus: boolean }) => void) => ReactNode;
};

export function RowTable<T extends object>(props: RowTableProps<T>) {
  const { name, label, addLabel, layout, begin, isReadOnly = false, isOrdered = false, arrange } = props;
  const { columns } = layout;
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { errors } = useFormState({ control: useFormContext().control, name });
  const [moved, setMoved] = useState("");
  const fieldFor = (part: string) =>
    columns.find(({ key, covers }) => key === part || covers?.some((it) => it === part))?.key;
  const rows = useRows<T>({ name, box, begin, fieldFor });
  const count = rows.keys.length;
  const mayAdd = (props.mayAdd ?? true) && count < props.most;

  const goOn = (index: number) => {
    const lines = linesIn(box.current);
    const next = lines[lines.findIndex(({ dataset }) => dataset["row"] === String(index)) + 1];
    if (next) focusFirst(next);
    else if (mayAdd) rows.add();
  };
  const move = (index: number, steps: 1 | -1) => {
    if (rows.moveBy(index, steps)) setMoved(t("row_moved", { number: index + steps + 1, total: count }));
  };
  const line = (index: number) => {
    const onMove = isOrdered && !isReadOnly ? (steps: 1 | -1) => move(index, steps) : null;
    return (
      <RowLine<T>
        key={rows.keys[index]}
        name={`${name}.${index}`}
        index={index}
        count={count}
        row={rows.rowAt(index)}
        layout={layout}
        isReadOnly={isReadOnly}
        isNew={rows.isNew(index)}
        onLeft={() => rows.leave(index)}
        onEnter={() => goOn(index)}
        actions={{ onMove, onRemove: () => rows.takeAway(index) }}
      />
    );
  };
  const hasMore = columns.some(({ place }) => place === "more");
  const heads = <RowHeads layout={layout} besides={isReadOnly ? 0 : buttonsWidth(hasMore, isOrdered)} />;
  const error = ownMessage(get(errors, name) as unknown);
  return (
    <Box
      ref={box}
      id={`field-${name}`}
      data-rows
      role="group"
      aria-label={label}
      tabIndex={-1}
      // What is hidden in it must not lengthen the page around it.
      sx={{ position: "relative", containerType: "inline-size", mb: "8px", outline: "none" }}
    >
      {arrange ? (
        arrange({ heads, line, count, isNew: rows.isNew })
      ) : (
        <>
          {count > 0 && heads}
          {rows.keys.map((_, index) => line(index))}
        </>
      )}
      {error && <FormHelperText error>{helpOrError(undefined, error)}</FormHelperText>}
      {isOrdered && (
        <span aria-live="polite" className="visually-hidden">
          {moved}
        </span>
      )}
      {!isReadOnly && mayAdd && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", mt: "8px" }}>
          <Button data-add variant="outlined" startIcon={<Icon name="plus" />} onClick={() => rows.add()}>
            {addLabel}
          </Button>
          {props.more?.(rows.add)}
        </Box>
      )}
    </Box>
  );
}
