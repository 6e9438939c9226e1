// Sends what waits on this device, one after the other: the thing itself, then its files.
import type { QueryClient } from "@tanstack/react-query";
import { create } from "zustand";
import { attachments, type AttachmentOwner } from "@atalaya/contract/resources/attachments.ts";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import type { ScreenLink } from "../../api/addresses.ts";
import { raise } from "../../api/events.ts";
import { ownAddress } from "../../api/own-address.ts";
import { ApiError, request, requestHeaders } from "../../api/request.ts";
import { keyOf } from "../../api/use-resource.ts";
import { send } from "../../uploads/send.ts";
import { UploadFailure } from "../../uploads/upload-file.ts";
import { dropFile, filesOf, putFile, type KeptFile } from "./kept-files.ts";
import { changeWaiting, stopWaiting, waitingOf, withSent, type Waiting } from "./kept.ts";
import { Refused, type WaitingKind } from "./kind.ts";

export type Sent = { kind: WaitingKind; waiting: Waiting; id: number };

/** Thrown where nothing is wrong with what is sent: it is tried again later. */
class NotNow extends Error {}

const isForLater = ({ status }: ApiError | UploadFailure) =>
  status === 0 || status >= 500 || status === 401 || status === 429;

/** The reason of a refusal in the reader's words; throws where there was no answer to it. */
function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
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

async function sendFile(file: KeptFile, owner: AttachmentOwner, owner_id: number): Promise<void> {
  let { file_id, found } = file;
  if (file_id === null) {
    const body = new FormData();
    body.append("file", file.blob, file.name);
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
    await putFile({ ...file, file_id, found });
  }
  const { taken_at = null, position = null } = found ?? {};
  const kind = file.type.startsWith("image/") ? "photo" : "other";
  const draft = { owner, owner_id, file_id, kind, taken_at, position };
  // The answer to the first try may have been lost.
  await request(attachments.path, { method: "POST", body: draft, key: file.key, isQuiet: true });
  await dropFile(file.key);
}

async function sendOne(kind: WaitingKind, user_id: number, waiting: Waiting): Promise<number> {
  const { uid, body, sent } = waiting;
  let id = waiting.made_id;
  if (id === null) {
    // Before it goes off: nobody knows whether there will be an answer. Without a network nothing does.
    if (navigator.onLine) changeWaiting(user_id, uid, { sent: withSent(sent, body) });
    id = await kind.send(waiting);
    changeWaiting(user_id, uid, { made_id: id });
  }
  for (const file of await filesOf(uid)) await sendFile(file, kind.owner, id);
  stopWaiting(user_id, uid);
  return id;
}

type OnSent = (sent: Sent) => void;

async function sendEach(
  kinds: readonly WaitingKind[],
  user_id: number,
  client: QueryClient,
  onSent: OnSent,
): Promise<void> {
  for (const { uid } of waitingOf(user_id)) {
    // It may have been corrected or taken out while the one before was sent.
    const waiting = waitingOf(user_id).find((one) => one.uid === uid);
    const kind = kinds.find(({ name }) => name === waiting?.kind);
    if (!waiting || !kind || waiting.refused !== null) continue;
    useUnderway.setState({ uid });
    try {
      const id = await sendOne(kind, user_id, waiting);
      await client.invalidateQueries({ queryKey: keyOf(kind.noun) });
      onSent({ kind, waiting, id });
    } catch (error) {
      try {
        changeWaiting(user_id, uid, { refused: reasonOf(error) });
      } catch (later) {
        if (later instanceof NotNow) return;
        throw later;
      }
    } finally {
      useUnderway.setState({ uid: null });
    }
  }
}

/** What is on its way just now: it can be neither corrected nor taken out. */
export const useUnderway = create<{ uid: string | null }>(() => ({ uid: null }));

let sending: Promise<void> | null = null;

/**
 * Sends what waits of these kinds, up to the first that gets no answer; what was refused stays with its reason. Two tabs never send at the
 * same time.
 */
export function sendWaiting(
  kinds: readonly WaitingKind[],
  user_id: number,
  client: QueryClient,
  onSent: OnSent,
): Promise<void> {
  const run = () => sendEach(kinds, user_id, client, onSent);
  // Only where the connection is safe the browser has locks; elsewhere the uid still keeps each thing single.
  const alone = "locks" in navigator ? () => navigator.locks.request("atalaya-outbox", run) : run;
  sending = (sending ?? Promise.resolve()).then(alone).finally(() => (sending = null));
  return sending;
}

/** Says that it was sent; the button leads to it. */
export function tellSent({ kind, waiting, id }: Sent, open: (link: ScreenLink) => void): void {
  const { message, label, link } = kind.told(waiting, id);
  raise("SET_MESSAGE", { message, type: "success", action: { label, run: () => open(link) } });
}
