// What a screen can do to one of its things, and what it says about it: close, save, delete with undo, restore.
import type { SearchKey, UrlChange, UrlState } from "../api/addresses.ts";
import { useReducer } from "react";
import type { z } from "zod";
import { raise } from "../api/events.ts";
import { useLiveRevision } from "../api/live/refresh.ts";
import type { ApiError } from "../api/request.ts";
import { useUrlState } from "../api/url-state.ts";
import { useDelete, useRestore } from "../api/use-resource.ts";
import { useWords } from "../ui/words.ts";

type Item = { id: number; version: number };

type ItemActionsOptions<T extends Item> = {
  resource: { path: string; detail: z.ZodType<T> };
  /** The address's part that opens one: `?record=5`. */
  openKey: SearchKey;
  titleOf: (item: T) => string;
  /** It is read before it is changed: `?edit=1` is the form. */
  isRead?: boolean;
  /** What the address says of a new one alone. */
  begunWith?: UrlChange;
};

const nothing = {};

/** `revision` grows with each change made here or elsewhere, so that a map asks anew. */
export function useItemActions<T extends Item>(options: ItemActionsOptions<T>) {
  const { resource, openKey, titleOf, isRead = false, begunWith = nothing } = options;
  const t = useWords();
  const { change } = useUrlState();
  const [revision, bump] = useReducer((count: number) => count + 1, 0);
  const restore = useRestore(resource, { message: (item) => t("record_restored", { title: titleOf(item) }) });
  /** Other failures are announced by whoever sends the request. */
  const onError = ({ status, message }: ApiError) => {
    if (status < 500 && status !== 401 && status !== 403)
      raise("SET_MESSAGE", { message: message || t("record_change_failed"), type: "error" });
  };
  // Promises, because what is passed to `mutate` is forgotten where another one begins or the screen is left meanwhile.
  const undo = (id: number) => void restore.mutateAsync(id).then(bump, onError);
  const remove = useDelete<Item & { title: string }>(resource, {
    message: ({ id, title }) => ({
      message: t("record_deleted", { title }),
      action: { label: t("undo"), run: () => undo(id) },
    }),
  });
  const changedElsewhere = useLiveRevision(resource);
  return {
    revision: revision + changedElsewhere,
    /** Several were changed elsewhere on the screen. */
    changed: bump,
    undo,
    close: () => change({ [openKey]: null, edit: null, ...begunWith }),
    /** What was saved stays open, and a new one has its address from now on; who closed it or its form meanwhile does not want it back. */
    saved: (item: T) => {
      bump();
      const isOpen = ({ [openKey]: which, edit }: UrlState) =>
        which === "new" || (which === String(item.id) && (!isRead || edit !== undefined));
      const opened = { [openKey]: item.id, selected: item.id, ...(isRead && { edit: 1 }), ...begunWith };
      change(opened, { isReplacing: true, only: isOpen });
    },
    remove: (item: T, onDone: () => void) => {
      const sent = { id: item.id, version: item.version, title: titleOf(item) };
      void remove.mutateAsync(sent).then(() => {
        bump();
        onDone();
      }, onError);
      change({ [openKey]: null, edit: null, selected: null });
    },
  };
}
