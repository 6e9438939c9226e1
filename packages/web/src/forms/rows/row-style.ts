// How rows inside a form are drawn: as a table where there is room, else as cards, field by field with their labels.
import type { SxProps, Theme } from "@mui/material/styles";
import { visuallyHidden } from "../../ui/theme/theme-global.ts";
import type { RowLayout } from "./row-columns.ts";

const gap = "6px";
/** One button of a row. */
export const actionWidth = 28;

type AnyLayout = Pick<RowLayout<object>, "wideFrom" | "template"> & {
  columns: readonly { place?: string; width?: string }[];
};

export const wideQuery = ({ wideFrom }: Pick<RowLayout<object>, "wideFrom">) =>
  `@container (min-width: ${wideFrom}px)` as const;

const templateOf = ({ columns, template }: AnyLayout) =>
  template ?? columns.flatMap(({ place, width }) => (place ? [] : [width ?? "minmax(0, 1fr)"])).join(" ");

export const headStyle = (layout: AnyLayout): SxProps<Theme> => ({
  display: "none",
  [wideQuery(layout)]: {
    display: "grid",
    gridTemplateColumns: templateOf(layout),
    gap: `0 ${gap}`,
    flex: 1,
    minWidth: 0,
    alignItems: "end",
  },
});

export const lineStyle = (layout: AnyLayout): SxProps<Theme> => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "flex-end",
  gap: "4px",
  py: "8px",
  borderTop: 1,
  borderColor: "divider",
  [wideQuery(layout)]: { py: "3px", flexWrap: "nowrap" },
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
    gridTemplateColumns: templateOf(layout),
    rowGap: "4px",
    "& > *": { gridColumn: "auto" },
    "& .MuiInputLabel-root": visuallyHidden,
    "& .MuiFormHelperText-root": { ...visuallyHidden, minHeight: 0 },
    // A lock in every cell would leave no room for what is read in it; the sunken field says the same.
    "& .MuiInputAdornment-positionStart": { display: "none" },
    "& > .line": { gridColumn: "1 / -1" },
  },
});

/** The fields below the others, with their own labels. */
export const asideStyle: SxProps<Theme> = {
  display: "grid",
  gap: `0 ${gap}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 140px), 1fr))",
  pt: "4px",
  "&:empty": { display: "none" },
  "& > .below": { gridColumn: "1 / -1" },
};

/** What is wrong with a row, below it; field by field each says its own. */
export const findingStyle = (layout: AnyLayout): SxProps<Theme> => ({
  display: "none",
  [wideQuery(layout)]: { display: "block", minHeight: 0 },
});
