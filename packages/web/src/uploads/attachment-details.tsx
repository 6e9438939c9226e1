// What is said of an attached file: kind, title, author, licence, whether the public sees it, and its place among the others.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import {
  attachmentLicences,
  attachments,
  type Attachment,
  type AttachmentKind,
} from "@atalaya/contract/resources/attachments.ts";
import { useLabelOf } from "../forms/fields-of.tsx";
import { Row } from "../forms/section.tsx";
import { Icon } from "../ui/icon.tsx";
import { useWords } from "../ui/words.ts";
import { nameOf, type AttachedFiles } from "./use-attachments.ts";

type AttachmentDetailsProps = { attachment: Attachment; kinds: readonly AttachmentKind[]; files: AttachedFiles };

const longest = 200;

/** Each field is saved when it is left: a file is described without saving the form around it. */
export function AttachmentDetails({ attachment, kinds, files }: AttachmentDetailsProps) {
  const t = useWords();
  const labelOf = useLabelOf(attachments);
  const { kind, title, author, licence, is_public } = attachment;
  const name = nameOf(attachment);
  const at = files.list.findIndex(({ id }) => id === attachment.id);
  const offered = kinds.includes(kind) ? kinds : [kind, ...kinds];
  return (
    <Box
      role="group"
      aria-label={t("file_describe", { name })}
      sx={{ containerType: "inline-size", mt: "8px", pl: { xs: 0, sm: "60px" } }}
    >
      <Row>
        <OwnText
          label={labelOf("title")}
          value={title}
          placeholder={attachment.file.name}
          onChange={(it) => files.change(attachment, { title: it })}
        />
        <OwnText label={labelOf("author")} value={author} onChange={(it) => files.change(attachment, { author: it })} />
        <Select
          label={labelOf("kind")}
          value={kind}
          options={offered.map((value) => ({ value, label: t(`file_kind.${value}`) }))}
          onChange={(it) => files.change(attachment, { kind: it })}
        />
        <Select
          label={labelOf("licence")}
          value={licence}
          options={attachmentLicences.map((value) => ({ value, label: t(`file_licence.${value}`) }))}
          onChange={(it) => files.change(attachment, { licence: it })}
        />
      </Row>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 16px" }}>
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
        {files.list.length > 1 && (
          <>
            <Move icon="arrow-up" label={t("file_move_up")} isOff={at === 0} run={() => files.move(at, -1)} />
            <Move
              icon="arrow-down"
              label={t("file_move_down")}
              isOff={at === files.list.length - 1}
              run={() => files.move(at, 1)}
            />
          </>
        )}
      </Box>
    </Box>
  );
}

type OwnTextProps = {
  label: string;
  value: string | null;
  placeholder?: string;
  onChange: (value: string | null) => void;
};

function OwnText({ label, value, placeholder, onChange }: OwnTextProps) {
  const [text, setText] = useState(value ?? "");
  const written = text.trim() || null;
  return (
    <TextField
      fullWidth
      label={label}
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => written !== value && onChange(written)}
      slotProps={{ htmlInput: { maxLength: longest }, inputLabel: { shrink: true } }}
    />
  );
}

type SelectProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

const Select = <T extends string>({ label, value, options, onChange }: SelectProps<T>) => (
  <TextField select fullWidth label={label} value={value} onChange={({ target }) => onChange(target.value as T)}>
    {options.map((it) => (
      <MenuItem key={it.value} value={it.value}>
        {it.label}
      </MenuItem>
    ))}
  </TextField>
);

const Move = ({ icon, label, isOff, run }: { icon: string; label: string; isOff: boolean; run: () => void }) => (
  <Button variant="text" color="inherit" size="small" disabled={isOff} startIcon={<Icon name={icon} />} onClick={run}>
    {label}
  </Button>
);
