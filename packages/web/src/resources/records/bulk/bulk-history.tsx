// The latest steps over many records, each with the way back.
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { BulkChange } from "@atalaya/contract/resources/records/bulk-changes.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { formatInstant, formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useBulkHistory, useBulkUndo } from "./use-bulk.ts";

type BulkHistoryProps = { domain: RecordDomain; onChanged: () => void; onClose: () => void };

export function BulkHistory({ domain, onChanged, onClose }: BulkHistoryProps) {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(recordsOf(domain));
  const { data } = useBulkHistory(domain);
  const undo = useBulkUndo(domain, onChanged);
  const what = ({ kind, step, fields, tags, file_name }: BulkChange) =>
    [
      step ? t(`bulk_step_${step}`) : t(`bulk_title_${kind}`),
      [...fields.map(labelOf), ...tags, ...(file_name ? [file_name] : [])].join(", "),
    ]
      .filter(Boolean)
      .join(": ");
  return (
    <Dialog open onClose={onClose} aria-label={t("bulk_history")} maxWidth="sm" fullWidth>
      <DialogTitle>{t("bulk_history")}</DialogTitle>
      <DialogContent>
        {data?.data.length === 0 && <Typography color="textSecondary">{t("bulk_history_none")}</Typography>}
        <Table aria-label={t("bulk_history")}>
          <TableBody>
            {data?.data.map((change) => (
              <TableRow key={change.id}>
                <TableCell>{formatInstant(change.created_at, language)}</TableCell>
                <TableCell sx={{ whiteSpace: "normal" }}>{what(change)}</TableCell>
                <TableCell align="right" className="tn">
                  {formatNumber(change.record_count, language)}
                </TableCell>
                <TableCell align="right">
                  {change.undone_at ? (
                    <Typography color="textDisabled">{t("bulk_was_undone")}</Typography>
                  ) : (
                    <Button variant="outlined" disabled={undo.isPending} onClick={() => undo.mutate(change.id)}>
                      {t("undo")}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
