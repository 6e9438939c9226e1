// What the files of a record can be: of a recovery, photos from before and after.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { AttachmentKind } from "@atalaya/contract/resources/attachments.ts";

const others = ["report", "map", "data", "other"] as const;

/** The first is for pictures, the last for everything else, until somebody says otherwise. */
export const attachmentKindsOf = (domain: RecordDomain): readonly AttachmentKind[] =>
  domain === "recovery" ? ["photo_after", "photo_before", "photo", ...others] : ["photo", ...others];
