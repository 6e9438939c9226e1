import { expect, test, vi } from "vitest";
import type { Send, Sending } from "./send.ts";
import { makeUploader } from "./uploader.ts";
import type { UploaderOptions } from "./uploader-options.ts";
import { isUnfinished, newUploadFile, UploadFailure, type UploadFile } from "./upload-file.ts";
import { chunkDefaults, isChunked } from "./chunk-upload.ts";
import { hasExtension, maximumOf, oncePerSecond, startDelay, withinMaximum } from "./rules.ts";

const chunkSize = 400_000;
const big = new Blob([new Uint8Array(chunkDefaults.minSize + 1)]);
const small = new Blob(["hola"]);
const fileOf = (blob: Blob, name = "foto.jpg"): Partial<UploadFile> => ({ name, size: blob.size, file: blob });

type Seen = { phase: string; offset: number };
const seenIn = ({ body }: Sending): Seen => {
  if (body instanceof FormData) return { phase: String(body.get("phase")), offset: Number(body.get("start_offset")) };
  return { phase: typeof body === "string" ? JSON.parse(body).phase : "whole", offset: 0 };
};

/** An address that follows the protocol, and fails where it is told to. */
function anAddress(
  fails: (seen: Seen, times: number, signal: AbortSignal) => UploadFailure | null | Promise<UploadFailure> = () => null,
) {
  const requests: (Seen & Pick<Sending, "method" | "url">)[] = [];
  let active = 0;
  let most = 0;
  const send: Send = async (sending) => {
    const seen = seenIn(sending);
    requests.push({ ...seen, method: sending.method, url: sending.url });
    most = Math.max(most, ++active);
    await new Promise((resolve) => setTimeout(resolve, 1));
    active--;
    if (sending.signal.aborted) throw new UploadFailure("abort");
    const times = requests.filter((it) => it.phase === seen.phase && it.offset === seen.offset).length;
    const failure = await fails(seen, times, sending.signal);
    if (failure) throw failure;
    if (seen.phase === "start") return { status: "success", data: { session_id: "s1", end_offset: chunkSize } };
    return { status: "success", data: { file_id: 5 } };
  };
  return {
    send,
    requests,
    most: () => most,
    offsets: () => requests.filter((it) => it.phase === "upload").map((it) => it.offset),
  };
}

/** Hangs until it is aborted. */
const hanging = (signal: AbortSignal) =>
  new Promise<UploadFailure>((resolve) => {
    signal.addEventListener("abort", () => resolve(new UploadFailure("abort")));
  });

const anUploader = (send: Send, options: Partial<UploaderOptions> = {}) =>
  makeUploader({
    postAction: "/files",
    chunk: { action: "/uploads" },
    multiple: true,
    delay: () => 0,
    send,
    ...options,
  });

async function settled(uploader: ReturnType<typeof anUploader>): Promise<readonly UploadFile[]> {
  await vi.waitFor(() => expect(uploader.files().some(({ active }) => active)).toBe(false), { timeout: 10_000 });
  return uploader.files();
}

test("R-410 a new file has these fields with these values", () => {
  const { id, ...rest } = newUploadFile();
  expect(id).toMatch(/^[0-9a-z]+$/);
  expect(rest).toEqual({
    name: "Filename",
    size: -1,
    type: "",
    active: false,
    error: "",
    success: false,
    progress: "0.00",
    speed: 0,
    response: {},
    data: {},
    headers: {},
    putAction: "",
    postAction: "",
    timeout: 0,
    isPaused: false,
    file: null,
  });
});

test("R-410 a file goes from active to success with its answer", async () => {
  const { send, requests } = anAddress();
  const uploader = anUploader(send);
  uploader.add([fileOf(small)]);
  expect(uploader.files()[0]).toMatchObject({ active: true, success: false, error: "" });
  const [file] = await settled(uploader);
  expect(file).toMatchObject({
    active: false,
    success: true,
    error: "",
    progress: "100.00",
    response: { data: { file_id: 5 } },
  });
  expect(requests).toMatchObject([{ method: "POST", url: "/files" }]);
});

test("R-708 R-906 above 1048576 bytes, strictly, a file goes in chunks, three at once", async () => {
  expect([isChunked(1_048_576), isChunked(1_048_577)]).toEqual([false, true]);
  expect(chunkDefaults).toEqual({ minSize: 1_048_576, maxActive: 3, maxRetries: 5 });
  const { send, requests, offsets, most } = anAddress();
  const uploader = anUploader(send, { chunk: { action: "/uploads", minSize: 1000 } });
  const large = new Blob([new Uint8Array(8 * chunkSize)]);
  uploader.add([fileOf(large)]);
  const [file] = await settled(uploader);
  expect(file?.success).toBe(true);
  expect(offsets().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 8 }, (_, index) => index * chunkSize));
  expect([requests[0]?.phase, requests.at(-1)?.phase, most()]).toEqual(["start", "finish", 3]);
});

test("R-807 R-906 a chunk is tried six times; then the upload fails with `upload`, and a failing start or finish with `server`", async () => {
  const failing = (phase: string, offset = 0) =>
    anAddress((seen) => (seen.phase === phase && seen.offset === offset ? new UploadFailure("server") : null));
  const chunk = failing("upload", chunkSize);
  const uploader = anUploader(chunk.send);
  uploader.add([fileOf(big)]);
  expect((await settled(uploader))[0]).toMatchObject({ error: "upload", success: false });
  expect(chunk.offsets().filter((offset) => offset === chunkSize)).toHaveLength(6);
  expect(chunk.requests.some(({ phase }) => phase === "finish")).toBe(false);
  for (const phase of ["start", "finish"]) {
    const address = failing(phase);
    const other = anUploader(address.send);
    other.add([fileOf(big)]);
    expect((await settled(other))[0]?.error, phase).toBe("server");
    expect(address.requests.filter((it) => it.phase === phase)).toHaveLength(1);
  }
});

test("R-906 a chunk that fails five times and then arrives does no harm", async () => {
  const { send } = anAddress((seen, times) =>
    seen.phase === "upload" && times <= 5 ? new UploadFailure("network") : null,
  );
  const uploader = anUploader(send);
  uploader.add([fileOf(big)]);
  expect((await settled(uploader))[0]).toMatchObject({ success: true, error: "" });
});

test("R-411 what went wrong is told by one of the values", async () => {
  for (const code of ["timeout", "network", "server", "denied"] as const) {
    const uploader = anUploader(anAddress(() => new UploadFailure(code)).send);
    uploader.add([fileOf(small)]);
    expect((await settled(uploader))[0]?.error).toBe(code);
  }
  const rules = { extensions: ["pdf"], size: 3 };
  const uploader = anUploader(anAddress().send, rules);
  uploader.add([fileOf(small), fileOf(small, "acta.PDF"), { name: "acta.pdf", size: 2 }]);
  expect((await settled(uploader)).map(({ error }) => error)).toEqual(["extension", "size", "file_object"]);
});

test("R-411 cancelling really stops: no request follows", async () => {
  const { send, requests } = anAddress(({ phase }, _, signal) => (phase === "upload" ? hanging(signal) : null));
  const uploader = anUploader(send);
  uploader.add([fileOf(big)]);
  await vi.waitFor(() => expect(requests.some(({ phase }) => phase === "upload")).toBe(true));
  uploader.cancel(uploader.files()[0]!.id);
  expect((await settled(uploader))[0]?.error).toBe("abort");
  expect(requests.filter(({ phase }) => phase === "finish")).toHaveLength(0);
  expect(requests.length).toBeLessThanOrEqual(1 + 3);
});

test("a pause costs no retry, and what arrived before is not sent again", async () => {
  const { send, offsets } = anAddress(({ phase, offset }, times, signal) =>
    phase === "upload" && offset === chunkSize && times <= 8 ? hanging(signal) : null,
  );
  const uploader = anUploader(send, { chunk: { action: "/uploads", maxActive: 1 } });
  uploader.add([fileOf(big)]);
  const { id } = uploader.files()[0]!;
  const hangs = (times: number) =>
    vi.waitFor(() => expect(offsets().filter((offset) => offset === chunkSize)).toHaveLength(times));
  for (let times = 1; times <= 8; times++) {
    await hangs(times);
    uploader.pause(id);
    expect(uploader.files()[0]).toMatchObject({ active: true, isPaused: true });
    uploader.resume(id);
  }
  expect((await settled(uploader))[0]?.success).toBe(true);
  expect(offsets().filter((offset) => offset === 0)).toHaveLength(1);
});

test("an interrupted upload goes on with the chunks that are missing", async () => {
  const { send, requests, offsets } = anAddress();
  const memory = {
    recall: async () => ({ session_id: "s1", end_offset: chunkSize, received: [0, 2 * chunkSize] }),
    keep: () => {},
    forget: () => {},
    list: async () => [{ name: "informe.txt", size: big.size, file: big }],
  };
  const uploader = anUploader(send, { memory });
  uploader.add([fileOf(big)]);
  await settled(uploader);
  expect(offsets()).toEqual([chunkSize]);
  expect(requests.some(({ phase }) => phase === "start")).toBe(false);
});

test("what was left unfinished is listed, goes on when asked, and is given up when taken off the list", async () => {
  const { send, offsets } = anAddress();
  const forgotten: [string, boolean][] = [];
  const memory = {
    recall: async () => ({ session_id: "s1", end_offset: chunkSize, received: [0] }),
    keep: () => {},
    forget: ({ name }: { name: string }, isGivenUp: boolean) => void forgotten.push([name, isGivenUp]),
    list: async () => ["uno.txt", "dos.txt", "tres.txt"].map((name) => ({ name, size: big.size, file: big })),
  };
  const uploader = anUploader(send, { memory, multiple: true });
  await uploader.recall();
  const [one, two] = uploader.files();
  expect(uploader.files().every(isUnfinished)).toBe(true);
  expect(offsets()).toEqual([]);
  uploader.remove(two!.id);
  uploader.add([fileOf(big, "tres.txt")]);
  uploader.retry(one!.id);
  const files = await settled(uploader);
  expect(files.map(({ name, success }) => [name, success])).toEqual([
    ["uno.txt", true],
    ["tres.txt", true],
  ]);
  expect(offsets()).not.toContain(0);
  expect(forgotten).toEqual([
    ["dos.txt", true],
    ["tres.txt", false],
    ["uno.txt", false],
  ]);
});

test("R-906 files go one after another unless told otherwise", async () => {
  const { send, most } = anAddress();
  const uploader = anUploader(send);
  uploader.add([fileOf(small), fileOf(small), fileOf(small)]);
  await settled(uploader);
  expect(most()).toBe(1);
});

test("R-503 endings are matched whatever their case; no list allows all", () => {
  expect(["A.PDF", "a.pdf", "apdf", "a.pdf.exe"].map((name) => hasExtension(name, ["pdf"]))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(hasExtension("copia.tar.gz", "zip, tar.gz")).toBe(true);
  expect(hasExtension("nota", [])).toBe(true);
  expect(hasExtension("nota.txt", /\.(md|txt)$/)).toBe(true);
});

test("R-503 one if single and no limit if multiple; the new one replaces, a surplus is left out", () => {
  expect([maximumOf({}), maximumOf({ multiple: true }), maximumOf({ multiple: true, maximum: 3 })]).toEqual([1, 0, 3]);
  const [one, two, three] = [newUploadFile(), newUploadFile(), newUploadFile()];
  expect(withinMaximum([one], [two, three], {})).toEqual([two]);
  expect(withinMaximum([one], [two, three], { multiple: true })).toHaveLength(3);
  expect(withinMaximum([one], [two, three], { multiple: true, maximum: 2 })).toEqual([one, two]);
});

test("R-503 a size of 0 is no limit", async () => {
  const uploader = anUploader(anAddress().send, { size: 0 });
  uploader.add([fileOf(small)]);
  expect((await settled(uploader))[0]?.success).toBe(true);
});

test("R-906 an upload waits 50 to 100 ms, and progress is told once a second", () => {
  for (let time = 0; time < 200; time++) {
    expect(startDelay()).toBeGreaterThanOrEqual(50);
    expect(startDelay()).toBeLessThanOrEqual(100);
  }
  let clock = 1_000_000;
  const isDue = oncePerSecond(() => clock);
  const told = [0, 300, 600, 500, 999].map((step) => {
    clock += step;
    return isDue();
  });
  expect(told).toEqual([true, false, false, true, true]);
});
