// Reads map files (PMTiles 3) in a worker: a tile is found in several steps, and on the page each of them would wait for a frame of the map.
import { FetchSource, PMTiles } from "pmtiles";

/** `file` is an address that is read by ranges, with `headers`; or a name, once its whole content was given under it. */
export type Question = { file: string; headers?: Record<string, string> } & (
  | { ask: "keep"; content: ArrayBuffer }
  | { ask: "header" }
  | { ask: "metadata" }
  | { ask: "tile" | "picture"; z: number; x: number; y: number }
);

/** `left`: whoever asked under this number does not want it any more. */
export type Asked = { number: number } & (Question | { ask: "left" });

/** `data` of a tile is an ArrayBuffer, unpacked, that of a picture an ImageBitmap; undefined where the file has none. */
export type Answered = { number: number } & ({ data: unknown } | { error: string });

const files = new Map<string, { archive: PMTiles; source?: FetchSource }>();
const underWay = new Map<number, AbortController>();

function fileOf({ file, headers }: Question): PMTiles {
  let known = files.get(file);
  if (!known) {
    const source = new FetchSource(file);
    known = { archive: new PMTiles(source), source };
    files.set(file, known);
  }
  if (headers) known.source?.setHeaders(new Headers(headers));
  return known.archive;
}

function keep(name: string, content: ArrayBuffer): void {
  const source = {
    getKey: () => name,
    getBytes: (offset: number, length: number) => Promise.resolve({ data: content.slice(offset, offset + length) }),
  };
  files.set(name, { archive: new PMTiles(source) });
}

async function answerTo(question: Question, signal: AbortSignal): Promise<unknown> {
  if (question.ask === "keep") return keep(question.file, question.content);
  const archive = fileOf(question);
  if (question.ask === "header") return archive.getHeader();
  if (question.ask === "metadata") return archive.getMetadata();
  const tile = await archive.getZxy(question.z, question.x, question.y, signal);
  if (!tile || question.ask === "tile") return tile?.data;
  // Unpacking it takes steps as well.
  return createImageBitmap(new Blob([tile.data]));
}

const isMoved = (data: unknown): data is Transferable => data instanceof ArrayBuffer || data instanceof ImageBitmap;

const post = (answer: Answered, moved: Transferable[] = []) => self.postMessage(answer, { transfer: moved });

self.addEventListener("message", async ({ data: asked }: MessageEvent<Asked>) => {
  const { number } = asked;
  if (asked.ask === "left") return underWay.get(number)?.abort();
  const leaving = new AbortController();
  underWay.set(number, leaving);
  try {
    const data = await answerTo(asked, leaving.signal);
    post({ number, data }, isMoved(data) ? [data] : []);
  } catch (error) {
    post({ number, error: error instanceof Error ? error.message : String(error) });
  } finally {
    underWay.delete(number);
  }
});
