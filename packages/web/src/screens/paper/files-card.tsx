// The files of a thing while it is read: each opens or is downloaded; the first PDF can be looked at in place.
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { typeByMime } from "@atalaya/contract/values/file-types.ts";
import type { Attachment } from "@atalaya/contract/resources/attachments.ts";
import { PaperCard } from "./paper-view.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { FilePicture } from "../../uploads/file-picture.tsx";
import { FilePreview } from "../../uploads/file-preview.tsx";
import { formatSize } from "../../uploads/file-size.ts";
import { isPicture } from "../../uploads/pictures-of.ts";
import { dayOf, nameOf } from "../../uploads/use-attachments.ts";

type FilesCardProps = {
  list: readonly Attachment[];
  /** The first PDF is shown at once, as the text of a norm is. */
  isPreviewed?: boolean;
};

/** Pictures are shown among the photos; nothing where there is no other file. */
export function FilesCard({ list, isPreviewed = false }: FilesCardProps) {
  const t = useWords();
  const [language] = useLanguage();
  const files = list.filter((attachment) => !isPicture(attachment));
  if (files.length === 0) return null;
  const pdf = isPreviewed ? files.find(({ file }) => file.mime_type === "application/pdf") : undefined;
  return (
    <PaperCard title={t("files_count", { count: files.length })}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: "10px" }}>
        {files.map((attachment) => {
          const { id, file, address, kind } = attachment;
          const name = nameOf(attachment);
          const isShown = typeByMime(file.mime_type)?.is_inline;
          return (
            <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: "10px" }}>
              <FilePicture file={file} address={address} size={32} />
              <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
                <Link
                  href={`${address}${isShown ? "" : "?is_download=true"}`}
                  target={isShown ? "_blank" : undefined}
                  rel="noopener"
                  underline="hover"
                  aria-label={t(isShown ? "file_open" : "file_download", { name })}
                >
                  {name}
                </Link>
                <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
                  {[t(`file_kind.${kind}`), formatSize(file.size, language), dayOf(attachment, language)].join(" · ")}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Box>
      {pdf && (
        <Box className="screen-only">
          <FilePreview file={pdf.file} address={pdf.address} name={nameOf(pdf)} />
        </Box>
      )}
    </PaperCard>
  );
}
