// One attached file: its picture, what is said of it, and looking at it, downloading, describing or taking it off.
import { useState } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { typeByMime } from "@atalaya/contract/values/file-types.ts";
import type { Attachment, AttachmentKind } from "@atalaya/contract/resources/attachments.ts";
import { Icon } from "../ui/icon.tsx";
import { phoneQuery } from "../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../ui/words.ts";
import { AttachmentDetails } from "./attachment-details.tsx";
import { FilePicture } from "./file-picture.tsx";
import { FilePreview } from "./file-preview.tsx";
import { formatSize } from "./file-size.ts";
import { dayOf, nameOf, type AttachedFiles } from "./use-attachments.ts";

type AttachmentRowProps = {
  attachment: Attachment;
  kinds: readonly AttachmentKind[];
  files: AttachedFiles;
  /** Shown at once, as the text of a norm is. */
  isOpened?: boolean;
};

export function AttachmentRow({ attachment, kinds, files, isOpened = false }: AttachmentRowProps) {
  const t = useWords();
  const [isPreviewed, setPreviewed] = useState(isOpened);
  const [isDescribed, setDescribed] = useState(false);
  const { file, address } = attachment;
  const name = nameOf(attachment);
  const isShown = typeByMime(file.mime_type)?.is_inline;
  return (
    <Box component="li" sx={{ py: "8px", listStyle: "none", borderTop: 1, borderColor: "divider" }}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr) auto",
          alignItems: "center",
          columnGap: "12px",
        }}
      >
        <FilePicture file={file} address={address} />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="a"
            noWrap
            href={`${address}${isShown ? "" : "?is_download=true"}`}
            target={isShown ? "_blank" : undefined}
            rel="noopener"
            title={name}
            aria-label={t(isShown ? "file_open" : "file_download", { name })}
            sx={{
              display: "block",
              color: "primary.text",
              textDecoration: "none",
              "&:hover": { textDecoration: "underline" },
            }}
          >
            {name}
          </Typography>
          <Facts attachment={attachment} />
        </Box>
        <Box sx={{ display: "flex" }}>
          {isShown && (
            <Box component="span" sx={{ [phoneQuery]: { display: "none" } }}>
              <Toggle
                icon={isPreviewed ? "eye-slash" : "eye"}
                label={t("file_preview", { name })}
                isOn={isPreviewed}
                onChange={setPreviewed}
              />
            </Box>
          )}
          {isShown && (
            <Tooltip title={t("file_download", { name })}>
              <IconButton component="a" href={`${address}?is_download=true`} aria-label={t("file_download", { name })}>
                <Icon name="download" />
              </IconButton>
            </Tooltip>
          )}
          {files.mayChange && (
            <>
              <Toggle icon="pencil" label={t("file_describe", { name })} isOn={isDescribed} onChange={setDescribed} />
              <Tooltip title={t("file_remove", { name })}>
                <IconButton aria-label={t("file_remove", { name })} onClick={() => files.takeOff(attachment)}>
                  <Icon name="trash-o" />
                </IconButton>
              </Tooltip>
            </>
          )}
        </Box>
      </Box>
      {isShown && isPreviewed && <FilePreview file={file} address={address} name={name} />}
      {files.mayChange && isDescribed && (
        <AttachmentDetails key={attachment.version} attachment={attachment} kinds={kinds} files={files} />
      )}
    </Box>
  );
}

/** Kind, size, day, who took or brought it, and how it may be used. */
function Facts({ attachment }: { attachment: Attachment }) {
  const t = useWords();
  const [language] = useLanguage();
  const { file, kind, created_by, author, licence, position, is_public } = attachment;
  const facts = [
    t(`file_kind.${kind}`),
    formatSize(file.size, language),
    dayOf(attachment, language),
    author ?? created_by,
    licence !== "unknown" && t(`file_licence.${licence}`),
    position && t("file_has_position"),
    is_public && t("file_public"),
  ];
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
      {facts.filter(Boolean).join(" · ")}
    </Typography>
  );
}

type ToggleProps = { icon: string; label: string; isOn: boolean; onChange: (isOn: boolean) => void };

const Toggle = ({ icon, label, isOn, onChange }: ToggleProps) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label}
      aria-expanded={isOn}
      color={isOn ? "primary" : "default"}
      onClick={() => onChange(!isOn)}
    >
      <Icon name={icon} />
    </IconButton>
  </Tooltip>
);
