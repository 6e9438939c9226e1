// A stored file where a thread can read it: on this disk, under a name that nobody else knows, as long as it is needed.
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Services } from "../http/app-kit.ts";
import { keyOf } from "./file-store.ts";
import { onStore } from "./storage-errors.ts";
import { privateIn } from "./upload-folder.ts";

/** `endings`: of what `work` may make beside it. All of it is gone afterwards. */
export async function withPrivateCopy<T>(
  { files, settings }: Pick<Services, "files" | "settings">,
  file: { sha256: string; size: number },
  endings: readonly string[],
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = privateIn(settings.DATA_DIR);
  try {
    await mkdir(dirname(path), { recursive: true });
    const send = await onStore(() => files.open(keyOf(file), { first: 0, last: file.size - 1 }));
    await onStore(() => send(createWriteStream(path)));
    return await work(path);
  } finally {
    for (const ending of ["", ...endings]) await rm(path + ending, { force: true });
  }
}
