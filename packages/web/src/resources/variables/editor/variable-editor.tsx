// The editor of one variable: the form, and beside it a preview that is drawn from what is typed.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useCreate, useUpdate } from "../../../api/use-resource.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { FormPanel } from "../../../forms/form-panel.tsx";
import { LeaveGuard } from "../../../forms/leave-guard.tsx";
import { Notice } from "../../../forms/notice.tsx";
import { usePlaceOptions } from "../../../forms/place-options.ts";
import { useResourceForm } from "../../../forms/use-resource-form.ts";
import { useWords } from "../../../ui/words.ts";
import { CodesTab } from "./codes-tab.tsx";
import { DeleteVariable } from "../catalogue/delete-variable.tsx";
import { GeneralTab } from "./general-tab.tsx";
import { OwnFields } from "./own-fields.tsx";
import { PreviewStrip } from "../preview/preview-strip.tsx";
import { SymbologyTab } from "./symbology-tab.tsx";
import { useDistribution } from "../legend/use-distribution.ts";
import { useMayDefine } from "../use-variables.ts";
import { VariableConflict } from "./variable-conflict.tsx";
import { draftOf, draftSchema, newDraft, withoutIdleUnit, type Draft } from "./variable-draft.ts";
import { VariableEffect } from "./variable-effect.tsx";
import { VariableHead } from "./variable-head.tsx";
import { VariablePreview } from "../preview/variable-preview.tsx";
import { TabPanel, tabOf, tabs, VariableTabs, type TabName } from "./variable-tabs.tsx";

/** Room for list, form and preview side by side. */
const wideQuery = "(min-width: 1180px)";

type VariableEditorProps = {
  domain: Domain;
  groups: readonly VariableGroup[];
  /** Null for a new one. */
  variable: Variable | null;
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function VariableEditor({ domain, groups, variable, onOpen, onClose }: VariableEditorProps) {
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
  const create = useCreate(resource, { message: () => t("variable_created") });
  const update = useUpdate(resource, { message: () => t("variable_saved") });
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
  const { search, change } = useUrlState();
  const tab = tabs.find((known) => known === search.tab) ?? "general";
  const openTab = (next: TabName) => change({ tab: next === "general" ? null : next }, { isReplacing: true });
  const spread = useDistribution(domain, variable);
  const optionCounts = useMemo(
    () => new Map(spread.distribution?.values.map(({ value, count }) => [String(value), count])),
    [spread.distribution],
  );
  return (
    <Box sx={{ display: "flex", height: "100%" }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FormPanel
          head={
            <>
              <VariableHead control={control} variable={variable} onClose={onClose} />
              <Box sx={{ m: "4px -20px -8px" }}>
                <VariableTabs control={control} value={tab} onChange={openTab} />
              </Box>
            </>
          }
          parts={{
            shown: tab,
            strip: !isWide && <PreviewStrip control={control} />,
            onReveal: (field) => openTab(tabOf(field)),
          }}
          state={
            variable && !isReadOnly && controller.isDirty && variable.record_count > 0 ? (
              <VariableEffect control={control} variable={variable} spread={spread} />
            ) : undefined
          }
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
          <Box sx={{ pt: "12px" }}>
            <TabPanel tab="general" open={tab}>
              <GeneralTab
                variable={variable}
                groups={groups}
                places={places}
                mayShare={mayShare}
                isReadOnly={isReadOnly}
                counts={optionCounts}
              />
            </TabPanel>
            <TabPanel tab="symbology" open={tab}>
              <SymbologyTab spread={spread} isReadOnly={isReadOnly} />
            </TabPanel>
            <TabPanel tab="fields" open={tab}>
              <OwnFields variable={variable} isReadOnly={isReadOnly} />
            </TabPanel>
            <TabPanel tab="codes" open={tab}>
              <CodesTab isReadOnly={isReadOnly} />
            </TabPanel>
          </Box>
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
      <VariableConflict controller={controller} groups={groups} places={places} labelOf={labelOf} />
    </Box>
  );
}
