// The editor of one variable: the form, and beside it a preview that is drawn from what is typed.
import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Control } from "react-hook-form";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { FormPanel } from "../../../forms/form-panel.tsx";
import { LeaveGuard } from "../../../forms/leave-guard.tsx";
import { Notice } from "../../../forms/notice.tsx";
import { useWords } from "../../../ui/words.ts";
import { DeleteVariable } from "../catalogue/delete-variable.tsx";
import { useDistribution } from "../legend/use-distribution.ts";
import { PreviewStrip } from "../preview/preview-strip.tsx";
import { VariablePreview } from "../preview/variable-preview.tsx";
import { useMayDefine } from "../use-variables.ts";
import { useVariableForm } from "./use-variable-form.ts";
import { VariableConflict } from "./variable-conflict.tsx";
import type { Draft } from "./variable-draft.ts";
import { VariableEffect } from "./variable-effect.tsx";
import { VariableHead } from "./variable-head.tsx";
import { VariableParts } from "./variable-parts.tsx";
import { tabOf, tabs, VariableTabs, type TabName } from "./variable-tabs.tsx";

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
  const resource = variablesOf(domain);
  const labelOf = useLabelOf(resource);
  const isWide = useMediaQuery(wideQuery);
  const mayDefine = useMayDefine(domain);
  const { controller, places, mayShare, isReadOnly } = useVariableForm({ domain, variable, onMade: onOpen });
  const { isDirty } = controller;
  const { control } = controller.form;
  const { search, change } = useUrlState();
  const tab = tabs.find((known) => known === search.tab) ?? "general";
  const openTab = (next: TabName) => change({ tab: next === "general" ? null : next }, { isReplacing: true });
  const spread = useDistribution(domain, variable);
  const editable = isReadOnly ? null : variable;
  const deletable = variable && mayDefine("delete", variable.company_id) ? variable : null;
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
            editable && isDirty && editable.record_count > 0 ? (
              <VariableEffect control={control} variable={editable} spread={spread} />
            ) : undefined
          }
          controller={controller}
          labelOf={labelOf}
          isReadOnly={isReadOnly}
          isNew={variable === null}
          extraActions={
            deletable && (
              <DeleteVariable resource={resource} variable={deletable} isDirty={isDirty} onDeleted={onClose} />
            )
          }
        >
          {isReadOnly && <ReadOnlyNotice isShared={variable?.company_id === null && mayDefine("update")} />}
          <VariableParts open={tab} spread={spread} {...{ variable, groups, places, mayShare, isReadOnly }} />
        </FormPanel>
      </Box>
      {isWide && <PreviewAside control={control} />}
      <LeaveGuard hasUnsaved={controller.hasUnsaved} keys={["variable"]} />
      <VariableConflict controller={controller} groups={groups} places={places} labelOf={labelOf} />
    </Box>
  );
}

/** `isShared`: the user changes variables, but this one belongs to every place. */
function ReadOnlyNotice({ isShared }: { isShared: boolean }) {
  const t = useWords();
  return (
    <Notice status="info" icon="lock">
      {t(isShared ? "variable_read_only_shared" : "variable_read_only")}
    </Notice>
  );
}

function PreviewAside({ control }: { control: Control<Draft> }) {
  const t = useWords();
  return (
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
  );
}
