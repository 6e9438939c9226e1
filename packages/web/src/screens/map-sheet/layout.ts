// The papers that a map is put on, lying. On the larger one the map grows; letters, and the column at its side, stay as they are.

export const sheetFormats = ["A4", "A3"] as const;
export type SheetFormat = (typeof sheetFormats)[number];

type Rectangle = { x: number; y: number; width: number; height: number };

/** What lies where, in millimetres from the upper left corner. */
export type SheetLayout = {
  paper: { width: number; height: number };
  /** Of the map. */
  frame: Rectangle;
  /** Beside the map. */
  column: { x: number; width: number };
};

/** Blank along every edge. */
export const margin = 8;

export const sheetLayouts: Record<SheetFormat, SheetLayout> = {
  A4: {
    paper: { width: 297, height: 210 },
    frame: { x: 15, y: 30, width: 200, height: 146 },
    column: { x: 222, width: 67 },
  },
  A3: {
    paper: { width: 420, height: 297 },
    frame: { x: 15, y: 30, width: 325, height: 230 },
    column: { x: 347, width: 65 },
  },
};

/** Pixels of the map in a millimetre of paper: its letters are then some 2.4 mm high. */
export const pixelsPerMillimetre = 4.8;

export const pictureSizeOf = ({ frame }: SheetLayout) => ({
  width: Math.round(frame.width * pixelsPerMillimetre),
  height: Math.round(frame.height * pixelsPerMillimetre),
});
