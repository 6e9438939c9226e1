// What becomes of an upload: begun, filled chunk by chunk, looked at and kept, or given up.
import { mkdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import type { Services } from "../../platform/http/app-kit.ts";
import {
  uploadLifeHours,
  type StoredFile,
  type UploadSession,
  type UploadStart,
} from "@atalaya/contract/resources/files.ts";
import { system, type Tx } from "../../platform/database/database.ts";
import { assemble } from "../../platform/files/assemble.ts";
import {
  arrivedChunks,
  chunksOf,
  dropArrived,
  dropChunks,
  dropOlderThan,
  keepChunk,
  receive,
  type Arrived,
  type Chunk,
} from "../../platform/files/chunks.ts";
import { acceptedName, checkContent } from "../../platform/files/content-type.ts";
import { isBackupRunning } from "../../platform/backup/journal.ts";
import { keyOf } from "../../platform/files/file-store.ts";
import { factsOf } from "../../platform/files/pictures.ts";
import { onStore } from "../../platform/files/storage-errors.ts";
import { areSame, OtherBytes, WrongSize } from "../../platform/files/stream-into.ts";
import { FieldProblem, orNotFound, Problem } from "../../platform/http/problem.ts";
import {
  deleteFile,
  deleteSession,
  deleteTakenOff,
  findFile,
  findReserved,
  findSession,
  finishSession,
  holdContent,
  holdUploads,
  insertFile,
  insertSession,
  listForgottenFiles,
  takeExpiredSessions,
  type Session,
} from "./queries.ts";

const megabyte = 1024 * 1024;

const userOf = (request: FastifyRequest) => request.identity.user.id;

/** Grounds are handed in by whoever keeps the installation, and are as large as a country: the room on the disk is their limit. */
function isGround({ identity }: FastifyRequest, name: string): boolean {
  const { mime_type } = acceptedName(name);
  return Boolean(identity.user.is_super_admin) && mime_type === "application/vnd.pmtiles";
}

/** In megabytes. */
const limitOf = (app: Services, request: FastifyRequest, name: string) =>
  isGround(request, name) ? Infinity : app.settings.UPLOAD_LIMIT_MB;

function checkSize(maximum: number, size: number): void {
  if (size > maximum * megabyte) throw new FieldProblem({ size: { code: "file_large", parameters: { maximum } } });
}

/** Refuses what one person's uploads must not take together: who forgets to finish them fills the disk for everybody. */
async function checkReserved({ settings }: Services, tx: Tx, user_id: number, size: number, { isOpened = false } = {}) {
  await holdUploads(tx, user_id);
  const { open, bytes } = await findReserved(tx, user_id);
  const { UPLOADS_PER_USER, UPLOADS_PER_USER_MB } = settings;
  if (isOpened && open >= UPLOADS_PER_USER)
    throw new FieldProblem({ name: { code: "uploads_open", parameters: { maximum: UPLOADS_PER_USER } } });
  if (bytes + size > UPLOADS_PER_USER_MB * megabyte)
    throw new FieldProblem({ size: { code: "uploads_reserved", parameters: { maximum: UPLOADS_PER_USER_MB } } });
}

/** Refuses what would not fit. */
async function checkSpace({ settings }: Services, size: number): Promise<void> {
  const directory = join(settings.DATA_DIR, "files");
  await mkdir(directory, { recursive: true });
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < size) throw new Problem("storage_full");
}

export async function startUpload(app: Services, request: FastifyRequest, { name, size, mime_type }: UploadStart) {
  checkSize(limitOf(app, request, name), size);
  await onStore(() => checkSpace(app, size));
  await sweep(app);
  const id = await app.write(request.actor, async (tx) => {
    await checkReserved(app, tx, userOf(request), isGround(request, name) ? 0 : size, { isOpened: true });
    return insertSession(tx, userOf(request), { name, size, mime_type });
  });
  return findOwnSession(app, request, id);
}

export const findOwnSession = async (app: Services, request: FastifyRequest, id: number): Promise<Session> =>
  orNotFound(await findSession(app.db, userOf(request), id));

/** Where an upload stands, for a client that goes on after a break. */
export async function describeUpload(app: Services, request: FastifyRequest, id: number): Promise<UploadSession> {
  const session = await findOwnSession(app, request, id);
  const { token, name, size, chunk_size: end_offset, expires_at, file_id } = session;
  const received = await arrivedChunks(app.settings.DATA_DIR, token);
  const found = file_id === null ? undefined : await findFile(app.db, file_id);
  const file = found ? withoutSender(found) : null;
  return { session_id: id, name, size, end_offset, received, expires_at, file };
}

/** Keeps one chunk. What came before, in a finished upload too, may come again; with other bytes it is refused. */
export async function takeChunk(app: Services, session: Session, offset: number, content: Readable): Promise<void> {
  const chunk = chunksOf(session).find((it) => it.offset === offset);
  if (!chunk) throw new FieldProblem({ start_offset: { code: "chunk_offset" } });
  const { file_id } = session;
  const step =
    file_id === null
      ? () => keepChunk(app.settings.DATA_DIR, session, chunk, content)
      : () => checkLate(app, file_id, chunk, content);
  await onStore(step).catch((error) => {
    if (error instanceof OtherBytes) throw new FieldProblem({ chunk: { code: "chunk_differs" } });
    throw error instanceof WrongSize
      ? new FieldProblem({ chunk: { code: "chunk_size", parameters: { size: chunk.size } } })
      : error;
  });
}

/** The late copy of a chunk, beside what was kept of the whole file. */
async function checkLate(app: Services, file_id: number, { offset, size }: Chunk, content: Readable) {
  const { sha256 } = orNotFound(await findFile(app.db, file_id));
  const send = await app.files.open(keyOf({ sha256 }), { first: offset, last: offset + size - 1 });
  const kept = new PassThrough();
  const [isSame] = await Promise.all([areSame(content, kept), send(kept)]);
  if (!isSame) throw new OtherBytes();
}

/** Puts the chunks together, looks at the whole and keeps it. Asked twice, it answers the same file. */
export async function finishUpload(
  app: Services,
  request: FastifyRequest,
  id: number,
  sha256?: string,
): Promise<StoredFile> {
  const session = await findOwnSession(app, request, id);
  if (session.file_id !== null) return fileOf(app, session.file_id);
  const { token, name } = session;
  const arrived = await onStore(() => assemble(app.settings.DATA_DIR, session));
  if (!arrived) {
    const finished = await finishedElsewhere(app, request, id);
    if (finished) return finished;
    throw new FieldProblem({ session_id: { code: "file_incomplete" } });
  }
  try {
    const file = await keep(app, request, { arrived, name, sha256 }, id);
    await dropChunks(app.settings.DATA_DIR, token);
    return file;
  } catch (error) {
    // What it is does not change by sending it again.
    if (error instanceof FieldProblem) await giveUp(app, request, session);
    const finished = error instanceof Problem && (await finishedElsewhere(app, request, id));
    if (finished) return finished;
    throw error;
  } finally {
    await dropArrived(arrived);
  }
}

/** The file, where the same upload was finished by another request meanwhile. */
async function finishedElsewhere(app: Services, request: FastifyRequest, id: number): Promise<StoredFile | null> {
  const { file_id } = await findOwnSession(app, request, id);
  return file_id === null ? null : fileOf(app, file_id);
}

export async function giveUp(app: Services, { actor }: FastifyRequest, { id, token }: Session): Promise<void> {
  await app.write(actor, (tx) => deleteSession(tx, id));
  await dropChunks(app.settings.DATA_DIR, token);
}

/** A file that comes in one piece. */
export async function takeWhole(
  app: Services,
  request: FastifyRequest,
  content: Readable,
  { name, sha256 }: { name: string; sha256?: string | undefined },
): Promise<StoredFile> {
  const maximum = limitOf(app, request, name);
  // Refused unread where the caller says how much it is; else it is counted while it comes.
  checkSize(maximum, Number(request.headers["content-length"] ?? 0));
  const arrived = await onStore(() => receive(app.settings.DATA_DIR, content, maximum * megabyte)).catch((error) => {
    throw error instanceof WrongSize
      ? new FieldProblem({ size: { code: "file_large", parameters: { maximum } } })
      : error;
  });
  try {
    if (arrived.size === 0) throw new FieldProblem({ size: { code: "file_empty" } });
    await app.write(request.actor, (tx) =>
      checkReserved(app, tx, userOf(request), isGround(request, name) ? 0 : arrived.size),
    );
    return await keep(app, request, { arrived, name, sha256 });
  } finally {
    await dropArrived(arrived);
  }
}

const withoutSender = ({ user_id: _sender, ...file }: StoredFile & { user_id: number | null }): StoredFile => file;

const fileOf = async (app: Services, id: number): Promise<StoredFile> =>
  withoutSender(orNotFound(await findFile(app.db, id)));

type ToKeep = { arrived: Arrived; name: string; sha256?: string | undefined };

/** The content first, then the row: a row never speaks of a content that is not there. */
async function keep(app: Services, request: FastifyRequest, { arrived, name, sha256 }: ToKeep, session_id?: number) {
  if (sha256 !== undefined && sha256 !== arrived.sha256) throw new FieldProblem({ sha256: { code: "file_hash" } });
  const { mime_type } = await checkContent(arrived.path, name);
  const facts = await factsOf(arrived.path, mime_type);
  const key = keyOf(arrived);
  await onStore(() => app.files.put(key, arrived.path, arrived.size));
  const id = await app.write(request.actor, async (tx) => {
    await holdContent(tx, arrived.sha256);
    if (!(await app.files.has(key))) await onStore(() => app.files.put(key, arrived.path, arrived.size));
    const { size, sha256: hash } = arrived;
    const file_id = await insertFile(tx, userOf(request), { name, size, sha256: hash, mime_type, ...facts });
    if (session_id === undefined || (await finishSession(tx, session_id, file_id))) return file_id;
    throw new Problem("conflict");
  });
  return fileOf(app, id);
}

/** Uploads left unfinished, attachments taken off and files attached to nothing go when their time is over: whoever begins one clears up. */
async function sweep(app: Services): Promise<void> {
  const tokens = await app.write(system, takeExpiredSessions);
  for (const token of tokens) await dropChunks(app.settings.DATA_DIR, token);
  await dropOlderThan(app.settings.DATA_DIR, uploadLifeHours);
  await app.write(system, deleteTakenOff);
  for (const { id, sha256 } of await listForgottenFiles(app.db))
    await app.write(system, async (tx) => {
      if (await isBackupRunning(tx)) return;
      await holdContent(tx, sha256);
      if (!(await deleteFile(tx, id, sha256))) return;
      for (const variant of [undefined, "thumbnail", "public"] as const)
        await app.files.remove(keyOf({ sha256, variant }));
    });
}
