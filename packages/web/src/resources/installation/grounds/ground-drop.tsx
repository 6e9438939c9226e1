// Where a file is handed in: dropped or chosen, sent in chunks that survive a break, and looked at once it is here.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { grounds, type Ground } from "@atalaya/contract/resources/grounds.ts";
import { raise } from "../../../api/events.ts";
import { useCreate } from "../../../api/use-resource.ts";
import { DropZone } from "../../../uploads/drop-zone.tsx";
import { UploadRow } from "../../../uploads/upload-row.tsx";
import { useUploads } from "../../../uploads/use-uploads.ts";
import { useWords } from "../../../ui/words.ts";
import { useState } from "react";
import { ApiError } from "../../../api/request.ts";
import { Notice } from "../../../forms/notice.tsx";

const extensions = ["pmtiles"] as const;

export function GroundDrop({ onMade }: { onMade: (ground: Ground) => void }) {
  const t = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const create = useCreate(grounds);
  const { uploader, files } = useUploads({
    extensions,
    place: "grounds",
    onArrived: async ({ file_id, name }) => {
      setProblem(null);
      try {
        const made = await create.mutateAsync({ file_id });
        raise("APP_RESOURCE_UPDATED", { message: t("ground_made", { ground: made.title }), type: "success" });
        onMade(made);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(`${name}: ${error.errors["file_id"]?.[0] ?? error.message}`);
      }
    },
  });
  return (
    <Box role="group" aria-label={t("ground_files")} sx={{ mb: "16px" }}>
      <Typography variant="h4" component="h3" sx={{ m: "0 0 4px" }}>
        {t("ground_files")}
      </Typography>
      <Typography color="textSecondary" sx={{ m: "0 0 8px", maxWidth: 640 }}>
        {t("ground_files_text")} {t("ground_files_help")}
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
    </Box>
  );
}
