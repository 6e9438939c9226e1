// One attached file: its picture, what it is, and opening, downloading or taking it off.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { typeByMime } from "@atalaya/contract/file-types.ts";
import type { Attachment, AttachmentKind } from "@atalaya/contract/resources/attachments.ts";
import { formatDay } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { useLanguage, useWords } from "../ui/words.ts";
import { FilePicture } from "./file-picture.tsx";
import { formatSize } from "./file-size.ts";
import { nameOf, type useAttachments } from "./use-attachments.ts";

type AttachmentRowProps = {
  attachment: Attachment;
  kinds: readonly AttachmentKind[];
  files: Pick<ReturnType<typeof useAttachments>, "mayChange" | "change" | "takeOff">;
};

export function AttachmentRow({ attachment, kinds, files }: AttachmentRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { file, address, kind, is_public } = attachment;
  const name = nameOf(attachment);
  const day = attachment.taken_at ?? attachment.created_at;
  const facts = [
    formatSize(file.size, language),
    formatDay(day, language),
    attachment.created_by,
    attachment.position && t("file_has_position"),
  ].filter(Boolean);
  const isShown = typeByMime(file.mime_type)?.is_inline;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        alignItems: "center",
        columnGap: "12px",
        py: "8px",
        listStyle: "none",
        borderTop: 1,
        borderColor: "divider",
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
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {!files.mayChange && `${t(`file_kind.${kind}`)} · `}
          {facts.join(" · ")}
        </Typography>
      </Box>
      <Box sx={{ display: "flex" }}>
        {isShown && (
          <Tooltip title={t("file_download", { name })}>
            <IconButton component="a" href={`${address}?is_download=true`} aria-label={t("file_download", { name })}>
              <Icon name="download" />
            </IconButton>
          </Tooltip>
        )}
        {files.mayChange && (
          <Tooltip title={t("file_remove", { name })}>
            <IconButton aria-label={t("file_remove", { name })} onClick={() => files.takeOff(attachment)}>
              <Icon name="trash-o" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {files.mayChange && (
        <Box
          sx={{
            gridColumn: "2 / -1",
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: "4px 16px",
            mt: "4px",
          }}
        >
          <TextField
            select
            value={kind}
            onChange={({ target }) => files.change(attachment, { kind: target.value as AttachmentKind })}
            slotProps={{ htmlInput: { "aria-label": t("file_kind_of", { name }) } }}
            sx={{ width: 148 }}
          >
            {(kinds.includes(kind) ? kinds : [kind, ...kinds]).map((it) => (
              <MenuItem key={it} value={it}>
                {t(`file_kind.${it}`)}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            label={t("file_public")}
            control={
              <Checkbox
                checked={is_public}
                onChange={({ target }) => files.change(attachment, { is_public: target.checked })}
                slotProps={{ input: { "aria-label": t("file_public_of", { name }) } }}
              />
            }
          />
        </Box>
      )}
    </Box>
  );
}
