// Changing many records in one step, and taking the step back.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { BulkAction, BulkChange, BulkUndo } from "@atalaya/contract/resources/records/bulk-changes.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { raise } from "../../../api/events.ts";
import { usePlace } from "../../../api/places.ts";
import { usePressKey } from "../../../api/press-key.ts";
import { call } from "../../../api/call.ts";
import type { ApiError } from "../../../api/request.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { keyOf, useAnswer } from "../../../api/use-resource.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { queryOf } from "../record-query.ts";

/** Which rows: those ticked, or all that match, with how many that were. */
export type BulkTarget = { rows: { id: number; version: number }[] } | { count: number };

/** The target without the rows of these ids. */
export const without = (target: BulkTarget, ids: readonly number[]): BulkTarget =>
  "rows" in target ? { rows: target.rows.filter(({ id }) => !ids.includes(id)) } : target;

export const sizeOf = (target: BulkTarget): number => ("rows" in target ? target.rows.length : target.count);

/** `onChanged`: the map asks anew. */
export function useBulkUndo(domain: RecordDomain, onChanged: () => void) {
  const t = useWords();
  const [language] = useLanguage();
  const client = useQueryClient();
  const resource = recordsOf(domain);
  return useMutation<BulkUndo, ApiError, number>({
    mutationFn: (id) => call("POST records/:domain/bulk/:id/undo", { domain, id, leavesOnDenied: false }),
    onSuccess: async ({ restored, refused, refused_rows }) => {
      const count = formatNumber(restored, language);
      const titles = refused_rows.slice(0, 5).map(({ title }) => title);
      raise("SET_MESSAGE", {
        message:
          refused === 0
            ? t("bulk_undone", { count })
            : t("bulk_undone_partly", { count, refused: formatNumber(refused, language), titles: titles.join(", ") }),
        type: refused === 0 ? "success" : "warning",
      });
      onChanged();
      await client.invalidateQueries({ queryKey: keyOf(resource) });
    },
    onError: ({ status, message }) => {
      if (status < 500) raise("SET_MESSAGE", { message: message || t("bulk_failed"), type: "error" });
    },
  });
}

export function useBulkChange(domain: RecordDomain, onChanged: () => void) {
  const t = useWords();
  const [language] = useLanguage();
  const client = useQueryClient();
  const { search } = useUrlState();
  const { place } = usePlace();
  const undo = useBulkUndo(domain, onChanged);
  const resource = recordsOf(domain);
  const press = usePressKey();
  return useMutation<BulkChange, ApiError, { target: BulkTarget; action: BulkAction }>({
    mutationFn: ({ target, action }) =>
      call("POST records/:domain/bulk", {
        domain,
        query: "rows" in target ? {} : queryOf(search, place),
        body: { ...target, action },
        key: press.keyFor({ target, action }),
        leavesOnDenied: false,
      }),
    onSuccess: async ({ id, record_count }) => {
      press.isDone();
      const count = formatNumber(record_count, language);
      raise("APP_RESOURCE_UPDATED", {
        message: record_count === 1 ? t("bulk_done_one") : t("bulk_done_many", { count }),
        action: { label: t("undo"), run: () => undo.mutate(id) },
      });
      onChanged();
      await client.invalidateQueries({ queryKey: keyOf(resource) });
    },
    // What somebody else changed is shown before the step is asked for anew.
    onError: ({ rows }) => {
      if (rows.length > 0) void client.invalidateQueries({ queryKey: keyOf(resource) });
    },
  });
}

/** The latest steps of the user. */
export const useBulkHistory = (domain: RecordDomain) => useAnswer(recordsOf(domain), "bulk");
