// Uploads that go on after the page was left: listed again with their file, or found again when the same file is chosen.
import type { UploadSession } from "@atalaya/contract/resources/files.ts";
import { call } from "../api/call.ts";
import { request } from "../api/request.ts";
import { dropKept, keepUpload, listKept } from "./kept-uploads.ts";
import type { UploaderOptions } from "./uploader-options.ts";
import type { UploadFile } from "./upload-file.ts";

/** The session where it is still open; another person on this computer finds none, because it is its user's alone. */
async function openSession(session_id: string | number, size: number): Promise<UploadSession | null> {
  const session = await call("GET uploads/:id", { id: session_id, isQuiet: true }).catch(() => null);
  return session?.size === size && session.file === null ? session : null;
}

/** What was begun for one place on the screen. */
export function resumableFor(place: string): NonNullable<UploaderOptions["memory"]> {
  const keyFor = ({ name, size }: Pick<UploadFile, "name" | "size">) => `${place}|${size}|${name}`;
  const find = async (file: UploadFile) => (await listKept()).find(([key]) => key === keyFor(file))?.[1];
  return {
    async recall(file) {
      const kept = await find(file);
      return kept ? openSession(kept.session_id, file.size) : null;
    },
    keep(chosen, session_id) {
      const { name, size, type, file } = chosen;
      void keepUpload(keyFor(chosen), { place, session_id, name, size, type, file });
    },
    forget(file, isGivenUp) {
      void find(file).then(async (kept) => {
        await dropKept(keyFor(file));
        if (kept && isGivenUp)
          await request(`uploads/${kept.session_id}`, { method: "DELETE", isQuiet: true }).catch(() => null);
      });
    },
    async list() {
      const found: Partial<UploadFile>[] = [];
      for (const [key, kept] of await listKept()) {
        const { session_id, name, size, type, file } = kept;
        if (kept.place !== place) continue;
        if (await openSession(session_id, size)) found.push({ name, size, type, file });
        else await dropKept(key);
      }
      return found;
    },
  };
}
