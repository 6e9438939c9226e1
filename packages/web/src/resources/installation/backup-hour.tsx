// When a backup is made every day, or that none is.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useFormContext, useWatch } from "react-hook-form";
import { TextInput } from "../../forms/fields.tsx";
import { useWords } from "../../ui/words.ts";
import type { Setting } from "./setting.ts";
import type { Values } from "./use-step-form.ts";

/** Where nobody says otherwise: when nobody works. */
const usual = "03:00";

export function BackupHour(setting: Setting) {
  const t = useWords();
  const { setValue } = useFormContext<Values>();
  const hour = useWatch<Values, "backup_at">({ name: "backup_at" });
  const isDaily = hour !== "off";
  const change = (isOn: boolean) => setValue("backup_at", isOn ? usual : "off", { shouldDirty: true });
  const isShown = isDaily || setting.isReadOnly;
  return (
    // Alone, the box stands beside the field of the place and not beside its name.
    <Box sx={{ pt: isShown ? 0 : "18px" }}>
      {isShown && <TextInput {...setting} isNullable />}
      <FormControlLabel
        label={t("setup_backup_daily")}
        control={
          <Checkbox
            checked={isDaily}
            disabled={setting.isReadOnly}
            onChange={(event) => change(event.target.checked)}
          />
        }
      />
    </Box>
  );
}
