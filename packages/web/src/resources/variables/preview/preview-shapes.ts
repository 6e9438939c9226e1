// Shapes of the preview's scrap of map: an area, lines, marks, and a mesh of districts with a level from 0 to 1 each.

export const areaPath = "M150 66 206 48l44 26-6 44-40 22-50-18Z";

export const linePaths = [
  "M20 132C60 120 74 92 112 96s48 40 92 34 40-40 64-48",
  "M96 20c30 16 60 8 84 26s44 8 76 -4",
  "M70 150c40-30 90-16 120-34s50-10 76-2",
];

export const points: readonly [x: number, y: number][] = [
  [202, 92],
  [96, 74],
  [156, 40],
  [232, 44],
  [140, 118],
  [60, 122],
  [240, 130],
  [100, 26],
  [186, 136],
];

const [columns, rows, width, height] = [9, 6, 276, 160];

/** The same irregularity every time, between -0.5 and 0.5. */
const wobble = (seed: number) => ((Math.sin(seed * 127.1) * 43_758.5453) % 1) * 0.5;

const cornerAt = (column: number, row: number) => {
  const x = (column + wobble(column * 31 + row * 17) * 0.7) * (width / columns);
  const y = (row + wobble(column * 13 + row * 41) * 0.7) * (height / rows);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** Worst near the middle, as crowding in a valley is. */
const levelAt = (column: number, row: number) => {
  const distance = Math.hypot((column - columns * 0.62) / columns, (row - rows * 0.55) / rows);
  return Math.min(0.999, Math.max(0, 1.05 - distance * 1.55 + wobble(column * 7 + row * 3) * 0.45));
};

export const cells = Array.from({ length: columns * rows }, (_, index) => {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const corners = [
    cornerAt(column, row),
    cornerAt(column + 1, row),
    cornerAt(column + 1, row + 1),
    cornerAt(column, row + 1),
  ];
  return { path: `M${corners.join("L")}Z`, level: levelAt(column, row) };
});
