// The history of a record: each change field by field, with who and when, and the ways back.
import { lazy, Suspense, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Revision } from "@atalaya/contract/resources/records/history.ts";
import type { DomainRecord, RecordStatus } from "@atalaya/contract/resources/records.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { ChangeTable } from "../../../screens/change-table.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { announceRefusal } from "../review/announce-refusal.ts";
import { changeRow, changesBetween, type FieldChange, type RecordWords } from "../record-words.ts";
import { useReason } from "../review/use-reason.tsx";
import { useRestoreRevision, useRevisions } from "../review/use-review.ts";

const GeometryComparison = lazy(() =>
  import("../../../screens/geometry-comparison.tsx").then((it) => ({ default: it.GeometryComparison })),
);

type RecordHistoryProps = {
  domain: RecordDomain;
  record: DomainRecord;
  words: RecordWords;
  /** False for who may not change it. */
  mayRestore: boolean;
};

type WayBack = { revision: number; side: "before" | "after"; fields?: string[] };

export function RecordHistory({ domain, record, words, mayRestore }: RecordHistoryProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { pages, error, isError, isPending, refetch, hasNextPage, fetchNextPage } = useRevisions(domain, record);
  const restore = useRestoreRevision(domain);
  const reason = useReason(record);
  const [asked, setAsked] = useState<Revision | null>(null);
  const revisions = pages.flatMap(({ data }) => data);
  const back = (way: WayBack) =>
    void reason.ask().then(
      (given) =>
        restore.mutate(
          { reason: null, ...given, ...way, id: record.id, version: record.version },
          { onError: announceRefusal },
        ),
      () => undefined,
    );

  if (isError) return <ErrorState error={error} title={t("history_load_failed")} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={240} />;
  const isOffered = mayRestore && !restore.isPending;
  return (
    <Box>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: "20px" }}>
        {revisions.map((revision, index) => (
          <Entry
            key={revision.id}
            revision={revision}
            words={words}
            // The newest is what there is.
            onRestore={isOffered && index > 0 && revision.action !== "delete" ? () => setAsked(revision) : undefined}
            onUndo={isOffered && revision.action === "update" ? back : undefined}
          />
        ))}
      </Box>
      {revisions.length === 0 && <Typography color="textSecondary">{t("history_none")}</Typography>}
      {hasNextPage && (
        <Button variant="outlined" sx={{ mt: "16px" }} onClick={() => void fetchNextPage()}>
          {t("history_more")}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          title={t("history_restore_title", { at: formatInstant(asked.at, language) })}
          confirmLabel={t("history_restore")}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            back({ revision: asked.id, side: "after" });
          }}
        >
          {t("history_restore_text")}
        </ConfirmDialog>
      )}
      {reason.dialog}
    </Box>
  );
}

type EntryProps = {
  revision: Revision;
  words: RecordWords;
  onRestore: (() => void) | undefined;
  onUndo: ((way: WayBack) => void) | undefined;
};

/** The state is told in the head, and the reason is the reviewer's own words. */
const apart = ["status", "review_note"];

function Entry({ revision, words, onRestore, onUndo }: EntryProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  const { id, at, actor, action, before, after, merge } = revision;
  const changes = changesBetween(before, after).filter(({ field }) => !apart.includes(field));
  const status = action === "update" ? (after?.["status"] as RecordStatus | undefined) : undefined;
  const reason = after?.["review_note"];
  return (
    <Box component="li">
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px", minHeight: 32 }}>
        <Typography variant="subtitle2" component="span">
          {actor ?? t("audit_system")}
        </Typography>
        <Typography component="span" color="textSecondary">
          {merge
            ? t(`merge_step.${merge.step}`, { code: merge.code })
            : status
              ? t("history_step", { status: t(`status.${status}`) })
              : t(`history_action.${action}`)}
        </Typography>
        <Typography variant="overline" component="time" dateTime={at} color="textDisabled" sx={{ flex: 1 }}>
          {formatInstant(at, language)}
        </Typography>
        {merge && (
          <Button
            variant="text"
            size="small"
            onClick={() => change({ record: merge.id, trash: merge.is_deleted || null, selected: null })}
          >
            {t("merge_open", { code: merge.code })}
          </Button>
        )}
        {onRestore && (
          <Button variant="text" size="small" onClick={onRestore}>
            {t("history_restore")}
          </Button>
        )}
      </Box>
      {typeof reason === "string" && <Typography sx={{ mb: "4px" }}>«{reason}»</Typography>}
      {action !== "delete" && action !== "restore" && changes.length > 0 && (
        <ChangeTable
          rows={changes.map((change) => ({
            ...changeRow(change, words),
            whole: change.field === "geometry" ? <GeometryChange change={change} words={words} /> : undefined,
            action: onUndo && (
              <UndoField
                label={words.labelOf(change.field)}
                onClick={() => onUndo({ revision: id, side: "before", fields: [change.field] })}
              />
            ),
          }))}
        />
      )}
    </Box>
  );
}

function UndoField({ label, onClick }: { label: string; onClick: () => void }) {
  const t = useWords();
  return (
    <Tooltip title={t("history_undo")}>
      <IconButton aria-label={t("history_undo_field", { field: label })} onClick={onClick} sx={{ m: "-6px" }}>
        <Icon name="undo" size={13} />
      </IconButton>
    </Tooltip>
  );
}

/** In words, and on a map when it is asked for. */
function GeometryChange({ change, words }: { change: FieldChange; words: RecordWords }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const text = (geometry: unknown) => words.show("geometry", geometry);
  return (
    <Box>
      <Box sx={{ overflowWrap: "anywhere" }}>
        {text(change.before)} → {text(change.after)}
      </Box>
      <Button variant="text" size="small" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        {t("history_geometry_map")}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <GeometryComparison
            before={(change.before ?? null) as Geometry | null}
            after={(change.after ?? null) as Geometry | null}
          />
        </Suspense>
      )}
    </Box>
  );
}
