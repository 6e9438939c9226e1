// One row of a list in a form: its fields, its buttons, and below it what is wrong with it.
import { useRef, useState } from "react";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { get, useFormContext, useFormState, useWatch, type FieldValues } from "react-hook-form";
import { useWords } from "../../ui/words.ts";
import { helpOrError } from "../field-parts.tsx";
import { findingsIn } from "../field-paths.ts";
import { RowButtons, type RowActions } from "./row-buttons.tsx";
import { isInLine, type LabelledColumn, type RowLayout } from "./row-columns.ts";
import { rowKeys } from "./row-keys.ts";
import { asideStyle, cellsStyle, findingStyle, lineStyle } from "./row-style.ts";

type RowLineProps<T extends object> = {
  name: string;
  index: number;
  count: number;
  row: T;
  layout: RowLayout<T>;
  isReadOnly: boolean;
  isNew: boolean;
  /** Whether it has to be looked at: not where nothing was typed. */
  onLeft: () => boolean;
  /** Enter in one of its fields: on to the next row. */
  onEnter: () => void;
  actions: Pick<RowActions, "onMove" | "onRemove">;
};

/** What moves under a button while it is pressed makes the press miss it. */
const afterPress = (run: () => void): void => {
  if (!document.documentElement.matches(":active")) return run();
  addEventListener("pointerup", () => requestAnimationFrame(run), { once: true });
};

export function RowLine<T extends object>(props: RowLineProps<T>) {
  const { name, index, layout, isReadOnly, isNew, actions } = props;
  const t = useWords();
  const { control, setValue, trigger } = useFormContext();
  // A row that was added a moment ago is not watched yet.
  const row = (useWatch({ control, name }) ?? props.row) as T;
  const { errors } = useFormState({ control, name });
  const leaving = useRef(0);
  const [isMore, setMore] = useState(false);
  const found = findingsIn(get(errors as FieldValues, name) as unknown);
  const set = (changes: Partial<T>) => {
    const options = { shouldDirty: true, shouldValidate: found.length > 0 };
    for (const [key, value] of Object.entries(changes)) setValue(`${name}.${key}`, value, options);
  };
  const { columns } = layout;
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label;
  const wrong = found.map(({ part, message }) => [labelOf(part), message].filter(Boolean).join(": "));
  const isAside = (column: LabelledColumn<T>) => {
    if (isInLine(column)) return false;
    const isAsked = column.place === "more" && (isMore || found.some(({ part }) => part === column.key));
    return isAsked || (column.isShown?.(row) ?? column.place !== "more");
  };
  const draw = ({ key, label, isRequired, place, isShort, draw: field }: LabelledColumn<T>) => (
    <Box key={key} className={[place, isShort && "short"].filter(Boolean).join(" ")}>
      {field({ name: `${name}.${key}`, label, isRequired, isReadOnly, isInRow: true }, { row, index, isNew, set })}
    </Box>
  );
  /** What is missing is said once the row was left; what the server said of it stays until it is changed. */
  const check = () => {
    const isRefused = found.some(({ type }) => type === "server");
    if (props.onLeft() && !isRefused) void trigger(name);
  };
  return (
    <Box
      data-row={index}
      role="group"
      aria-label={t("row_name", { number: index + 1 })}
      {...rowKeys(props.onEnter, actions.onMove)}
      onFocus={() => cancelAnimationFrame(leaving.current)}
      // A list that opens takes the focus into another part of the page, which is no leaving.
      onBlur={() => {
        if (!document.hasFocus()) return;
        cancelAnimationFrame(leaving.current);
        leaving.current = requestAnimationFrame(() => afterPress(check));
      }}
      sx={lineStyle(layout)}
    >
      <Box sx={{ flex: "1 1 100%", minWidth: 0 }}>
        <Box sx={cellsStyle(layout)}>{columns.filter(isInLine).map(draw)}</Box>
        <Box sx={asideStyle}>{columns.filter(isAside).map(draw)}</Box>
        {wrong.length > 0 && (
          <FormHelperText error aria-hidden sx={findingStyle(layout)}>
            {helpOrError(undefined, wrong.join(" · "))}
          </FormHelperText>
        )}
      </Box>
      {!isReadOnly && (
        <RowButtons
          index={index}
          count={props.count}
          more={
            columns.some(({ place }) => place === "more") ? { isOpen: isMore, onToggle: () => setMore(!isMore) } : null
          }
          {...actions}
        />
      )}
    </Box>
  );
}
