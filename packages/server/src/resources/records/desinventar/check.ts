// What a file of cards would cut short and leave behind, told before it is taken out.
import { leftBehind, type DesInventarCheck, type LeftBehind } from "@atalaya/contract/resources/records/desinventar.ts";
import type { ExportSource } from "./write-file.ts";

/** Records that are named of each finding. */
const mostExamples = 5;

type Finding = { cards: number; examples: { id: number; code: string }[] };

const seen = (known: Finding | undefined, { id, code }: { id: number; code: string }): Finding => ({
  cards: (known?.cards ?? 0) + 1,
  examples:
    known && known.examples.length >= mostExamples ? known.examples : [...(known?.examples ?? []), { id, code }],
});

export async function checkExport({ cards }: ExportSource): Promise<DesInventarCheck> {
  let count = 0;
  const cut = new Map<string, Finding & { size: number; longest: number }>();
  const left = new Map<LeftBehind, Finding>();
  for await (const batch of cards()) {
    count += batch.length;
    for (const card of batch) {
      for (const { column, size, length } of card.cut) {
        const known = cut.get(column);
        cut.set(column, { ...seen(known, card), size, longest: Math.max(known?.longest ?? 0, length) });
      }
      for (const what of card.left) left.set(what, seen(left.get(what), card));
    }
  }
  return {
    cards: count,
    cut: [...cut].map(([column, finding]) => ({ column, ...finding })),
    left: leftBehind.flatMap((what) => {
      const finding = left.get(what);
      return finding ? { what, ...finding } : [];
    }),
  };
}
