// One row of a table in a form: its fields, its buttons, and below it what is wrong with it.
import { useRef, useState, type KeyboardEvent } from "react";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { get, useFormContext, useFormState, useWatch, type FieldValues } from "react-hook-form";
import { Icon } from "../ui/icon.tsx";
import { useWords } from "../ui/words.ts";
import { helpOrError } from "./field-parts.tsx";
import { findingsIn } from "./field-paths.ts";
import {
  actionWidth,
  asideStyle,
  cellsStyle,
  findingStyle,
  wideQuery,
  type RowColumn,
  type RowLayout,
} from "./row-style.ts";

type RowLineProps<T extends object> = {
  name: string;
  index: number;
  row: T;
  layout: RowLayout<T>;
  isReadOnly: boolean;
  isNew: boolean;
  /** Whether it has to be looked at: not where nothing was typed. */
  onLeft: () => boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  removeLabel: string;
  onRemove: () => void;
  /** Null where the row is the first of rows that have an order. */
  up?: { label: string; onUp: (() => void) | null } | undefined;
};

/** What moves under a button while it is pressed makes the press miss it. */
const afterPress = (run: () => void): void => {
  if (!document.documentElement.matches(":active")) return run();
  addEventListener("pointerup", () => requestAnimationFrame(run), { once: true });
};

export function RowLine<T extends object>(props: RowLineProps<T>) {
  const { name, index, layout, isReadOnly, isNew, removeLabel, up } = props;
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
  const hasMore = columns.some(({ place }) => place === "more");
  const isAside = ({ key, place, isShown }: RowColumn<T>) =>
    place === "aside"
      ? !isShown || isShown(row)
      : place === "more" && (isMore || isShown?.(row) || found.some(({ part }) => part === key));
  const draw = ({ key, label, isRequired = false, place, isShort, draw: field }: RowColumn<T>) => (
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
      onKeyDown={props.onKeyDown}
      // A day would send the form with Enter before the row hears of it.
      onKeyDownCapture={(event) => {
        if ((event.target as Element).role === "spinbutton") props.onKeyDown(event);
      }}
      onFocus={() => cancelAnimationFrame(leaving.current)}
      // A list that opens takes the focus into another part of the page, which is no leaving.
      onBlur={() => {
        if (!document.hasFocus()) return;
        cancelAnimationFrame(leaving.current);
        leaving.current = requestAnimationFrame(() => afterPress(check));
      }}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "flex-start",
        justifyContent: "flex-end",
        gap: "4px",
        py: "8px",
        borderTop: 1,
        borderColor: "divider",
        [wideQuery(layout)]: { py: "3px", flexWrap: "nowrap" },
      }}
    >
      <Box inert={isReadOnly} sx={{ flex: "1 1 100%", minWidth: 0 }}>
        <Box sx={cellsStyle(layout)}>{columns.filter(({ place }) => !place || place === "line").map(draw)}</Box>
        <Box sx={asideStyle}>{columns.filter(isAside).map(draw)}</Box>
        {wrong.length > 0 && (
          <FormHelperText error aria-hidden sx={findingStyle(layout)}>
            {helpOrError(undefined, wrong.join(" · "))}
          </FormHelperText>
        )}
      </Box>
      {!isReadOnly && (
        <Box sx={{ flex: "none", display: "flex" }}>
          {hasMore && <MoreButton index={index} isMore={isMore} onClick={() => setMore(!isMore)} />}
          {up && <RowButton icon="arrow-up" label={up.label} onClick={up.onUp} />}
          <RowButton icon="times" label={removeLabel} onClick={props.onRemove} isRemove />
        </Box>
      )}
    </Box>
  );
}

type RowButtonProps = {
  icon: string;
  label: string;
  onClick: (() => void) | null;
  isRemove?: boolean;
  isExpanded?: boolean;
};

const RowButton = ({ icon, label, onClick, isRemove = false, isExpanded }: RowButtonProps) => (
  <Box sx={{ width: actionWidth }}>
    {onClick && (
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-expanded={isExpanded}
          onClick={onClick}
          data-remove={isRemove || undefined}
        >
          <Icon name={icon} />
        </IconButton>
      </Tooltip>
    )}
  </Box>
);

function MoreButton({ index, isMore, onClick }: { index: number; isMore: boolean; onClick: () => void }) {
  const t = useWords();
  return (
    <RowButton
      icon={isMore ? "chevron-up" : "ellipsis-h"}
      label={t("row_more", { number: index + 1 })}
      isExpanded={isMore}
      onClick={onClick}
    />
  );
}
