// The quick entry being typed: it is kept on this device with every change, as soon as anything stands in it.
import { useState } from "react";
import { createStore, useStore } from "zustand";
import { serverNow } from "../../../api/server-clock.ts";
import { isTouched, newEntry, type QuickEntry } from "./entry.ts";
import { keepEntry, keptEntry } from "./kept.ts";

type Typed = { entry: QuickEntry; photoCount: number };

function typedEntry(user_id: number, company_id: number | null) {
  // A telephone's clock may be wrong by hours, and what is to come is refused (V3).
  const fresh = newEntry(company_id, new Date(serverNow()));
  const isEntered = ({ entry, photoCount }: Typed) => photoCount > 0 || isTouched(entry, fresh);
  const begun: Typed = { entry: keptEntry(user_id) ?? fresh, photoCount: 0 };
  const store = createStore(() => ({ ...begun, isKept: isEntered(begun) }));
  const put = (typed: Typed) =>
    store.setState({ ...typed, isKept: isEntered(typed) && keepEntry(user_id, typed.entry) });
  return {
    store,
    change(part: Partial<QuickEntry>) {
      const { entry, photoCount } = store.getState();
      put({ entry: { ...entry, ...part }, photoCount });
    },
    countPhotos: (photoCount: number) => put({ entry: store.getState().entry, photoCount }),
  };
}

/** The one that was begun before, or a new one in `company_id`. `isKept`: it is on this device as it stands. */
export function useTypedEntry(user_id: number, company_id: number | null) {
  const [{ store, ...changes }] = useState(() => typedEntry(user_id, company_id));
  return { ...useStore(store), ...changes };
}
