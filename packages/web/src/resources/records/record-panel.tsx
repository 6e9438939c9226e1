// The panel of one record: it loads the record, or starts a new one, and edits it beside the map.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import type { Domain } from "@atalaya/contract/domains.ts";
import { recordsOf, type DomainRecord, type RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { RecordEditor } from "./record-editor.tsx";
import { idsOf } from "./record-query.ts";
import type { Drawing } from "./records-map.tsx";

export type PanelProps = {
  domain: Domain;
  /** "new" or the id of the record. */
  which: string;
  variables: readonly Variable[];
  onDrawing: (drawing: Drawing | null) => void;
  onClose: () => void;
  onSaved: (record: DomainRecord) => void;
  onDelete: (record: DomainRecord) => void;
};

/** Today where the officer is. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** What a new record starts with: the active place, the only chosen variable, today. */
function useBlank(domain: Domain): RecordDraft {
  const { place, places } = usePlace();
  const may = useMay();
  const { search } = useUrlState();
  const allowed = places.filter(({ id }) => may(`records.${domain}.create`, id));
  const company_id = place !== "all" && allowed.some(({ id }) => id === place) ? place : onlyOne(allowed)?.id;
  return {
    company_id: company_id ?? null,
    variable_id: onlyOne(idsOf(search["variable"]) ?? []) ?? null,
    title: "",
    value: null,
    observed_on: today(),
    source: null,
    description: null,
    status: "draft",
    geometry: null,
  } as unknown as RecordDraft; // A form begins with nothing where the draft must have something.
}

const onlyOne = <T,>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

export function RecordPanel({ which, ...props }: PanelProps) {
  const id = which === "new" ? null : Number(which);
  const blank = useBlank(props.domain);
  const record = useRecord<DomainRecord>(recordsOf(props.domain), id);
  if (id === null) return <RecordEditor key="new" {...props} record={null} saved={blank} />;
  if (record.isError)
    return (
      <PanelFrame onClose={props.onClose}>
        <ErrorState error={record.error} onRetry={() => void record.refetch()} />
      </PanelFrame>
    );
  if (!record.data)
    return (
      <PanelFrame onClose={props.onClose}>
        <PanelSkeleton />
      </PanelFrame>
    );
  return <RecordEditor key={record.data.id} {...props} record={record.data} saved={draftOf(record.data)} />;
}

/** The fields that can be edited. */
export const draftOf = (record: DomainRecord): RecordDraft => ({
  company_id: record.company_id,
  variable_id: record.variable_id,
  title: record.title,
  value: record.value,
  observed_on: record.observed_on,
  source: record.source,
  description: record.description,
  status: record.status,
  geometry: record.geometry,
});

function PanelFrame({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  return (
    <Box sx={{ height: "100%", bgcolor: "background.paper", p: "12px 20px" }}>
      <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
        <ClosePanel onClose={onClose} />
      </Box>
      {children}
    </Box>
  );
}

export function ClosePanel({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <IconButton aria-label={t("record_close")} onClick={onClose}>
      <Icon name="times" size={16} />
    </IconButton>
  );
}

const PanelSkeleton = () => (
  <Box aria-hidden>
    {[180, 320, 320, 240].map((width, index) => (
      <Skeleton key={index} variant="rounded" width={width} height={32} sx={{ my: "16px" }} />
    ))}
  </Box>
);
