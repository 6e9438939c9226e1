// One field of every row of a list, as it is declared and as it is drawn.
import type { ReactNode } from "react";
import type { FieldProps } from "../field-parts.tsx";

/** One row as its fields see it. */
export type RowParts<T> = {
  row: T;
  index: number;
  /** Added since the form was opened or saved. */
  isNew: boolean;
  /** Changes fields of the row beside the one that is typed into. */
  set: (changes: Partial<T>) => void;
};

/** Where a field stands in its row. */
export type RowPlace<T> = {
  /** Of its column where there is room, as a grid says it; an equal share unless it is said. */
  width?: string;
  /**
   * `line`: a line of its own. `aside`: below the row and without a head, so it keeps its label; `below`: there on a whole line.
   * `more`: there too, and only where it says something or is asked for.
   */
  place?: "line" | "aside" | "below" | "more";
  /** In a narrow form it takes half of the line. */
  isShort?: boolean;
  /** Of a field that is aside, below or more: whether the row has it now. */
  isShown?: (row: T) => boolean;
  /** What the schema demands always is marked without saying; this is for what it demands because of other fields. */
  isRequired?: boolean;
  /** Other fields of the row that are chosen with this one: what is wrong with them is told here. */
  covers?: readonly (keyof T & string)[];
};

export type RowColumn<T> = RowPlace<T> & {
  key: keyof T & string;
  /** The field, with the name, label and marks that it is given. */
  draw: (field: FieldProps, parts: RowParts<T>) => ReactNode;
};

export type LabelledColumn<T> = RowColumn<T> & { label: string; isRequired: boolean };

/** The columns side by side, and from how many pixels of the form there is room for that. */
export type RowLayout<T> = {
  columns: readonly LabelledColumn<T>[];
  wideFrom: number;
  /** The columns of the grid where a row takes more than one line of it. */
  template?: string | undefined;
};

/** Whether it stands in the row itself, under a head of its own. */
export const isInLine = <T>({ place }: RowPlace<T>): boolean => !place || place === "line";
