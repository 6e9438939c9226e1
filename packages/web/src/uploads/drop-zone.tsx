// Where files are brought in: dropped, pasted, or chosen one by one or as a folder.
import { useRef, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Icon } from "../ui/icon.tsx";
import { phoneQuery } from "../ui/theme/theme-global.ts";
import { useDropTarget } from "../ui/use-drop-target.ts";
import { useWords } from "../ui/words.ts";
import { chosenFiles, droppedFiles } from "./dropped-files.ts";
import type { UploadFile } from "./upload-file.ts";

type DropZoneProps = {
  extensions: readonly string[];
  onFiles: (files: Partial<UploadFile>[]) => void;
  /** Whether a whole folder may be chosen. */
  hasFolders?: boolean;
  children?: ReactNode;
};

export function DropZone({ extensions, onFiles, hasFolders = true, children }: DropZoneProps) {
  const t = useWords();
  const { isOver, handlers } = useDropTarget((dropped) => void droppedFiles(dropped).then(onFiles));
  const input = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (element: HTMLInputElement) => {
    onFiles(chosenFiles(element.files));
    element.value = "";
  };
  return (
    <Box
      {...handlers}
      onPaste={(event) => onFiles(chosenFiles(event.clipboardData.files))}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "8px",
        p: "12px",
        border: "1px dashed",
        borderColor: isOver ? "primary.main" : "control",
        borderRadius: "8px",
        bgcolor: isOver ? "hover" : undefined,
      }}
    >
      <Icon name="upload" size={16} color="var(--mui-palette-text-disabled)" />
      <Typography color="textSecondary" sx={{ [phoneQuery]: { display: "none" } }}>
        {t(isOver ? "files_drop_now" : "files_drop")}
      </Typography>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {t("files_choose")}
      </Button>
      {hasFolders && (
        <Button variant="text" sx={{ [phoneQuery]: { display: "none" } }} onClick={() => folder.current?.click()}>
          {t("files_choose_folder")}
        </Button>
      )}
      {children}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("files_choose")}
        accept={extensions.map((it) => `.${it}`).join(",")}
        onChange={({ target }) => take(target)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label={t("files_choose_folder")}
        {...{ webkitdirectory: "" }}
        onChange={({ target }) => take(target)}
      />
    </Box>
  );
}
