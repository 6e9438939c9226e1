// What becomes public, before it does: the fields and files of the public copy as they will be read, and what differs from what is public now.
import { useId, useMemo } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { Notice } from "../../../forms/notice.tsx";
import { PaperCard, PaperView } from "../../../screens/paper/paper-view.tsx";
import { useWords } from "../../../ui/words.ts";
import { FilesCard } from "../../../screens/paper/files-card.tsx";
import { useAttachments } from "../../../uploads/use-attachments.ts";
import { Published } from "./published-dialog.tsx";
import { useRecordPaper } from "../reading/record-paper.ts";
import type { Reviewed } from "./review-actions.tsx";

type PublishPreviewProps = Reviewed & { onConfirm: () => void; onCancel: () => void };

export function PublishPreview({ onConfirm, onCancel, ...reviewed }: PublishPreviewProps) {
  const t = useWords();
  const titleId = useId();
  const { record, domain, words } = reviewed;
  const { list } = useAttachments({ owner: "records", owner_id: record.id });
  const files = useMemo(() => list.filter(({ is_public }) => is_public), [list]);
  const paper = useRecordPaper({ ...reviewed, files });
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t("publish_preview_title")}</DialogTitle>
      <DialogContent sx={{ containerType: "inline-size", bgcolor: "background.default" }}>
        <Notice status={record.is_public ? "info" : "warning"} icon={record.is_public ? "globe" : "eye-slash"}>
          {t(record.is_public ? "publish_preview_text" : "publish_preview_hidden")}
        </Notice>
        {record.has_published && (
          <Box sx={{ mb: "12px" }}>
            <PaperCard title={t("publish_preview_changes")}>
              <Published domain={domain} record={record} words={words} />
            </PaperCard>
          </Box>
        )}
        <Typography variant="h3" component="p" sx={{ m: "0 0 2px" }}>
          {paper.title}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: "12px" }}>
          {paper.lead} · {record.code}
        </Typography>
        <PaperView paper={paper} afterSide={<FilesCard list={files} />} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onCancel}>
          {t("cancel")}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {t("transition.publish")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
