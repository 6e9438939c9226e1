// What a table of a rich text is made of on both sides: plain cells of one line. How merged cells are split, and lines put together.

/** What stands in a cell as lines of its own; a cell has one line, so their texts follow each other. */
export const cellLines = [
  ..."p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd pre blockquote br hr section article figure".split(" "),
  ..."table caption colgroup col thead tbody tfoot tr td th".split(" "),
];

/** What is put between the lines of one cell. */
export const betweenLines = " · ";

/** Empty cells that merged ones may leave behind in one table: who sends more wants to exhaust whoever reads it. */
const mostSplit = 2000;

/** How many columns and rows a cell takes, as its attribute says. */
export const spanOf = (said: string | null | undefined): number => Math.max(1, Number.parseInt(said ?? "1", 10) || 1);

/**
 * Where the cells of merged ones go: for each row the index of the cell that stands in each column, null where a merged one leaves an empty
 * cell. A merged cell keeps its text in its first column and row.
 */
export function spread(rows: readonly (readonly { width: number; height: number }[])[]): (number | null)[][] {
  let left = mostSplit;
  /** For how many more rows a column is taken by a cell above. */
  const taken: number[] = [];
  return rows.map((cells) => {
    const row: (number | null)[] = [];
    const skipTaken = () => {
      while ((taken[row.length] ?? 0) > 0) {
        taken[row.length]! -= 1;
        row.push(null);
      }
    };
    for (const [index, { width, height }] of cells.entries()) {
      skipTaken();
      for (let column = 0; column < width && (column === 0 || left-- > 0); column++) {
        const below = Math.max(0, Math.min(height - 1, left));
        left -= below;
        if (below > 0) taken[row.length] = below;
        row.push(column === 0 ? index : null);
      }
    }
    skipTaken();
    return row;
  });
}
