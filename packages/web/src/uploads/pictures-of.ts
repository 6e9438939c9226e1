// The pictures among the files of a thing, as a paper shows them.
import { typeByMime } from "@atalaya/contract/values/file-types.ts";
import type { Attachment } from "@atalaya/contract/resources/attachments.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Translate } from "../ui/words.ts";
import { dayOf, nameOf } from "./use-attachments.ts";

/** Of these a small picture is made. */
export const isPicture = ({ file }: Attachment): boolean => {
  const type = typeByMime(file.mime_type);
  return type?.family === "picture" && type.is_inline;
};

/** With the day on which each was taken, or else brought, and whose it is. */
export const picturesOf = (files: readonly Attachment[], t: Translate, language: Language) =>
  files.filter(isPicture).map((attachment) => {
    const { address, kind, author, created_by } = attachment;
    const side = kind === "photo_before" ? t("files_before") : kind === "photo_after" ? t("files_after") : null;
    return {
      address: `${address}?size=thumbnail`,
      original: address,
      name: nameOf(attachment),
      caption: [side, dayOf(attachment, language), author ?? created_by].filter(Boolean).join(" · "),
    };
  });
