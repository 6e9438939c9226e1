// How a column of a table is declared, and which rows are chosen.
import type { ReactNode } from "react";
import type { CSSObject } from "@mui/material/styles";

export type Column<T> = {
  /** The field that `sort` names when the column is sortable. */
  key: string;
  title: string;
  /** What the title is short for, where it is cut: told when it is pointed at. */
  fullTitle?: string;
  /** Hidden from sight but read aloud: columns of pictures and states. */
  isTitleHidden?: boolean;
  align?: "left" | "right" | "center";
  isSortable?: boolean;
  /** The first activation puts the largest first: of amounts these are asked for. */
  isLargestFirst?: boolean;
  width?: number | string;
  /** In px: in a table narrower than this the column gives way to the others. The opened row says what it said. */
  from?: number;
  render: (row: T) => ReactNode;
};

export type Selection = {
  ids: ReadonlySet<number>;
  onChange: (ids: Set<number>) => void;
  /** Rows that cannot be chosen have no tick. */
  withheld?: ReadonlySet<number>;
};

/** Style of a column's cells, in a table that is a container. */
export const shownFrom = ({ from }: Pick<Column<never>, "from">): CSSObject =>
  from === undefined ? {} : { [`@container (max-width: ${from - 1}px)`]: { display: "none" } };
