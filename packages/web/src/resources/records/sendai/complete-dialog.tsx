// A municipality says that every disaster of a year is published, with a note where it wants to.
import Typography from "@mui/material/Typography";
import { LossYearDraft, type LossYear } from "@atalaya/contract/resources/records/loss-years.ts";
import { TextInput } from "../../../forms/fields.tsx";
import { CallDialog } from "../../../screens/call-dialog.tsx";
import { useCallForm } from "../../../screens/use-call-form.ts";
import { useWords } from "../../../ui/words.ts";
import { useSayComplete } from "./use-loss-year.ts";

type CompleteDialogProps = { row: LossYear; year: number; onClose: () => void };

export function CompleteDialog({ row: { company_id, name, note }, year, onClose }: CompleteDialogProps) {
  const t = useWords();
  const say = useSayComplete();
  const controller = useCallForm({
    schema: LossYearDraft,
    initial: { company_id, year, is_complete: true, note },
    message: t("sendai_completed", { year: String(year) }),
    after: (values) => values,
    send: async (values) => {
      await say(values);
      onClose();
    },
  });
  return (
    <CallDialog
      title={t("sendai_complete_title", { name, year: String(year) })}
      controller={controller}
      submitLabel={t("sendai_nothing_missing")}
      maxWidth="sm"
      onClose={onClose}
    >
      <Typography sx={{ mb: "16px" }}>{t("sendai_complete_text", { year: String(year) })}</Typography>
      <TextInput name="note" label={t("sendai_complete_note")} help={t("sendai_complete_note_help")} lines={2} />
    </CallDialog>
  );
}
