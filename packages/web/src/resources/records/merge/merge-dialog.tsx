// Merging the opened record with another: which one, and of each field that differs which side stays.
import { useId } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useRecord } from "../../../api/use-resource.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useWords } from "../../../ui/words.ts";
import type { RecordWords } from "../record-words.ts";
import { ChooseOther } from "./choose-other.tsx";
import { Comparison } from "./comparison.tsx";
import { notChosen } from "./use-merge.ts";

type MergeDialogProps = {
  domain: RecordDomain;
  record: DomainRecord;
  variable: Variable | undefined;
  words: RecordWords;
  /** The records are no longer the same. */
  onMerged: () => void;
};

/** `?merge=choose` asks which, `?merge=12` compares with that one. */
export function MergeDialog({ domain, record, variable, words, onMerged }: MergeDialogProps) {
  const t = useWords();
  const titleId = useId();
  const { search, change } = useUrlState();
  const close = () => change({ merge: null });
  const otherId = Number(search.merge) || null;
  const other = useRecord(recordsOf(domain), otherId);
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t("merge_title", { title: record.title })}</DialogTitle>
      {otherId !== null && other.data?.id === otherId ? (
        <Comparison
          // Read anew, everything is chosen anew.
          key={`${record.version} ${other.data.id} ${other.data.version}`}
          domain={domain}
          record={record}
          other={other.data}
          variable={variable}
          words={words}
          onBack={() => change({ merge: notChosen })}
          onClose={close}
          onMerged={() => {
            close();
            onMerged();
          }}
        />
      ) : (
        <>
          <DialogContent>
            {otherId === null ? (
              <ChooseOther domain={domain} record={record} onChosen={(id) => change({ merge: id })} />
            ) : other.isError ? (
              <ErrorState error={other.error} title={t("record_load_failed")} onRetry={() => void other.refetch()} />
            ) : (
              <Skeleton variant="rounded" height={240} />
            )}
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={close}>
              {t("cancel")}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
