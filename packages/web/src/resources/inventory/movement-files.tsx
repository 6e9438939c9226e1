// The photos and papers that go with a movement before it is sent.
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import type { MovementKind } from "@atalaya/contract/resources/inventory/movement-choices.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import type { LedgerFile } from "./use-ledger.ts";

type MovementFilesProps = {
  kind: MovementKind;
  files: readonly LedgerFile[];
  onFiles: (files: readonly LedgerFile[]) => void;
};

/** A shift has a photo of its start and one of its end. */
export function MovementFiles({ kind, files, onFiles }: MovementFilesProps) {
  const t = useWords();
  const wanted = kind === "shift" ? (["photo_before", "photo_after"] as const) : (["photo"] as const);
  const add = (as: LedgerFile["kind"]) => (file: File) =>
    onFiles([...files, { blob: file, name: file.name, kind: as }]);
  const button = { size: "small", variant: "outlined", startIcon: <Icon name="camera" /> } as const;
  return (
    <Box
      role="group"
      aria-label={t("ledger_files")}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", my: "8px" }}
    >
      {wanted.map((as) => (
        <FileButton
          key={as}
          {...button}
          accept="image/*"
          label={t(as === "photo" ? "ledger_photo" : `ledger_${as}`)}
          onFile={add(as)}
        />
      ))}
      <FileButton {...button} accept="image/*,application/pdf" label={t("ledger_photo_paper")} onFile={add("report")} />
      {files.map((file) => (
        <Chip
          key={`${file.kind} ${file.name}`}
          label={file.name}
          aria-label={t("ledger_drop_file", { name: file.name })}
          onDelete={() => onFiles(files.filter((it) => it !== file))}
        />
      ))}
    </Box>
  );
}
