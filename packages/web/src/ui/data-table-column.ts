// How a column of a table is declared, and which rows are chosen.
import type { ReactNode } from "react";

export type Column<T> = {
  /** The field that `sort` names when the column is sortable. */
  key: string;
  title: string;
  /** Hidden from sight but read aloud: columns of pictures and states. */
  isTitleHidden?: boolean;
  align?: "left" | "right" | "center";
  isSortable?: boolean;
  width?: number | string;
  render: (row: T) => ReactNode;
};

export type Selection = {
  ids: ReadonlySet<number>;
  onChange: (ids: Set<number>) => void;
  /** Rows that cannot be chosen have no tick. */
  withheld?: ReadonlySet<number>;
};
