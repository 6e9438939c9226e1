// Files: sending one whole or in chunks, what is kept of it, and the short-lived tickets that show it.
import { z } from "zod";
import { cleanFileName } from "../values/file-name.ts";
import { Id, Instant } from "../record.ts";

/** Size of the chunks that this server asks for, in bytes. */
export const chunkSize = 8 * 1024 * 1024;

/** How long an unfinished upload, or a file that was attached to nothing, is kept. */
export const uploadLifeHours = 24;

const longestGivenName = 4000;

const FileName = z
  .string()
  .max(longestGivenName)
  .transform(cleanFileName)
  .refine((name) => name !== "", { params: { code: "required" } });

/** Hex; compared with what arrived. */
const Sha256 = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/);

/** The first of the three phases. What the client says of the type is only kept until the content has been looked at. */
export const UploadStart = z.object({
  phase: z.literal("start"),
  mime_type: z.string().max(200).default(""),
  size: z.coerce.number().pipe(z.int().min(1)),
  name: FileName,
});
export type UploadStart = z.infer<typeof UploadStart>;

/** The last phase: all chunks were acknowledged. */
export const UploadFinish = z.object({
  phase: z.literal("finish"),
  session_id: z.coerce.number().pipe(Id),
  sha256: Sha256.optional(),
});

/** The JSON phases of `POST /api/uploads`; the phase `upload` between them is multipart. */
export const UploadStep = z.discriminatedUnion("phase", [UploadStart, UploadFinish]);

/** Text parts of the multipart phase, before its part `chunk`. */
export const UploadChunk = z.object({
  phase: z.literal("upload"),
  session_id: z.coerce.number().pipe(Id),
  start_offset: z.coerce.number().pipe(z.int().min(0)),
});

/** What is kept of a file. `taken_at` is the camera's own clock, without a zone; position as [lon, lat] from the picture's EXIF. */
export const StoredFile = z.object({
  file_id: Id,
  name: z.string(),
  size: z.int(),
  mime_type: z.string(),
  sha256: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  taken_at: z.string().nullable(),
  position: z.tuple([z.number(), z.number()]).nullable(),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** Where an upload stands. `end_offset` is the size of every chunk; `received` lists the offsets that need not be sent again. */
export const UploadSession = z.object({
  session_id: Id,
  name: z.string(),
  size: z.int(),
  end_offset: z.int(),
  received: z.array(z.int()),
  expires_at: Instant,
  file: StoredFile.nullable(),
});
export type UploadSession = z.infer<typeof UploadSession>;

const succeeded = z.literal("success");

/** The answers of `POST /api/uploads` by phase. */
export const UploadAnswer = z.union([
  z.object({ status: succeeded, data: StoredFile }),
  z.object({ status: succeeded, data: z.object({ session_id: Id, start_offset: z.literal(0), end_offset: z.int() }) }),
  z.object({ status: succeeded }),
]);

export const FileAnswer = z.object({ status: succeeded, data: StoredFile });

/** `PUT /api/files` has the name in its address and the content as its body. */
export const FileUploadQuery = z.object({ name: FileName, sha256: Sha256.optional() });

export const fileSizes = ["original", "thumbnail"] as const;

/** `is_download` asks for a download where the browser would show the file. */
export const FileContentQuery = z.object({
  size: z.enum(fileSizes).default("original"),
  is_download: z.stringbool().default(false),
});
export type FileContentQuery = z.infer<typeof FileContentQuery>;

/** A ticket for one file, for images and links, which carry no token. `address` is whole but for the query. */
export const FileTicket = z.object({ address: z.string(), expires_at: Instant });
export type FileTicket = z.infer<typeof FileTicket>;
