// The views of a screen that are kept, and what can be done to them.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  keptOf,
  openedBeside,
  savedViews,
  type SavedView,
  type SavedViewDraft,
} from "@atalaya/contract/resources/saved-views.ts";
import { raise } from "../../api/events.ts";
import { usePressKey } from "../../api/press-key.ts";
import { request, type ApiError } from "../../api/request.ts";
import { useUrlState } from "../../api/url-state.ts";
import { keyOf, useAll } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

export const useSavedViews = (screen: string) => useAll(savedViews, { screen });

/** What the address says now, as a view keeps it. */
export function useOpenView(): {
  present: Record<string, string>;
  open: (view: Pick<SavedView, "search">) => void;
  isOpen: (view: Pick<SavedView, "search">) => boolean;
} {
  const { search, change } = useUrlState();
  const present = keptOf(search);
  const isOpen = (view: Pick<SavedView, "search">) => {
    const names = new Set([...Object.keys(view.search), ...Object.keys(present)]);
    return [...names].every((name) => view.search[name] === present[name]);
  };
  const open = (view: Pick<SavedView, "search">) =>
    change({
      ...Object.fromEntries(Object.keys(present).map((name) => [name, null])),
      ...Object.fromEntries(openedBeside.map((name) => [name, null])),
      ...view.search,
    });
  return { present, open, isOpen };
}

type Change =
  | { kind: "keep"; draft: SavedViewDraft }
  | { kind: "change"; view: SavedView; changes: Partial<Omit<SavedViewDraft, "screen">> }
  | { kind: "drop"; view: SavedView };

const send = (it: Change, key: string | undefined): Promise<unknown> => {
  if (it.kind === "keep") return request(savedViews.path, { method: "POST", body: it.draft, key });
  const path = `${savedViews.path}/${it.view.id}`;
  return it.kind === "drop"
    ? request(path, { method: "DELETE" })
    : request(path, { method: "PUT", body: { version: it.view.version, ...it.changes } });
};

export function useChangeViews() {
  const t = useWords();
  const client = useQueryClient();
  const press = usePressKey();
  return useMutation<unknown, ApiError, Change>({
    mutationFn: (it) => send(it, press.keyFor(it)),
    onSuccess: async (_, { kind }) => {
      press.isDone();
      raise("SET_MESSAGE", { message: t(kind === "drop" ? "view_dropped" : "view_kept"), type: "success" });
      await client.invalidateQueries({ queryKey: keyOf(savedViews) });
    },
    onError: ({ status, message }) => {
      if (status < 500) raise("SET_MESSAGE", { message, type: "error" });
    },
  });
}
