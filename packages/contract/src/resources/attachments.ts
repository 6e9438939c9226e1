// Files attached to things: photos of a record, the logo of a place, the photo of a user, the text of a norm, the signed minutes.
import { z } from "zod";
import { Position } from "../values/geometry.ts";
import { optionalText } from "../values/plain-text.ts";
import { defineResource, Id, isTooEarly, patchOf, recordFields } from "../record.ts";
import { StoredFile } from "./files.ts";

/** What files may be attached to; the permission to read or change the thing decides over its files. */
export const attachmentOwners = [
  "companies",
  "records",
  "alerts",
  "log_entries",
  "inventory_movements",
  "inventory_signatures",
  "users",
  "legal_documents",
  "committee_sessions",
] as const;
export type AttachmentOwner = (typeof attachmentOwners)[number];

/** `photo_before` and `photo_after` show what a recovery changed. */
export const attachmentKinds = [
  "photo",
  "photo_before",
  "photo_after",
  "logo",
  "minutes",
  "norm",
  "map",
  "report",
  "data",
  "other",
] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

export const attachmentLicences = ["unknown", "public_domain", "cc_by", "cc_by_sa", "all_rights_reserved"] as const;

/** Date and time of day where it was, without a zone, as a camera writes it. */
const LocalTime = z.iso
  .datetime({ local: true, offset: false })
  .or(z.iso.datetime({ local: true, precision: -1 }))
  .refine((time) => !isTooEarly(time), { params: { code: "day_early" } });

export const AttachmentDraft = z.object({
  owner: z.enum(attachmentOwners),
  owner_id: Id,
  /** A file that the caller uploaded. */
  file_id: Id,
  kind: z.enum(attachmentKinds).default("other"),
  title: optionalText(200),
  author: optionalText(200),
  licence: z.enum(attachmentLicences).default("unknown"),
  taken_at: LocalTime.nullable().default(null),
  position: Position.nullable().default(null),
  /** Whether the public sees it where it sees the thing; pictures then go without their EXIF. */
  is_public: z.boolean().default(false),
});
export type AttachmentDraft = z.infer<typeof AttachmentDraft>;

/** `sort_order` moves an attachment between two others of its thing. */
export const AttachmentPatch = patchOf(
  AttachmentDraft.omit({ owner: true, owner_id: true, file_id: true }).extend({ sort_order: z.number() }),
);
export type AttachmentPatch = z.infer<typeof AttachmentPatch>;

/** `ticket` shows the file for some minutes: `address` as in FileTicket. */
export const Attachment = z.object({
  ...recordFields,
  owner: z.enum(attachmentOwners),
  owner_id: Id,
  file: StoredFile,
  kind: z.enum(attachmentKinds),
  title: z.string().nullable(),
  author: z.string().nullable(),
  licence: z.enum(attachmentLicences),
  taken_at: z.string().nullable(),
  position: z.tuple([z.number(), z.number()]).nullable(),
  is_public: z.boolean(),
  sort_order: z.number(),
  created_by: z.string().nullable(),
  address: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

export const AttachmentQuery = z.object({
  owner: z.enum(attachmentOwners),
  owner_id: z.coerce.number().pipe(Id),
  kind: z.enum(attachmentKinds).optional(),
});
export const AttachmentList = z.object({ data: z.array(Attachment), may_change: z.boolean() });
export type AttachmentList = z.infer<typeof AttachmentList>;

/** How long an attachment that was taken off can be taken back. */
export const takenOffLifeDays = 30;

/** More than this many on one thing are refused. */
export const mostAttachments = 200;

export const attachments = defineResource({
  path: "attachments",
  title: { es: "Adjuntos", en: "Attachments" },
  draft: AttachmentDraft,
  patch: AttachmentPatch,
  detail: Attachment,
  answers: { "": AttachmentList },
  labels: {
    owner: { es: "Adjunto a", en: "Attached to" },
    owner_id: { es: "Número", en: "Number" },
    file_id: { es: "Archivo", en: "File" },
    kind: { es: "Clase", en: "Kind" },
    title: { es: "Título", en: "Title" },
    author: { es: "Autor", en: "Author" },
    licence: { es: "Licencia", en: "Licence" },
    taken_at: { es: "Tomada el", en: "Taken at" },
    position: { es: "Lugar de la toma", en: "Where it was taken" },
    is_public: { es: "Público", en: "Public" },
  },
});
