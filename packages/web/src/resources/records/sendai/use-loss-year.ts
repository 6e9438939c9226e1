// Who has told of the disasters of a year in the chosen place, saying so, and reminding those that have not.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  hasReported,
  lossYears,
  type LossYear,
  type LossYearDraft,
} from "@atalaya/contract/resources/records/loss-years.ts";
import { call } from "../../../api/call.ts";
import { raise } from "../../../api/events.ts";
import { usePlace } from "../../../api/places.ts";
import type { ApiError } from "../../../api/request.ts";
import { keyOf, useAnswer } from "../../../api/use-resource.ts";
import { useWords, type Translate } from "../../../ui/words.ts";

/** `within`: a place of the territory; the chosen one where none is named. */
export function useLossYear(year: number, { within, isEnabled = true }: { within?: number; isEnabled?: boolean } = {}) {
  const { place } = usePlace();
  const asked = useAnswer(lossYears, "loss-years", { year, place: within ?? place }, { isEnabled });
  const rows = asked.data?.data;
  const silent = rows?.filter((row) => !hasReported(row)) ?? [];
  return { asked, rows, silent, mayRemind: asked.data?.may_remind ?? false };
}

/** What the answer changes: the rows, and how complete each year is. */
function useChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(lossYears) });
}

export function useSayComplete() {
  const changed = useChanged();
  return async (body: LossYearDraft) => {
    await call("PUT records/risk/loss-years", { body, leavesOnDenied: false });
    await changed();
  };
}

/** Taken back at a press: what was said needs no note any more. */
export function useTakeBack(year: number) {
  const t = useWords();
  const say = useSayComplete();
  return useMutation<void, ApiError, number>({
    mutationFn: (company_id) => say({ company_id, year, is_complete: false, note: null }),
    onSuccess: () =>
      raise("APP_RESOURCE_UPDATED", { message: t("sendai_taken_back", { year: String(year) }), type: "success" }),
    onError: toldBy(t),
  });
}

/** More than so many are only where the whole territory is meant. */
const mostNamed = 1000;

export function useReminder(year: number) {
  const t = useWords();
  const changed = useChanged();
  return useMutation<{ asked: number }, ApiError, readonly LossYear[]>({
    mutationFn: (rows) =>
      call("POST records/risk/loss-years/reminders", {
        body: { year, company_ids: rows.length > mostNamed ? undefined : rows.map(({ company_id }) => company_id) },
        leavesOnDenied: false,
      }),
    onSuccess: async ({ asked }) => {
      const message =
        asked === 0
          ? t("sendai_asked_none")
          : asked === 1
            ? t("sendai_asked_one")
            : t("sendai_asked", { count: String(asked) });
      raise("SET_MESSAGE", { message, type: asked === 0 ? "info" : "success" });
      await changed();
    },
    onError: toldBy(t),
  });
}

/** What the server itself could not do is told by the shell. */
const toldBy =
  (t: Translate) =>
  ({ status, message }: ApiError): void => {
    if (status < 500) raise("SET_MESSAGE", { message: message || t("account_offline"), type: "error" });
  };
