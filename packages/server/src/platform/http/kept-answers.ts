// Answers that were made before, in a bounded part of the memory: asked for by what they show and by the state of the data.
import { LRUCache } from "lru-cache";

const mostBytes = 32 * 1024 * 1024;

/** Answers what stands under this key, or makes it. A key names everything that the answer depends on, so none is ever out of date. */
export type KeptAnswers = (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;

export function keptAnswers(): KeptAnswers {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    // An entry has its own cost beside its bytes.
    sizeCalculation: (answer, key) => answer.length + 2 * key.length + 200,
  });
  return async (key, make) => {
    const known = kept.get(key);
    if (known) return known;
    const answer = await make();
    kept.set(key, answer);
    return answer;
  };
}
