// What the public sees of a record beside its revision: the fields that differ.
import { useId } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import {
  RecordDraft,
  relationFields,
  type DomainRecord,
  type PublishedRecord,
} from "@atalaya/contract/resources/records.ts";
import { ChangeTable } from "../../../screens/change-table.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatInstant, unknown } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { changeRow, changesBetween, type RecordWords } from "../record-words.ts";
import { usePublished } from "./use-review.ts";

type Compared = { domain: RecordDomain; record: DomainRecord; words: RecordWords };
type PublishedDialogProps = Compared & { onClose: () => void };

export function PublishedDialog({ onClose, ...compared }: PublishedDialogProps) {
  const t = useWords();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t("published_compare")}</DialogTitle>
      <DialogContent>
        <Published {...compared} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is published and differs from the record as it is now. */
export function Published({ domain, record, words }: Compared) {
  const t = useWords();
  const { data, error, isError, refetch } = usePublished(domain, record.id);
  if (data) return <Comparison published={data} record={record} words={words} />;
  if (isError) return <ErrorState error={error} title={t("published_load_failed")} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={160} />;
}

/** Only what an officer writes and the public reads: who published it when is said above, and what it is a part of is in no copy. */
const isContent = (field: string) =>
  field in RecordDraft.shape && !(relationFields as readonly string[]).includes(field);
const contentsOf = (record: object) => Object.fromEntries(Object.entries(record).filter(([field]) => isContent(field)));

type ComparisonProps = { published: PublishedRecord; record: DomainRecord; words: RecordWords };

function Comparison({ published, record, words }: ComparisonProps) {
  const t = useWords();
  const [language] = useLanguage();
  const changes = changesBetween(contentsOf(published), contentsOf(record));
  const { published_at, published_by } = published;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: "12px" }}>
        {t("published_by", { at: formatInstant(published_at, language), name: published_by ?? unknown })}
      </Typography>
      {changes.length === 0 ? (
        <Typography>{t("published_same")}</Typography>
      ) : (
        <ChangeTable
          rows={changes.map((change) => changeRow(change, words))}
          beforeTitle={t("published_column")}
          afterTitle={t("published_now")}
        />
      )}
    </>
  );
}
