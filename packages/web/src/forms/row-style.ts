// The columns of rows inside a form, and how they are drawn: as a table where there is room, else field by field with their labels.
import type { ReactNode } from "react";
import type { SxProps, Theme } from "@mui/material/styles";
import type { FieldProps } from "./field-parts.tsx";

/** One row as its fields see it. */
export type RowParts<T> = {
  row: T;
  index: number;
  /** Added since the form was opened or saved. */
  isNew: boolean;
  /** Changes fields of the row beside the one that is typed into. */
  set: (changes: Partial<T>) => void;
};

export type RowColumn<T> = {
  key: keyof T & string;
  label: string;
  isRequired?: boolean;
  /**
   * `line`: a line of its own. `aside`: below the row and without a head, so it keeps its label. `more`: there too, and only where it
   * says something or is asked for.
   */
  place?: "line" | "aside" | "more";
  /** In a narrow form it takes half of the line. */
  isShort?: boolean;
  /** Of a field that is aside, or more: whether the row has it now. */
  isShown?: (row: T) => boolean;
  /** The field, with the name, label and marks that it is given. */
  draw: (field: FieldProps, parts: RowParts<T>) => ReactNode;
};

export type RowLayout<T> = {
  columns: readonly RowColumn<T>[];
  /** Widths of the columns where there is room, as a grid's template. */
  template: string;
  /** From how many pixels of the form there is room. */
  wideFrom?: number;
};

const usualRoom = 400;
const gap = "6px";
/** One button of a row. */
export const actionWidth = 28;

export const wideQuery = ({ wideFrom = usualRoom }: { wideFrom?: number }) =>
  `@container (min-width: ${wideFrom}px)` as const;

const unseen = { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)", m: 0 } as const;

type AnyLayout = { template: string; wideFrom?: number };

export const headStyle = (layout: AnyLayout): SxProps<Theme> => ({
  display: "none",
  [wideQuery(layout)]: {
    display: "grid",
    gridTemplateColumns: layout.template,
    gap: `0 ${gap}`,
    flex: 1,
    minWidth: 0,
    alignItems: "end",
  },
});

/** Each label is read with its field; as a table the heads say it to the eye. */
export const cellsStyle = (layout: AnyLayout): SxProps<Theme> => ({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gap: `0 ${gap}`,
  alignItems: "start",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "& > *": { gridColumn: "1 / -1", minWidth: 0 },
  "& > .short": { gridColumn: "auto" },
  [wideQuery(layout)]: {
    gridTemplateColumns: layout.template,
    "& > *": { gridColumn: "auto" },
    "& .MuiInputLabel-root": unseen,
    "& .MuiFormHelperText-root": { ...unseen, minHeight: 0 },
    "& > .line": { gridColumn: "1 / -1", pb: "6px" },
  },
});

/** The fields below the others, with their own labels. */
export const asideStyle: SxProps<Theme> = {
  display: "grid",
  gap: `0 ${gap}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  pt: "4px",
  "&:empty": { display: "none" },
};

/** What is wrong with a row, below it; field by field each says its own. */
export const findingStyle = (layout: AnyLayout): SxProps<Theme> => ({
  display: "none",
  [wideQuery(layout)]: { display: "block", minHeight: 0 },
});
