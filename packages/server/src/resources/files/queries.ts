// Every statement about files, uploads under way and attachments.
import { sql } from "kysely";
import {
  takenOffLifeDays,
  type Attachment,
  type AttachmentDraft,
  type AttachmentOwner,
  type AttachmentPatch,
} from "@atalaya/contract/resources/attachments.ts";
import { chunkSize, uploadLifeHours, type StoredFile } from "@atalaya/contract/resources/files.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { whenGiven } from "../../platform/database/sql.ts";

/** An upload under way as the server knows it; `token` names the folder of its chunks. */
export type Session = {
  id: number;
  token: string;
  name: string;
  size: number;
  mime_type: string;
  chunk_size: number;
  file_id: number | null;
  expires_at: string;
};

type NewFile = Omit<StoredFile, "file_id" | "position"> & { lon: number | null; lat: number | null };

const stored = sql`f.id as file_id, f.name, f.size, f.mime_type, f.sha256, f.width, f.height,
  to_char(f.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, case when f.lon is not null then array[f.lon, f.lat] end as position`;

/** What a file `f` is needed for. */
const isUsed = sql`(exists (select from attachments a where a.file_id = f.id) or exists (select from grounds g where g.file_id = f.id))`;

/** How many uploads a person has not finished, and the bytes that these and his files that are attached to nothing take. */
export async function findReserved(tx: Tx, user_id: number): Promise<{ open: number; bytes: number }> {
  const { rows } = await sql<{ open: number; bytes: number }>`
    select count(*) as open, (coalesce(sum(size), 0) + (
      select coalesce(sum(f.size), 0) from files f where f.user_id = ${user_id}
        and f.created_at > now() - make_interval(hours => ${uploadLifeHours})
        and not ${isUsed}))::bigint as bytes
    from upload_sessions where user_id = ${user_id} and file_id is null and expires_at > now()`.execute(tx);
  return rows[0] ?? { open: 0, bytes: 0 };
}

/** What one person reserves is counted and added to in turns. */
export const holdUploads = (tx: Tx, user_id: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('uploads', ${user_id}))`.execute(tx);

export async function insertSession(
  tx: Tx,
  user_id: number,
  { name, size, mime_type }: Pick<Session, "name" | "size" | "mime_type">,
): Promise<number> {
  const { id } = await tx
    .insertInto("upload_sessions")
    .values({
      user_id,
      name,
      size,
      mime_type,
      chunk_size: chunkSize,
      expires_at: sql<string>`now() + make_interval(hours => ${uploadLifeHours})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A session is its user's alone. */
export async function findSession(db: Db | Tx, user_id: number, id: number): Promise<Session | undefined> {
  const { rows } = await sql<Session>`
    select id, token, name, size, mime_type, chunk_size, file_id, expires_at from upload_sessions
    where id = ${id} and user_id = ${user_id} and expires_at > now()`.execute(db);
  return rows[0];
}

/** Takes the sessions out whose time is over, and answers the folders of their chunks. */
export async function takeExpiredSessions(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ token: string }>`
    delete from upload_sessions where id in (select id from upload_sessions where expires_at <= now() order by expires_at limit 100)
    returning token`.execute(tx);
  return rows.map(({ token }) => token);
}

/** One upload, given up or never to be finished. */
export async function deleteSession(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("upload_sessions").where("id", "=", id).execute();
}

/** Marks a session as finished; false where somebody else was first. */
export async function finishSession(tx: Tx, id: number, file_id: number): Promise<boolean> {
  const done = await tx
    .updateTable("upload_sessions")
    .set({ file_id })
    .where("id", "=", id)
    .where("file_id", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Keeping and removing the same content take turns until the transaction ends. */
export const holdContent = (tx: Tx, sha256: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.execute(tx);

export async function insertFile(tx: Tx, user_id: number, file: NewFile): Promise<number> {
  const { id } = await tx
    .insertInto("files")
    .values({ user_id, ...file })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findFile(
  db: Db | Tx,
  id: number,
): Promise<(StoredFile & { user_id: number | null }) | undefined> {
  const { rows } = await sql<StoredFile & { user_id: number | null }>`
    select ${stored}, f.user_id from files f where f.id = ${id}`.execute(db);
  return rows[0];
}

/** Deletes attachments for good that were taken off long ago; their files are then attached to nothing. */
export const deleteTakenOff = (tx: Tx) =>
  sql`delete from attachments where id in (
    select id from attachments where deleted_at < now() - make_interval(days => ${takenOffLifeDays}) order by deleted_at limit 100)`.execute(
    tx,
  );

/** Files that were attached to nothing in their time, the oldest first. */
export async function listForgottenFiles(db: Db): Promise<{ id: number; sha256: string }[]> {
  const { rows } = await sql<{ id: number; sha256: string }>`
    select f.id, f.sha256 from files f where f.created_at < now() - make_interval(hours => ${uploadLifeHours})
      and not ${isUsed}
    order by f.created_at limit 100`.execute(db);
  return rows;
}

/** Deletes a file that is still attached to nothing; answers whether its content is now nobody's. */
export async function deleteFile(tx: Tx, id: number, sha256: string): Promise<boolean> {
  await sql`delete from files f where f.id = ${id} and not ${isUsed}`.execute(tx);
  const left = await tx.selectFrom("files").select("id").where("sha256", "=", sha256).limit(1).executeTakeFirst();
  return left === undefined;
}

/** An attachment as stored; its address is made per answer. */
export type FoundAttachment = Omit<Attachment, "address">;

const attached = sql`a.id, a.version, a.created_at, a.updated_at, a.owner, a.owner_id, a.kind, a.title, a.author, a.licence, a.is_public, coalesce(a.sort_order, a.id) as sort_order,
  to_char(a.taken_at, 'YYYY-MM-DD"T"HH24:MI:SS') as taken_at, case when a.lon is not null then array[a.lon, a.lat] end as position,
  (select u.name from users u where u.id::text = a.created_by) as created_by,
  (select to_jsonb(found) from (select ${stored} from files f where f.id = a.file_id) found) as file`;

export async function listAttachments(
  db: Db,
  { owner, owner_id, kind }: { owner: AttachmentOwner; owner_id: number; kind?: string | undefined },
): Promise<FoundAttachment[]> {
  const { rows } = await sql<FoundAttachment>`
    select ${attached} from attachments a where a.owner = ${owner} and a.owner_id = ${owner_id} and a.deleted_at is null
      and ${whenGiven(kind, (it) => sql`a.kind = ${it}`)} order by coalesce(a.sort_order, a.id), a.id`.execute(db);
  return rows;
}

export async function findAttachment(
  db: Db | Tx,
  id: number,
  which: { trash?: boolean } = {},
): Promise<FoundAttachment | undefined> {
  const { rows } = await sql<FoundAttachment>`
    select ${attached} from attachments a where a.id = ${id}
      and ${which.trash ? sql`a.deleted_at is not null` : sql`a.deleted_at is null`}`.execute(db);
  return rows[0];
}

/** The things that a file is attached to. */
export async function listOwnersOf(db: Db, file_id: number): Promise<{ owner: AttachmentOwner; owner_id: number }[]> {
  const { rows } = await sql<{ owner: AttachmentOwner; owner_id: number }>`
    select distinct owner, owner_id from attachments where file_id = ${file_id} and deleted_at is null limit 100`.execute(
    db,
  );
  return rows;
}

/** An attachment that the public may see: it and its record are public, and the record was published. */
export async function findPublicFile(db: Db, id: number): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    select ${stored} from attachments a join files f on f.id = a.file_id
    where a.id = ${id} and a.is_public and a.deleted_at is null and a.owner = 'records' and exists (
      select 1 from records r where r.id = a.owner_id and r.is_public and r.published is not null and r.deleted_at is null)`.execute(
    db,
  );
  return rows[0];
}

type Written = Omit<AttachmentPatch, "version">;

const columnsOf = ({ position, ...draft }: Written) => ({
  ...draft,
  ...(position !== undefined && { lon: position?.[0] ?? null, lat: position?.[1] ?? null }),
});

export async function insertAttachment(tx: Tx, draft: AttachmentDraft, company_id: number | null): Promise<number> {
  const { owner, owner_id, file_id, kind, licence, ...rest } = draft;
  const { id } = await tx
    .insertInto("attachments")
    .values({ owner, owner_id, file_id, kind, licence, company_id, ...columnsOf(rest) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateAttachment = (tx: Tx, id: number, changes: Written) =>
  tx
    .updateTable("attachments")
    .set({ ...columnsOf(changes), version: sql`version` })
    .where("id", "=", id)
    .execute();
