// What the record screen can do to a record, and what it says about it.
import { useReducer, useState } from "react";
import type { Domain } from "@atalaya/contract/domains.ts";
import { recordsOf, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import { raise } from "../../api/events.ts";
import type { ApiError } from "../../api/request.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useDelete, useRestore } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

/** Selecting, opening, closing, deleting with undo, restoring: what the whole screen can do to a record. */
export function useRecordActions(domain: Domain) {
  const t = useWords();
  const { change } = useUrlState();
  const [revision, bump] = useReducer((count: number) => count + 1, 0);
  const resource = recordsOf(domain);
  const restore = useRestore<DomainRecord>(resource, {
    message: (record) => t("record_restored", { title: record.title }),
  });
  /** Other failures are announced by whoever sends the request. */
  const onError = ({ status, message }: ApiError) => {
    if (status < 500 && status !== 401 && status !== 403)
      raise("SET_MESSAGE", { message: message || t("record_change_failed"), type: "error" });
  };
  const undo = (id: number) => restore.mutate(id, { onSuccess: bump, onError });
  const [deleted, setDeleted] = useState("");
  const remove = useDelete(resource, {
    message: ({ id }) => ({
      message: t("record_deleted", { title: deleted }),
      action: { label: t("undo"), run: () => undo(id) },
    }),
  });
  return {
    revision,
    undo,
    close: () => change({ record: null }),
    saved: (record: DomainRecord) => {
      bump();
      change({ record: null, selected: record.id });
    },
    remove: ({ id, version, title }: DomainRecord, onDone: () => void) => {
      setDeleted(title);
      const onSuccess = () => {
        bump();
        onDone();
      };
      remove.mutate({ id, version }, { onSuccess, onError });
      change({ record: null, selected: null });
    },
  };
}
