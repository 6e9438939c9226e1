// The files of one thing: read, attached, changed, taken off with an undo.
import { raise } from "../api/events.ts";
import { useAnswer, useCreate, useDelete, useRestore, useUpdate } from "../api/use-resource.ts";
import {
  attachments,
  type Attachment,
  type AttachmentKind,
  type AttachmentOwner,
  type AttachmentPatch,
} from "@atalaya/contract/resources/attachments.ts";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatDay, formatDayOf } from "../ui/format.ts";
import { useWords } from "../ui/words.ts";

export type OwnerProps = { owner: AttachmentOwner; owner_id: number };

export type AttachedFiles = ReturnType<typeof useAttachments>;

/** The day on which it was taken, by the camera's own clock, or else brought. */
export const dayOf = ({ taken_at, created_at }: Attachment, language: Language): string =>
  taken_at ? formatDay(taken_at.slice(0, 10), language) : formatDayOf(created_at, language);

/** What is shown for a file: its title, or its name. */
export const nameOf = ({ title, file }: Attachment): string => title ?? file.name;

const none: Attachment[] = [];

export function useAttachments({ owner, owner_id }: OwnerProps, kind?: AttachmentKind, isEnabled = true) {
  const t = useWords();
  const { data, error, refetch } = useAnswer(attachments, "", { owner, owner_id, kind }, { isEnabled });
  const create = useCreate(attachments);
  const update = useUpdate(attachments);
  const restore = useRestore(attachments, { message: (it) => t("file_restored", { name: nameOf(it) }) });
  const remove = useDelete(attachments);
  const list = data?.data ?? none;
  return {
    list,
    isLoaded: data !== undefined,
    mayChange: data?.may_change ?? false,
    error,
    reload: () => void refetch(),
    /** Where and when a photo was taken is offered with it. */
    attach: ({ file_id, taken_at, position }: StoredFile, chosen: AttachmentKind) =>
      create.mutateAsync({ owner, owner_id, file_id, kind: chosen, taken_at, position }),
    change: ({ id, version }: Attachment, changes: Omit<AttachmentPatch, "version">) =>
      update.mutate({ id, version, ...changes }),
    /** Changes places with a neighbour: between it and the one behind it. */
    move(at: number, by: 1 | -1) {
      const [moved, neighbour, behind] = [list[at], list[at + by], list[at + 2 * by]];
      if (!moved || !neighbour) return;
      const sort_order = behind ? (neighbour.sort_order + behind.sort_order) / 2 : neighbour.sort_order + by;
      update.mutate({ id: moved.id, version: moved.version, sort_order });
    },
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
