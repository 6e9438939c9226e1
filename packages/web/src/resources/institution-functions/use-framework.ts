// Institutions with what they do, and changing it cell by cell.
import { institutionFunctions } from "@atalaya/contract/resources/institutions/functions.ts";
import type {
  FunctionRole,
  InstitutionFunction,
  InstitutionFunctionDraft,
} from "@atalaya/contract/resources/institutions/functions.ts";
import { raise } from "../../api/events.ts";
import { usePlace } from "../../api/places.ts";
import type { ApiError } from "../../api/request.ts";
import { useAnswer, useCreate, useDelete, useUpdate } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

export function useFramework() {
  const { place } = usePlace();
  return useAnswer(institutionFunctions, "", { place }, { leavesOnDenied: true });
}

/** Where a function stands. */
export type Cell = Pick<InstitutionFunctionDraft, "institution_id" | "phase" | "hazard">;

/** Gives a cell its role and text; a role of null takes the function away. */
export function useFunctionChange() {
  const t = useWords();
  const create = useCreate(institutionFunctions);
  const update = useUpdate(institutionFunctions);
  const remove = useDelete(institutionFunctions);
  const onError = ({ status, message }: ApiError) => {
    if (status < 500 && status !== 401 && status !== 403)
      raise("SET_MESSAGE", { message: message || t("framework_change_failed"), type: "error" });
  };
  return (cell: Cell, present: InstitutionFunction | undefined, role: FunctionRole | null, text?: string) => {
    if (role === null) {
      if (present) remove.mutate({ id: present.id, version: present.version }, { onError });
    } else if (present) {
      const changes = { role, ...(text !== undefined && { text }) };
      update.mutate({ ...changes, id: present.id, version: present.version }, { onError });
    } else create.mutate({ ...cell, role, text: text || null }, { onError });
  };
}
