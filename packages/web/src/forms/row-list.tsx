// A list of rows inside a form: each can be removed, and one can be added.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "../ui/icon.tsx";
import { useWords } from "../ui/words.ts";
import { helpOrError, useBound } from "./field-parts.tsx";

type RowListProps<T> = {
  name: string;
  addLabel: string;
  blank: T;
  isReadOnly: boolean;
  /** The fields of one row; `set` changes some of them. */
  children: (row: T, set: (changes: Partial<T>) => void, index: number) => ReactNode;
  /** Rows can be moved up: their order means something. */
  upLabel?: (row: T) => string;
};

export function RowList<T>({ name, addLabel, blank, isReadOnly, children, upLabel }: RowListProps<T>) {
  const t = useWords();
  const { field, ref, error } = useBound(name);
  const rows = (field.value ?? []) as T[];
  const set = (index: number, changes: Partial<T>) => field.onChange(rows.with(index, { ...rows[index]!, ...changes }));
  const button = (icon: string, label: string, onClick: () => void) => (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
  return (
    <>
      {rows.map((row, index) => (
        <Box
          key={index}
          sx={{
            display: "flex",
            gap: "8px",
            pt: index === 0 ? 0 : "12px",
            borderTop: index === 0 ? 0 : 1,
            borderColor: "divider",
          }}
        >
          <Box inert={isReadOnly} sx={{ flex: 1, minWidth: 0 }}>
            {children(row, (changes) => set(index, changes), index)}
          </Box>
          {!isReadOnly && (
            <Box sx={{ pt: "22px", display: "flex", flexDirection: "column" }}>
              {button("times", t("row_remove", { number: index + 1 }), () => field.onChange(rows.toSpliced(index, 1)))}
              {upLabel &&
                index > 0 &&
                button("arrow-up", upLabel(row), () =>
                  field.onChange(rows.toSpliced(index, 1).toSpliced(index - 1, 0, row)),
                )}
            </Box>
          )}
        </Box>
      ))}
      {error && <FormHelperText error>{helpOrError(undefined, error)}</FormHelperText>}
      {!isReadOnly && (
        <Button
          ref={ref}
          variant="outlined"
          startIcon={<Icon name="plus" />}
          onClick={() => field.onChange([...rows, blank])}
        >
          {addLabel}
        </Button>
      )}
    </>
  );
}
