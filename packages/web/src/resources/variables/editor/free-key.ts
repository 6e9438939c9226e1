// Keys of options and fields, made from their labels. A key is never given to a second thing, and never twice (V9).
import { folded } from "@atalaya/contract/folded.ts";

const longest = 40;

const slug = (label: string) =>
  folded(label)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, longest - 4);

/** A key for a label: with a number behind it when the plain one is, or once was, somebody else's. */
export function freeKey(label: string, otherwise: string, taken: readonly string[]): string {
  const plain = slug(label) || otherwise;
  const candidates = [plain, ...Array.from({ length: taken.length + 1 }, (_, index) => `${plain}-${index + 2}`)];
  return candidates.find((key) => !taken.includes(key)) ?? plain;
}
