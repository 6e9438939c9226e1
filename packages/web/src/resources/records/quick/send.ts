// Sends what waits on this device, one after the other: the record, then its photos. Sent twice, an entry is still one record: its uid is
// its own. Corrected between the two, it is a change of that record.
import type { QueryClient } from "@tanstack/react-query";
import { create } from "zustand";
import { attachments } from "@atalaya/contract/resources/attachments.ts";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { call } from "../../../api/call.ts";
import { ownAddress } from "../../../api/own-address.ts";
import { ApiError, request, requestHeaders } from "../../../api/request.ts";
import { keyOf } from "../../../api/use-resource.ts";
import { send } from "../../../uploads/send.ts";
import { UploadFailure } from "../../../uploads/upload-file.ts";
import { compareHeld, withSent } from "./corrected.ts";
import type { Creation } from "./entry.ts";
import { changeWaiting, stopWaiting, waitingOf, type Waiting } from "./kept.ts";
import { dropPhoto, photosOf, putPhoto, type KeptPhoto } from "./photos.ts";
import { translate } from "../../../api/words.ts";

const records = recordsOf("risk");

export type Sent = { uid: string; id: number; title: string };

/** Thrown where nothing is wrong with what is sent: it is tried again later. */
class NotNow extends Error {}
/** The correction of a record that somebody else has changed since. */
class ChangedByOthers extends Error {}

const isForLater = ({ status }: ApiError | UploadFailure) =>
  status === 0 || status >= 500 || status === 401 || status === 429;

/** The reason of a refusal in the reader's words; throws where there was no answer to it. */
function reasonOf(error: unknown): string {
  if (error instanceof ChangedByOthers) return translate("outbox_changed");
  if (error instanceof ApiError && !isForLater(error))
    return Object.values(error.errors).flat().join(" ") || error.message;
  if (error instanceof UploadFailure && error.code === "denied" && !isForLater(error))
    return (
      Object.values(error.response.errors ?? {})
        .flat()
        .join(" ") ||
      (error.response.message ?? "")
    );
  if (error instanceof ApiError || error instanceof UploadFailure) throw new NotNow();
  throw error;
}

async function sendPhoto(photo: KeptPhoto, owner_id: number): Promise<void> {
  let { file_id, found } = photo;
  if (file_id === null) {
    const body = new FormData();
    body.append("file", photo.blob, photo.name);
    const { signal } = new AbortController();
    const answer = await send({
      method: "POST",
      url: ownAddress("/api/files"),
      headers: requestHeaders(),
      body,
      signal,
    });
    const { taken_at, position, ...stored } = answer.data as StoredFile;
    [file_id, found] = [stored.file_id, { taken_at, position }];
    await putPhoto({ ...photo, file_id, found });
  }
  const { taken_at = null, position = null } = found ?? {};
  const draft = { owner: "records", owner_id, file_id, kind: "photo", taken_at, position };
  // The answer to the first try may have been lost.
  await request(attachments.path, { method: "POST", body: draft, key: photo.key, isQuiet: true });
  await dropPhoto(photo.key);
}

/** The server answers an entry that it has already with the record as it is: a correction made since is brought to it as a change. */
async function correctHeld(held: DomainRecord, creation: Creation, sent: readonly Creation[]): Promise<void> {
  const state = compareHeld(held, creation, sent);
  if (state === "others") throw new ChangedByOthers();
  if (state === "older")
    await request(`${records.path}/${held.id}`, {
      method: "PUT",
      body: { ...creation, uid: undefined, version: held.version },
      isQuiet: true,
    });
}

async function sendOne(user_id: number, { entry, creation, record_id }: Waiting): Promise<Sent> {
  let id = record_id;
  if (id === null) {
    const sent = entry.sent ?? [];
    // Before it goes off: nobody knows whether there will be an answer. Without a network nothing does.
    if (navigator.onLine) changeWaiting(user_id, entry.uid, { entry: { ...entry, sent: withSent(sent, creation) } });
    const held = await call("POST records/:domain", { domain: "risk", body: creation, isQuiet: true });
    await correctHeld(held, creation, sent);
    id = held.id;
    changeWaiting(user_id, entry.uid, { record_id: id });
  }
  for (const photo of await photosOf(entry.uid)) await sendPhoto(photo, id);
  stopWaiting(user_id, entry.uid);
  return { uid: entry.uid, id, title: creation.title };
}

async function sendEach(user_id: number, client: QueryClient, onSent: (sent: Sent) => void): Promise<void> {
  for (const uid of waitingOf(user_id).map(({ entry }) => entry.uid)) {
    // It may have been corrected or taken out while the one before was sent.
    const waiting = waitingOf(user_id).find(({ entry }) => entry.uid === uid);
    if (!waiting || waiting.refused !== null) continue;
    useUnderway.setState({ uid });
    try {
      const sent = await sendOne(user_id, waiting);
      await client.invalidateQueries({ queryKey: keyOf(records) });
      onSent(sent);
    } catch (error) {
      try {
        changeWaiting(user_id, waiting.entry.uid, { refused: reasonOf(error) });
      } catch (later) {
        if (later instanceof NotNow) return;
        throw later;
      }
    } finally {
      useUnderway.setState({ uid: null });
    }
  }
}

/** The entry that is on its way just now: it can be neither corrected nor taken out. */
export const useUnderway = create<{ uid: string | null }>(() => ({ uid: null }));

let sending: Promise<void> | null = null;

/** Up to the first that gets no answer; what was refused stays with its reason. Two tabs never send at the same time. */
export function sendWaiting(user_id: number, client: QueryClient, onSent: (sent: Sent) => void): Promise<void> {
  const run = () => sendEach(user_id, client, onSent);
  // Only where the connection is safe the browser has locks; elsewhere the uid still keeps a record single.
  const alone = "locks" in navigator ? () => navigator.locks.request("atalaya-outbox", run) : run;
  sending = (sending ?? Promise.resolve()).then(alone).finally(() => (sending = null));
  return sending;
}
