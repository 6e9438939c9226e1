// The file of a message, dropped or chosen.
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { AlertImport } from "@atalaya/contract/resources/alerts/imports.ts";
import { base64Of } from "../../../uploads/base64-of.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { useWords } from "../../../ui/words.ts";

export function MessageFileField() {
  const t = useWords();
  const { setValue, formState } = useFormContext<Partial<AlertImport>>();
  const [name, setName] = useState<string | null>(null);
  const bring = async (chosen: File | undefined) => {
    if (!chosen) return;
    setName(chosen.name);
    setValue("file", await base64Of(chosen), { shouldValidate: true });
  };
  return (
    <DropArea
      icon="file-code-o"
      title={name ?? t("alert_foreign_drop")}
      text={t("alert_foreign_drop_text")}
      problem={formState.errors.file?.message ?? null}
      onDrop={({ files }) => void bring(files[0])}
    >
      <FileButton
        variant="outlined"
        label={t(name === null ? "alert_foreign_choose" : "alert_foreign_choose_other")}
        accept=".xml,.cap"
        onFile={(chosen) => void bring(chosen)}
      />
    </DropArea>
  );
}
