// The list of files on their way and what is done with them: added, paused, cancelled, tried again, removed.
import { makeUploadList } from "./upload-list.ts";
import { withinMaximum } from "./rules.ts";
import { isUnfinished, newUploadFile, type UploadFile } from "./upload-file.ts";
import { makeUploadQueue } from "./upload-queue.ts";
import type { UploaderOptions } from "./uploader-options.ts";

export type Uploader = ReturnType<typeof makeUploader>;

/** The same file, chosen again. */
const isSame = (one: UploadFile, other: UploadFile) => one.name === other.name && one.size === other.size;

export function makeUploader(options: UploaderOptions) {
  const list = makeUploadList();
  const { next, pauseOf } = makeUploadQueue(list, options);
  return {
    files: list.all,
    subscribe: list.subscribe,
    /** Lists what was left unfinished when the page was left before; it goes on when it is retried. */
    async recall() {
      const found = ((await options.memory?.list()) ?? []).map(newUploadFile);
      const files = list.all();
      list.set([...found.filter((it) => !files.some((other) => isSame(it, other))), ...files]);
    },
    /** Adds files and begins to send them. */
    add(chosen: readonly Partial<UploadFile>[]) {
      const files = list.all();
      const made = chosen.map((it) => newUploadFile({ ...it, active: true }));
      const others = files.filter((file) => !isUnfinished(file) || !made.some((it) => isSame(it, file)));
      const kept = withinMaximum(others, made, options);
      for (const { id } of files) if (!kept.some((file) => file.id === id)) pauseOf(id)?.cancel();
      list.set(kept);
      next();
    },
    pause(id: string) {
      pauseOf(id)?.pause();
      list.change(id, { isPaused: true, speed: 0 });
      next();
    },
    resume(id: string) {
      list.change(id, { isPaused: false });
      pauseOf(id)?.resume();
    },
    /** Aborts every request of the file; it stays in the list as aborted. */
    cancel(id: string) {
      pauseOf(id)?.cancel();
      if (!pauseOf(id)) list.change(id, { active: false, error: "abort" });
    },
    retry(id: string) {
      list.change(id, { active: true, error: "", success: false, progress: "0.00", response: {} });
      next();
    },
    remove(id: string) {
      const file = list.find(id);
      if (file && isUnfinished(file)) options.memory?.forget(file, true);
      pauseOf(id)?.cancel();
      list.set(list.all().filter((it) => it.id !== id));
    },
  };
}
