// What is open: a saved variable, loaded first, or a new one.
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { useRecord } from "../../../api/use-resource.ts";
import { PanelHead } from "../../../screens/panel-head.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useWords } from "../../../ui/words.ts";
import { VariableEditor } from "./variable-editor.tsx";

type VariablePanelProps = {
  domain: Domain;
  groups: readonly VariableGroup[];
  /** Null for a new one. */
  id: number | null;
  /** The same variable as the list has it: shown until the whole answer is there. */
  listed: Variable | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function VariablePanel({ domain, groups, id, listed, onOpen, onClose }: VariablePanelProps) {
  const t = useWords();
  const record = useRecord<Variable>(variablesOf(domain), id);
  const variable = record.data ?? listed;
  if (id === null || variable)
    return (
      <VariableEditor domain={domain} groups={groups} variable={variable ?? null} onOpen={onOpen} onClose={onClose} />
    );
  return (
    <Box sx={{ padding: "12px 20px", bgcolor: "background.paper", height: "100%" }}>
      <PanelHead title={record.isError ? t("variable_missing") : t("loading")} onClose={onClose} />
      {record.isError ? (
        <ErrorState
          error={record.error}
          title={t("variable_missing")}
          onRetry={() => void record.refetch()}
          onBack={onClose}
        />
      ) : (
        <Skeletons />
      )}
    </Box>
  );
}

const Skeletons = () => (
  <Box
    aria-hidden
    sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "28px 12px", pt: "28px", maxWidth: 620 }}
  >
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={32} />
    ))}
  </Box>
);
