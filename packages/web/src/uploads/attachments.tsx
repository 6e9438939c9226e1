// The files of one thing, with their count: read by all who see it, brought, described and taken off by who may change it.
import { useState } from "react";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { acceptedExtensions, typeByMime } from "@atalaya/contract/values/file-types.ts";
import type { AttachmentKind } from "@atalaya/contract/resources/attachments.ts";
import { Section } from "../forms/section.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { useWords } from "../ui/words.ts";
import { AttachmentRow } from "./attachment-row.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { DropZone } from "./drop-zone.tsx";
import { UploadRow } from "./upload-row.tsx";
import { useAttachments, type OwnerProps } from "./use-attachments.ts";
import { useUploads } from "./use-uploads.ts";

type AttachmentsProps = OwnerProps & {
  /** What the files of this thing can be; the first one fits pictures, the last one everything else. */
  kinds: readonly AttachmentKind[];
  /** The first PDF is shown at once. */
  isPreviewed?: boolean;
};

export function Attachments({ kinds, isPreviewed = false, ...owner }: AttachmentsProps) {
  const t = useWords();
  const [isReducing, setReducing] = useState(false);
  const files = useAttachments(owner);
  const { uploader, files: sending } = useUploads({
    isReducing,
    place: `${owner.owner}:${owner.owner_id}`,
    onArrived: (file) =>
      files.attach(file, (typeByMime(file.mime_type)?.family === "picture" ? kinds[0] : kinds.at(-1))!),
  });
  const firstPdf = files.list.find(({ file }) => file.mime_type === "application/pdf");
  if (files.error && !files.isLoaded)
    return <ErrorState error={files.error} title={t("files_load_failed")} onRetry={files.reload} />;
  return (
    <Section title={t("files_count", { count: files.list.length })}>
      <BeforeAfter list={files.list} />
      {files.mayChange && (
        <DropZone extensions={acceptedExtensions} onFiles={uploader.add}>
          <FormControlLabel
            label={t("files_reduce")}
            control={<Checkbox checked={isReducing} onChange={({ target }) => setReducing(target.checked)} />}
          />
        </DropZone>
      )}
      {sending.length > 0 && (
        <Box component="ul" aria-label={t("upload_list")} sx={{ m: 0, p: "8px 0 0" }}>
          {sending.map((file) => (
            <UploadRow key={file.id} file={file} uploader={uploader} />
          ))}
        </Box>
      )}
      {files.isLoaded && files.list.length === 0 && sending.length === 0 && (
        <Typography color="textDisabled" sx={{ mt: "8px" }}>
          {t("files_none")}
        </Typography>
      )}
      <Box component="ul" aria-label={t("files_count", { count: files.list.length })} sx={{ m: 0, p: "8px 0 0" }}>
        {files.list.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            kinds={kinds}
            files={files}
            isOpened={isPreviewed && attachment.id === firstPdf?.id}
          />
        ))}
      </Box>
    </Section>
  );
}
