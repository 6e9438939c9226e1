// One file of this device, sent whole and attached to a thing that is there.
import { attachments, type AttachmentKind, type AttachmentOwner } from "@atalaya/contract/resources/attachments.ts";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import { ownAddress } from "../api/own-address.ts";
import { request, requestHeaders } from "../api/request.ts";
import { send } from "./send.ts";

type Attached = { owner: AttachmentOwner; owner_id: number; kind: AttachmentKind };

/** Throws an UploadFailure or an ApiError. */
export async function attachBlob(blob: Blob, name: string, to: Attached): Promise<void> {
  const body = new FormData();
  body.append("file", blob, name);
  const { signal } = new AbortController();
  const url = ownAddress("/api/files");
  const answer = await send({ method: "POST", url, headers: requestHeaders(), body, signal });
  const { file_id, taken_at, position } = answer.data as StoredFile;
  await request(attachments.path, { method: "POST", body: { ...to, file_id, taken_at, position } });
}
