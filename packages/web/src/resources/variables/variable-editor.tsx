// The editor of one variable: the form, and beside it a preview that is drawn from what is typed.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Domain } from "@atalaya/contract/domains.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../api/places.ts";
import { useCreate, useUpdate } from "../../api/use-resource.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { FormPanel } from "../../forms/form-panel.tsx";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { Notice } from "../../forms/notice.tsx";
import { usePlaceOptions } from "../../forms/place-options.ts";
import { useResourceForm } from "../../forms/use-resource-form.ts";
import { useWords } from "../../ui/words.ts";
import { DeleteVariable } from "./delete-variable.tsx";
import { useMayDefine } from "./use-variables.ts";
import { VariableConflict } from "./variable-conflict.tsx";
import { draftOf, draftSchema, newDraft, withoutIdleUnit, type Draft } from "./variable-draft.ts";
import { VariableFields } from "./variable-fields.tsx";
import { VariableHead } from "./variable-head.tsx";
import { VariablePreview } from "./variable-preview.tsx";

/** Room for list, form and preview side by side. */
const wideQuery = "(min-width: 1180px)";

type VariableEditorProps = {
  domain: Domain;
  /** Null for a new one. */
  variable: Variable | null;
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function VariableEditor({ domain, variable, onOpen, onClose }: VariableEditorProps) {
  const t = useWords();
  const resource = variablesOf(domain);
  const labelOf = useLabelOf(resource);
  const { place } = usePlace();
  const isWide = useMediaQuery(wideQuery);
  const mayDefine = useMayDefine(domain);
  const action = variable ? "update" : "create";
  const mayShare = mayDefine(action, null);
  const isReadOnly = variable ? !mayDefine("update", variable.company_id) : !mayDefine("create");
  const places = usePlaceOptions((id) => mayDefine(action, id));
  const onlyPlace = places.length === 1 ? places[0]?.id : places.find(({ id }) => id === place)?.id;
  const saved = useMemo(
    () => (variable ? draftOf(variable) : newDraft(mayShare ? null : (onlyPlace ?? null))),
    [variable, mayShare, onlyPlace],
  );
  const create = useCreate<Draft, Variable>(resource, { message: () => t("variable_created") });
  const update = useUpdate<Partial<Draft>, Variable>(resource, { message: () => t("variable_saved") });
  const save = async (typed: Draft, version: number | null, changes: Partial<Draft>) => {
    const draft = withoutIdleUnit(typed, variable);
    const { unit_es, unit_en, unit_code } = draft;
    const unit = unit_es === typed.unit_es ? {} : { unit_es, unit_en, unit_code };
    if (variable && version !== null) return update.mutateAsync({ ...changes, ...unit, id: variable.id, version });
    const created = await create.mutateAsync(draft);
    onOpen(created.id);
    return created;
  };
  const controller = useResourceForm<Draft>({
    path: resource.path,
    schema: draftSchema(mayShare),
    saved,
    subject: variable,
    save,
  });
  const { control } = controller.form;
  return (
    <Box sx={{ display: "flex", height: "100%" }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FormPanel
          head={<VariableHead control={control} variable={variable} onClose={onClose} />}
          controller={controller}
          labelOf={labelOf}
          isReadOnly={isReadOnly}
          isNew={variable === null}
          extraActions={
            variable &&
            mayDefine("delete", variable.company_id) && (
              <DeleteVariable
                resource={resource}
                variable={variable}
                isDirty={controller.isDirty}
                onDeleted={onClose}
              />
            )
          }
        >
          {isReadOnly && (
            <Notice status="info" icon="lock">
              {t(
                variable?.company_id === null && mayDefine("update")
                  ? "variable_read_only_shared"
                  : "variable_read_only",
              )}
            </Notice>
          )}
          <VariableFields
            places={places}
            mayShare={mayShare}
            isReadOnly={isReadOnly}
            uses={variable?.record_count ?? 0}
          />
          {!isWide && <VariablePreview control={control} />}
        </FormPanel>
      </Box>
      {isWide && (
        <Box
          component="aside"
          aria-label={t("variable_preview")}
          sx={{
            flex: "none",
            width: 304,
            overflowY: "auto",
            padding: "12px 14px",
            borderLeft: 1,
            borderColor: "divider",
            bgcolor: "background.default",
          }}
        >
          <VariablePreview control={control} />
        </Box>
      )}
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["variable"]} />
      <VariableConflict controller={controller} places={places} labelOf={labelOf} />
    </Box>
  );
}
