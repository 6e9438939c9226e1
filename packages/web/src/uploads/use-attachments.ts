// The files of one thing: read, attached, changed, taken off with an undo.
import { raise } from "../api/events.ts";
import { useAnswer, useCreate, useDelete, useRestore, useUpdate } from "../api/use-resource.ts";
import {
  attachments,
  type Attachment,
  type AttachmentDraft,
  type AttachmentKind,
  type AttachmentList,
  type AttachmentOwner,
} from "@atalaya/contract/resources/attachments.ts";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import { useWords } from "../ui/words.ts";

export type OwnerProps = { owner: AttachmentOwner; owner_id: number };

/** What is shown for a file: its title, or its name. */
export const nameOf = ({ title, file }: Attachment): string => title ?? file.name;

export function useAttachments({ owner, owner_id }: OwnerProps, kind?: AttachmentKind) {
  const t = useWords();
  const { data, error, refetch } = useAnswer<AttachmentList>(attachments, "", { owner, owner_id, kind });
  const create = useCreate<Partial<AttachmentDraft>, Attachment>(attachments);
  const update = useUpdate<Partial<AttachmentDraft>, Attachment>(attachments);
  const restore = useRestore<Attachment>(attachments, { message: (it) => t("file_restored", { name: nameOf(it) }) });
  const remove = useDelete(attachments);
  return {
    list: data?.data ?? [],
    isLoaded: data !== undefined,
    mayChange: data?.may_change ?? false,
    error,
    reload: () => void refetch(),
    /** Where and when a photo was taken is offered with it. */
    attach: ({ file_id, taken_at, position }: StoredFile, chosen: AttachmentKind) =>
      create.mutateAsync({ owner, owner_id, file_id, kind: chosen, taken_at, position }),
    change: ({ id, version }: Attachment, changes: Partial<Pick<AttachmentDraft, "kind" | "is_public">>) =>
      update.mutate({ id, version, ...changes }),
    takeOff: (attachment: Attachment) => {
      const { id, version } = attachment;
      const undo = { label: t("undo"), run: () => restore.mutate(id) };
      const message = t("file_removed", { name: nameOf(attachment) });
      remove.mutate(
        { id, version },
        { onSuccess: () => raise("APP_RESOURCE_DELETED", { message, type: "success", action: undo }) },
      );
    },
    replace: ({ id, version }: Attachment) => remove.mutateAsync({ id, version }),
  };
}
