// The files that wait and those that are under way: so many at a time, from their beginning to their end, whatever it is.
import type { UploadList } from "./upload-list.ts";
import { makePause, type Pause } from "./pause.ts";
import { oncePerSecond, refusalOf, startDelay } from "./rules.ts";
import { transfer } from "./transfer.ts";
import { UploadFailure } from "./upload-file.ts";
import type { UploaderOptions } from "./uploader-options.ts";

const twoDecimals = (part: number) => Math.min(100, part * 100).toFixed(2);

/** `next` begins as many as may run at once; `pauseOf`: of a file that is under way. */
export function makeUploadQueue(list: UploadList, options: UploaderOptions) {
  const { thread = 1, delay = startDelay, memory } = options;
  const pauses = new Map<string, Pause>();

  function progressOf(id: string, size: number) {
    const isDue = oncePerSecond();
    let last = 0;
    return (bytes: number) => {
      if (!isDue()) return;
      list.change(id, { progress: twoDecimals(size > 0 ? bytes / size : 0), speed: Math.max(0, bytes - last) });
      last = bytes;
    };
  }

  async function run(id: string): Promise<void> {
    const pause = makePause();
    pauses.set(id, pause);
    try {
      await new Promise((resolve) => setTimeout(resolve, delay()));
      const chosen = list.find(id);
      if (!chosen) throw new UploadFailure("not_exists");
      if (pause.isCancelled) throw new UploadFailure("abort");
      const refused = refusalOf(chosen, options);
      if (refused) throw new UploadFailure(refused);
      const file = { ...chosen, ...(await options.prepare?.(chosen)) };
      list.change(id, file);
      const response = await transfer(file, options, { pause, onProgress: progressOf(file.id, file.size) });
      memory?.forget(file, false);
      list.change(id, { active: false, success: true, isPaused: false, progress: "100.00", speed: 0, response });
      const done = list.find(id);
      if (done) options.onDone?.(done);
    } catch (error) {
      const { code, response } = error instanceof UploadFailure ? error : new UploadFailure("network");
      const file = list.find(id);
      // Refused for what it is, or cancelled: nothing of it is there to go on with. In maintenance it waits.
      if (file && ((code === "server" && response.code !== "maintenance") || code === "abort"))
        memory?.forget(file, code === "abort");
      list.change(id, { active: false, isPaused: false, error: code, speed: 0, response });
    } finally {
      pauses.delete(id);
      next();
    }
  }

  function next(): void {
    const free = thread - list.all().filter((file) => pauses.has(file.id) && !file.isPaused).length;
    const waiting = list.all().filter((file) => file.active && !pauses.has(file.id));
    for (const { id } of waiting.slice(0, Math.max(0, free))) void run(id);
  }

  return { next, pauseOf: (id: string) => pauses.get(id) };
}
