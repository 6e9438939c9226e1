// Directories of a PMTiles file (version 3): which tile lies where, in columns of numbers, compressed.
import { gzipSync } from "node:zlib";

/** A run of tiles with one content from the tile `id` on, or, with a run of 0, a further directory. Offsets in bytes, within their part. */
export type Entry = { id: number; run: number; length: number; offset: number };

function varints(numbers: Iterable<number>): Buffer {
  const bytes: number[] = [];
  for (let rest of numbers) {
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

const written = (entries: readonly Entry[]): Buffer =>
  gzipSync(
    varints([
      entries.length,
      ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
      ...entries.map(({ run }) => run),
      ...entries.map(({ length }) => length),
      // 0 stands for "right behind the one before".
      ...entries.map(({ offset }, at) => {
        const before = entries[at - 1];
        return before && before.offset + before.length === offset ? 0 : offset + 1;
      }),
    ]),
  );

const entriesOfLeaf = 8192;

/** Takes entries in their order and keeps what is complete as compressed leaves, so that a country fits into memory. */
export class Directories {
  readonly #mostRootBytes: number;
  readonly #leaves: Buffer[] = [];
  readonly #pointers: Entry[] = [];
  #open: Entry[] = [];
  #offset = 0;
  count = 0;

  /** `mostRootBytes`: how long the first directory may become. */
  constructor(mostRootBytes: number) {
    this.#mostRootBytes = mostRootBytes;
  }

  /** The entry added last, as long as it may still grow. */
  get last(): Entry | undefined {
    return this.#open.at(-1);
  }

  add(entry: Entry): void {
    if (this.#open.length === entriesOfLeaf) this.#close();
    this.#open.push(entry);
    this.count += 1;
  }

  /** All in the first directory where that is short enough. Fails where even the list of further ones is too long. */
  end(): { root: Buffer; leaves: Buffer } {
    const alone = this.#leaves.length === 0 ? written(this.#open) : null;
    if (alone && alone.length <= this.#mostRootBytes) return { root: alone, leaves: Buffer.alloc(0) };
    this.#close();
    const root = written(this.#pointers);
    if (root.length > this.#mostRootBytes) throw new RangeError("more tiles than one file can list");
    return { root, leaves: Buffer.concat(this.#leaves) };
  }

  #close(): void {
    const [first] = this.#open;
    if (!first) return;
    const leaf = written(this.#open);
    this.#leaves.push(leaf);
    this.#pointers.push({ id: first.id, run: 0, length: leaf.length, offset: this.#offset });
    this.#offset += leaf.length;
    this.#open = [];
  }
}
