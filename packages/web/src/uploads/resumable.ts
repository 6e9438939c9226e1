// Uploads that go on after the page was left: the same file chosen again finds the session that it had.
import { request } from "../api/request.ts";
import { readStored, store } from "../api/storage.ts";
import type { UploadSession } from "@atalaya/contract/resources/files.ts";
import type { ChunkOptions } from "./chunk-upload.ts";
import type { UploaderOptions } from "./uploader.ts";
import type { UploadFile } from "./upload-file.ts";

const keyFor = ({ name, size, file }: UploadFile) =>
  `upload:${size}:${file instanceof File ? file.lastModified : 0}:${name}`;

/** Another person on this computer finds nothing: a session is its user's alone, and the server says so. */
export const resumable: NonNullable<UploaderOptions["memory"]> = {
  async recall(file): Promise<ChunkOptions["resumed"]> {
    const session_id = readStored("local", keyFor(file));
    if (!session_id) return null;
    const session = await request<UploadSession>(`uploads/${session_id}`, { isQuiet: true }).catch(() => null);
    return session?.size === file.size && session.file === null ? session : null;
  },
  keep: (file, session_id) => store("local", keyFor(file), String(session_id)),
  forget(file, isGivenUp) {
    const session_id = readStored("local", keyFor(file));
    store("local", keyFor(file), null);
    if (session_id && isGivenUp)
      void request(`uploads/${session_id}`, { method: "DELETE", isQuiet: true }).catch(() => null);
  },
};
