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
import { changeWaiting, letWait, stopWaiting, waitingOf, withSent, type Waiting } from "./kept.ts";
import { Refused, type Told, type WaitingKind } from "./kind.ts";

/** What a thing brought along; `id` is null where it did not arrive. */
type Next = { kind: WaitingKind; waiting: Waiting; id: number | null };
export type Sent = { kind: WaitingKind; waiting: Waiting; id: number; next: Next | null };

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

/** What went on and how it ended; `isHeard`: there was an answer to all that went off. */
type Went = { next: Next | null; isHeard: boolean };
const nothing: Went = { next: null, isHeard: true };

/** What is sent in one go, and who is told of it. */
type Round = { kinds: readonly WaitingKind[]; user_id: number; client: QueryClient };

/** What a thing brings along waits like any other by now, and goes off at once. */
async function sendNext(round: Round, follows: Waiting): Promise<Went> {
  const { kinds, user_id } = round;
  const kind = kinds.find(({ name }) => name === follows.kind);
  if (!kind) return nothing;
  let id: number | null = null;
  const isHeard = await sendIt(round, follows.uid, (sent) => (id = sent.id));
  const waiting = waitingOf(user_id).find(({ uid }) => uid === follows.uid) ?? follows;
  return { next: { kind, waiting, id }, isHeard };
}

async function sendOne(round: Round, kind: WaitingKind, waiting: Waiting): Promise<Went & { id: number }> {
  const { user_id } = round;
  const { uid, body, sent } = waiting;
  let id = waiting.made_id;
  let went = nothing;
  if (id === null) {
    // Before it goes off: nobody knows whether there will be an answer. Without a network nothing does.
    if (navigator.onLine) changeWaiting(user_id, uid, { sent: withSent(sent, body) });
    id = await kind.send(waiting);
    const follows = kind.next?.(waiting, id) ?? null;
    const isKept = follows !== null && letWait(user_id, follows);
    changeWaiting(user_id, uid, { made_id: id });
    if (isKept) went = await sendNext(round, follows);
    useUnderway.setState({ uid });
  }
  for (const file of await filesOf(uid)) await sendFile(file, kind.owner, id);
  stopWaiting(user_id, uid);
  return { ...went, id };
}

type OnSent = (sent: Sent) => void;

/** Answers whether there was an answer: without one nothing else is tried either. */
async function sendIt(round: Round, uid: string, onSent: OnSent): Promise<boolean> {
  const { kinds, user_id, client } = round;
  // It may have been corrected or taken out while the one before was sent.
  const waiting = waitingOf(user_id).find((one) => one.uid === uid);
  const kind = kinds.find(({ name }) => name === waiting?.kind);
  if (!waiting || !kind || waiting.refused !== null) return true;
  useUnderway.setState({ uid });
  try {
    const { id, next, isHeard } = await sendOne(round, kind, waiting);
    const shown = [kind.noun, ...(kind.shownIn ?? [])];
    await Promise.all(shown.map((noun) => client.invalidateQueries({ queryKey: keyOf(noun) })));
    onSent({ kind, waiting, id, next });
    return isHeard;
  } catch (error) {
    try {
      changeWaiting(user_id, uid, { refused: reasonOf(error) });
      return true;
    } catch (later) {
      if (later instanceof NotNow) return false;
      throw later;
    }
  } finally {
    useUnderway.setState({ uid: null });
  }
}

async function sendEach(round: Round, onSent: OnSent): Promise<void> {
  for (const { uid } of waitingOf(round.user_id)) if (!(await sendIt(round, uid, onSent))) return;
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
  const run = () => sendEach({ kinds, user_id, client }, onSent);
  // Only where the connection is safe the browser has locks; elsewhere the uid still keeps each thing single.
  const alone = "locks" in navigator ? () => navigator.locks.request("atalaya-outbox", run) : run;
  sending = (sending ?? Promise.resolve()).then(alone).finally(() => (sending = null));
  return sending;
}

const toldOf = ({ kind, waiting, id }: Next): Told | null =>
  id === null ? (kind.left?.(waiting) ?? null) : kind.told(waiting, id);

/** Says that it was sent, and what became of what it brought along; the buttons lead to both. */
export function tellSent({ kind, waiting, id, next }: Sent, open: (link: ScreenLink) => void): void {
  const own = kind.told(waiting, id);
  const brought = next && toldOf(next);
  const [action, also] = [own, brought].map((told) => told && { label: told.label, run: () => open(told.link) });
  raise("SET_MESSAGE", {
    message: [own, brought].flatMap((told) => told?.message ?? []).join(". "),
    type: next?.id === null && next.waiting.refused !== null ? "warning" : "success",
    action: action!,
    ...(also && { also }),
  });
}

/** Says only what became of what it brought along, where the thing itself is seen already. */
export function tellBrought({ next }: Sent, open: (link: ScreenLink) => void): void {
  const told = next && toldOf(next);
  if (!told) return;
  const type = next.id !== null ? "success" : next.waiting.refused === null ? "info" : "warning";
  raise("SET_MESSAGE", { message: told.message, type, action: { label: told.label, run: () => open(told.link) } });
}
