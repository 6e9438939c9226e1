// Making a disaster a part of a wider one where both stand side by side, and taking it back.
import { useQueryClient } from "@tanstack/react-query";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { raise, type Message } from "../../../api/events.ts";
import { useMay } from "../../../api/may.ts";
import type { ApiError } from "../../../api/request.ts";
import { keyOf, recordQuery, useUpdate } from "../../../api/use-resource.ts";
import { useWords } from "../../../ui/words.ts";

const disasters = recordsOf("risk");

/** Whether the user may make this disaster a part of another. */
export function useMayJoin() {
  const may = useMay();
  return ({ company_id, status }: Pick<RecordSummary, "company_id" | "status">) =>
    status !== "archived" && may("records.risk.update", company_id);
}

type Part = Pick<RecordSummary, "id" | "version">;
type Umbrella = Pick<RecordSummary, "id" | "title">;

const inSnackbar = (message: Message) => raise("SET_MESSAGE", message);

/** `tell`: where it is said what was done; an open dialog says it itself, because nothing outside of it is read aloud or reached by keys. */
export function useJoin(tell: (message: Message) => void = inSnackbar) {
  const t = useWords();
  const client = useQueryClient();
  const { mutateAsync: update, isPending } = useUpdate(disasters);
  const onError = ({ status, message, errors }: ApiError) => {
    if (status >= 500 || status === 401 || status === 403) return;
    const isLate = status === 409;
    const said = isLate ? t("duplicates_join_late") : Object.values(errors)[0]?.[0] || message;
    tell({ message: said || t("record_change_failed"), type: "error" });
    // What may be joined is read again.
    if (isLate) void client.invalidateQueries({ queryKey: keyOf(disasters) });
  };
  async function makePart({ id, version }: Part, umbrella: Umbrella): Promise<void> {
    // It may have been a part of another one, and is so again once this is taken back.
    const { umbrella_id: former } = await client.fetchQuery(recordQuery(disasters, id));
    const { title, version: joined } = await update({ id, version, umbrella_id: umbrella.id });
    const part = async () => {
      await update({ id, version: joined, umbrella_id: former });
      tell({ message: t("duplicates_parted", { title }) });
    };
    tell({
      message: t("duplicates_joined", { title, umbrella: umbrella.title }),
      action: { label: t("undo"), run: () => void part().catch(onError) },
    });
  }
  return {
    isPending,
    /** Only where the part is still as it was read. */
    join: (part: Part, umbrella: Umbrella) => void makePart(part, umbrella).catch(onError),
  };
}
