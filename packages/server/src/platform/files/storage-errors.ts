// Failures of the disk or the bucket, said as what they are.
import { Problem } from "../http/problem.ts";

const full = ["ENOSPC", "EDQUOT", "EFBIG"];
const broken = ["EACCES", "EPERM", "EROFS", "EIO", "EMFILE", "ENFILE", "ENOTDIR", "EISDIR", "EEXIST"];

/** Runs what touches the store; a full disk answers 507 and a store that refuses answers 503; the log has the cause. */
export async function onStore<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const { code = "", name } = error as NodeJS.ErrnoException;
    // A row without its content: the files were not restored with the database.
    if (code === "ENOENT" || name === "NoSuchKey") throw new Problem("not_found", { cause: error });
    if (full.includes(code)) throw new Problem("storage_full", { cause: error });
    if (broken.includes(code) || "$metadata" in (error as object) || name === "TimeoutError")
      throw new Problem("storage_failed", { cause: error });
    throw error;
  }
}
