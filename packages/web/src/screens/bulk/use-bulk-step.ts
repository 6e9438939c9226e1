// One step over many rows of a noun's list, and taking it back.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { wayBack, type BulkDone, type BulkStep } from "@atalaya/contract/bulk.ts";
import { raise, type Message } from "../../api/events.ts";
import { usePressKey } from "../../api/press-key.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";
import { useUrlState } from "../../api/url-state.ts";
import { keyOf } from "../../api/use-resource.ts";
import { formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { BulkNoun } from "./bulk-noun.ts";

/** "1 documento", "3 documentos". */
export function useCounted({ counts: [one, many] }: Pick<BulkNoun, "counts">): (count: number) => string {
  const t = useWords();
  const [language] = useLanguage();
  return (count) => (count === 1 ? t(one) : t(many, { count: formatNumber(count, language) }));
}

/** Names so many of the rows in the way of taking a step back. */
const mostNamed = 3;

/** Whether the same may succeed a moment later: no answer, too many calls, or a fault of the server. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500;

/** `onChanged`: what else on the screen asks anew, such as a map. */
export function useBulkStep(noun: BulkNoun, onChanged: () => void) {
  const t = useWords();
  const counted = useCounted(noun);
  const client = useQueryClient();
  const { search, change } = useUrlState();
  const press = usePressKey();
  const send = async (step: BulkStep) => {
    const key = press.keyFor(step);
    const done = await call(`POST ${noun.resource.path}/bulk`, { body: step, key, leavesOnDenied: false });
    press.isDone();
    return done;
  };
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(noun.resource) });
  const settled = async (message: Message) => {
    raise("APP_RESOURCE_UPDATED", { type: "success", ...message });
    onChanged();
    await refresh();
  };
  /** What is open and went into the trash is no form to fill in. */
  const closeOf = ({ action, rows }: BulkStep) => {
    if (action === "delete" && rows.some(({ id }) => String(id) === search[noun.openKey]))
      change({ [noun.openKey]: null, edit: null, selected: null });
  };
  const undo = useMutation<BulkDone, ApiError, BulkStep>({
    mutationFn: send,
    onSuccess: ({ rows }) => settled({ message: t("bulk_taken_back", { what: counted(rows.length) }) }),
    onError: ({ status, message, rows }, step) => {
      const named = rows.slice(0, mostNamed).map(({ title, text }) => `${title}: ${text}`);
      const others = step.rows.filter(({ id }) => !rows.some((row) => row.id === id));
      const again = (label: string, next: BulkStep) => ({ action: { label, run: () => undo.mutate(next) } });
      raise("SET_MESSAGE", {
        message: [message || t("bulk_undo_unsure"), ...named].join(" "),
        type: "error",
        ...(isPassing(status) && again(t("retry"), step)),
        ...(named.length > 0 && others.length > 0 && again(t("bulk_undo_others"), { ...step, rows: others })),
      });
    },
  });
  return useMutation<BulkDone, ApiError, BulkStep>({
    mutationFn: send,
    onSuccess: (done, step) => {
      closeOf(step);
      return settled({
        message: t(`bulk_done_${step.action}`, { what: counted(done.rows.length) }),
        action: { label: t("undo"), run: () => undo.mutate(wayBack(step, done)) },
      });
    },
    // What somebody else changed is shown before the step is asked for anew.
    onError: ({ rows }) => {
      if (rows.length > 0) void refresh();
    },
  });
}
