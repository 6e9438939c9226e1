import { expect, test } from "vitest";
import { onStore } from "./storage-errors.ts";

const failing = (code: string) =>
  onStore(async () => {
    throw Object.assign(new Error(code), { code });
  });

test("a full disk, a folder that refuses and a lost content are told apart; the cause is kept for the log", async () => {
  for (const [code, problem] of [
    ["ENOSPC", "storage_full"],
    ["EDQUOT", "storage_full"],
    ["EACCES", "storage_failed"],
    ["EROFS", "storage_failed"],
    ["ENOENT", "not_found"],
  ])
    await expect(failing(code!)).rejects.toMatchObject({ code: problem, cause: { code } });
});

test("any other failure is left as it is", async () => {
  await expect(failing("EBADMSG")).rejects.toMatchObject({ code: "EBADMSG" });
});
