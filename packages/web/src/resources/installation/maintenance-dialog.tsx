// What is said of maintenance, and its beginning.
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import type { Installation } from "@atalaya/contract/resources/installation.ts";
import { MaintenanceDraft } from "@atalaya/contract/resources/maintenance.ts";
import { call } from "../../api/call.ts";
import { maintenanceQuery } from "../../api/maintenance.ts";
import { TextInput } from "../../forms/fields.tsx";
import { InstantInput } from "../../forms/instant-input.tsx";
import { CallDialog } from "../../screens/call-dialog.tsx";
import { useCallForm } from "../../screens/use-call-form.ts";
import { useWords } from "../../ui/words.ts";
import { useKeep } from "./queries.ts";

const Notice = MaintenanceDraft.omit({ is_in_maintenance: true });

export function MaintenanceDialog({ current, onClose }: { current: Installation; onClose: () => void }) {
  const t = useWords();
  const keep = useKeep();
  const client = useQueryClient();
  const { version, locked, maintenance_message_es, maintenance_message_en, maintenance_until } = current;
  const isOn = current.is_in_maintenance === true;
  const controller = useCallForm({
    schema: Notice,
    initial: { maintenance_message_es, maintenance_message_en, maintenance_until },
    message: t(isOn ? "maintenance_changed" : "maintenance_begun"),
    after: (values) => values,
    send: async (values) => {
      const begins = locked.is_in_maintenance ? {} : { is_in_maintenance: true };
      await keep(await call("PUT installation/maintenance", { body: { ...values, ...begins, version } }));
      await client.invalidateQueries(maintenanceQuery);
      onClose();
    },
  });
  return (
    <CallDialog
      title={t(isOn ? "maintenance_change_title" : "maintenance_begin_title")}
      controller={controller}
      submitLabel={t(isOn ? "save" : "maintenance_begin_title")}
      maxWidth="sm"
      onClose={onClose}
    >
      {!isOn && <Typography sx={{ mb: "16px" }}>{t("maintenance_begin_text")}</Typography>}
      <TextInput
        name="maintenance_message_es"
        label={t("label.installation.maintenance_message_es")}
        help={t("maintenance_message_help")}
        isNullable
      />
      <TextInput name="maintenance_message_en" label={t("label.installation.maintenance_message_en")} isNullable />
      <InstantInput
        name="maintenance_until"
        label={t("label.installation.maintenance_until")}
        help={t("maintenance_until_help")}
      />
    </CallDialog>
  );
}
