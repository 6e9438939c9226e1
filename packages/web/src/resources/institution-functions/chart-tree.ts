// How the organisation chart lies: which institutions stand below which, what fits side by side, and which ones a search finds. Pure.
import { folded } from "@atalaya/contract/folded.ts";

/** Pixels of a card, and of the gap between two. */
export const card = { width: 216, gap: 16 } as const;

export type Node<N> = { row: N; children: Node<N>[] };

/** The trees of these rows: those with something below them first, each level in the order of the rows. A row whose parent is not among them is a root. */
export function treesOf<N extends { id: number; parent_institution_id: number | null }>(rows: readonly N[]): Node<N>[] {
  const nodes = new Map(rows.map((row) => [row.id, { row, children: [] as Node<N>[] }]));
  const roots: Node<N>[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(node.row.parent_institution_id ?? 0);
    (parent?.children ?? roots).push(node);
  }
  return roots.toSorted((one, other) => Number(other.children.length > 0) - Number(one.children.length > 0));
}

/** How many cards stand side by side where each stands centred over those below it. */
export const leavesOf = <N>({ children }: Node<N>): number =>
  children.length === 0 ? 1 : children.reduce((sum, child) => sum + leavesOf(child), 0);

/** Whether a tree has room as levels below each other; else what is below stands indented. */
export const fitsIn = <N>(node: Node<N>, width: number): boolean =>
  leavesOf(node) * (card.width + card.gap) - card.gap <= width;

type Named = { id: number; name_es: string; name_en: string | null; acronym: string | null };

/** The rows in whose name or acronym each word of the text is found, as people type them. */
export function foundIn<N extends Named>(rows: readonly N[], text: string): N[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return rows.filter(({ name_es, name_en, acronym }) => {
    const said = folded([acronym, name_es, name_en].filter(Boolean).join(" "));
    return words.every((word) => said.includes(word));
  });
}
