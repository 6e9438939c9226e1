// Which content of a file goes out: as it came, small, or without its EXIF; what is made from a picture is kept beside it.
import { writeFile, rm, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../platform/http/app-kit.ts";
import { extensionOf } from "@atalaya/contract/values/file-types.ts";
import type { FileContentQuery, StoredFile } from "@atalaya/contract/resources/files.ts";
import { keyOf, sha256Of } from "../../platform/files/file-store.ts";
import { anonymousCopyOf, isDecoded, thumbnailOf } from "../../platform/files/pictures.ts";
import { sendFile, type Sent } from "../../platform/files/send-file.ts";
import { onStore } from "../../platform/files/storage-errors.ts";
import { orNotFound, Problem } from "../../platform/http/problem.ts";
import { ownerFor } from "./owners.ts";
import { findFile, listOwnersOf } from "./queries.ts";

/** A file that the caller uploaded, or that is attached to something that he may see; 404 otherwise. */
export async function visibleFile(app: Services, request: FastifyRequest, id: number): Promise<StoredFile> {
  const { user_id, ...file } = orNotFound(await findFile(app.db, id));
  if (user_id === request.identity.user.id) return file;
  for (const { owner, owner_id } of await listOwnersOf(app.db, id)) {
    const isSeen = await ownerFor(app.db, request, owner, owner_id).catch((error: unknown) => {
      if (error instanceof Problem && error.code === "not_found") return null;
      throw error;
    });
    if (isSeen) return file;
  }
  throw new Problem("not_found");
}

export type Chosen = Sent & { is_download: boolean };
type Wanted = FileContentQuery & { is_public?: boolean };

const pictureLimit = 100 * 1024 * 1024;

/** The content to send. Of what is no picture there is no small one: 404. */
export async function contentOf(app: Services, file: StoredFile, wanted: Wanted): Promise<Chosen> {
  const { sha256, size, mime_type, name } = file;
  const { is_download } = wanted;
  const isPicture = isDecoded(mime_type) && size <= pictureLimit;
  if (wanted.size === "original" && !(wanted.is_public && isPicture))
    return { key: keyOf({ sha256 }), size, mime_type, name, etag: sha256, is_download };
  if (!isPicture) throw new Problem("not_found");
  const variant = wanted.size === "thumbnail" ? "thumbnail" : "public";
  const key = keyOf({ sha256, variant });
  const made = await onStore(() => madeFrom(app, file, key, variant));
  const named = variant === "thumbnail" ? { mime_type: "image/webp", name: nameAs(name, "webp") } : { mime_type, name };
  return { key, size: made.length, etag: `${variant}-${sha256Of(made).slice(0, 32)}`, ...named, is_download };
}

const nameAs = (name: string, extension: string) =>
  `${name.slice(0, name.length - extensionOf(name).length)}${extension}`;

/** A copy that was made before, or a new one. */
async function madeFrom(app: Services, file: StoredFile, key: string, variant: "thumbnail" | "public") {
  if (await app.files.has(key)) return app.files.read(key);
  const original = await app.files.read(keyOf(file));
  const made = await (
    variant === "thumbnail" ? thumbnailOf(original) : anonymousCopyOf(original, file.mime_type)
  ).catch(() => null);
  if (!made) throw new Problem("not_found");
  const directory = join(app.settings.DATA_DIR, "files", "uploads");
  const path = join(directory, crypto.randomUUID());
  await mkdir(directory, { recursive: true });
  try {
    await writeFile(path, made);
    await app.files.put(key, path, made.length);
  } finally {
    await rm(path, { force: true });
  }
  return made;
}

export const sendContent = (
  app: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { is_download, ...sent }: Chosen,
) => onStore(() => sendFile(request, reply, app.files, sent, { isDownload: is_download }));
