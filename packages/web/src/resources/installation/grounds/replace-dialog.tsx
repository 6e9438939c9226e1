// A newer file for a ground that is there: it is sent and looked at before it takes the place of the one that maps draw meanwhile.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { grounds, type Ground } from "@atalaya/contract/resources/grounds.ts";
import { raise } from "../../../api/events.ts";
import { ApiError } from "../../../api/request.ts";
import { useUpdate } from "../../../api/use-resource.ts";
import { Notice } from "../../../forms/notice.tsx";
import { DropZone } from "../../../uploads/drop-zone.tsx";
import { UploadRow } from "../../../uploads/upload-row.tsx";
import { useUploads } from "../../../uploads/use-uploads.ts";
import { useWords } from "../../../ui/words.ts";

const extensions = ["pmtiles"] as const;

/** A file that cannot take its place is told here, and another one may be chosen. */
export function ReplaceDialog({ ground, onClose }: { ground: Ground; onClose: () => void }) {
  const t = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const update = useUpdate(grounds);
  const { uploader, files } = useUploads({
    extensions,
    multiple: false,
    place: `grounds:${ground.id}`,
    onArrived: async ({ file_id, name }) => {
      setProblem(null);
      try {
        await update.mutateAsync({ id: ground.id, version: ground.version, file_id });
        raise("APP_RESOURCE_UPDATED", { message: t("ground_replaced", { ground: ground.title }), type: "success" });
        onClose();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(`${name}: ${error.errors["file_id"]?.[0] ?? error.message}`);
      }
    },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="ground-replace">
      <DialogTitle id="ground-replace">{t("ground_replace", { ground: ground.title })}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ m: "0 0 12px" }}>
          {t("ground_replace_text")}
        </Typography>
        {problem && (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {problem}
          </Notice>
        )}
        <DropZone extensions={extensions} onFiles={uploader.add} hasFolders={false} />
        {files.length > 0 && (
          <Box component="ul" aria-label={t("upload_list")} sx={{ m: 0, p: "8px 0 0" }}>
            {files.map((file) => (
              <UploadRow key={file.id} file={file} uploader={uploader} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
