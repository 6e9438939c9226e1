// The form of one variable: who may change it and for which places, what it begins with, and how it is saved.
import { useMemo } from "react";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { useCreate, useUpdate } from "../../../api/use-resource.ts";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { useResourceForm } from "../../../forms/use-resource-form.ts";
import { useWords } from "../../../ui/words.ts";
import { useMayDefine } from "../use-variables.ts";
import { draftOf, draftSchema, newDraft, withoutIdleUnit, type Draft } from "./variable-draft.ts";

type VariableForm = {
  domain: Domain;
  /** Null for a new one. */
  variable: Variable | null;
  onMade: (id: number) => void;
};

/** `places`: those that the user may define it for; `mayShare`: also for every place. */
export function useVariableForm({ domain, variable, onMade }: VariableForm) {
  const t = useWords();
  const resource = variablesOf(domain);
  const { place } = usePlace();
  const mayDefine = useMayDefine(domain);
  const action = variable ? "update" : "create";
  const mayShare = mayDefine(action, null);
  const places = usePlaceOptions((id) => mayDefine(action, id));
  const onlyPlace = places.length === 1 ? places[0]?.id : places.find(({ id }) => id === place)?.id;
  const saved = useMemo(
    () => (variable ? draftOf(variable) : newDraft(mayShare ? null : (onlyPlace ?? null))),
    [variable, mayShare, onlyPlace],
  );
  const create = useCreate(resource, { message: () => t("variable_created") });
  const update = useUpdate(resource, { message: () => t("variable_saved") });
  const save = async (typed: Draft, version: number | null, changes: Partial<Draft>) => {
    const draft = withoutIdleUnit(typed, variable);
    const { unit_es, unit_en, unit_code } = draft;
    const unit = unit_es === typed.unit_es ? {} : { unit_es, unit_en, unit_code };
    if (variable && version !== null) return update.mutateAsync({ ...changes, ...unit, id: variable.id, version });
    const created = await create.mutateAsync(draft);
    onMade(created.id);
    return created;
  };
  const controller = useResourceForm<Draft>({
    path: resource.path,
    schema: useMemo(() => draftSchema(mayShare, variable), [mayShare, variable]),
    saved,
    subject: variable,
    save,
  });
  const isReadOnly = variable ? !mayDefine("update", variable.company_id) : !mayDefine("create");
  return { controller, places, mayShare, isReadOnly };
}
