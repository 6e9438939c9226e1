// Freezing an edition of an index: what it is of, and what that means.
import Typography from "@mui/material/Typography";
import {
  compositeIndices,
  IndexEditionDraft,
  type CompositeIndex,
} from "@atalaya/contract/resources/records/composite-indices.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAct } from "../../../api/use-resource.ts";
import { TextInput } from "../../../forms/fields.tsx";
import { CallDialog } from "../../../screens/call-dialog.tsx";
import { useCallForm } from "../../../screens/use-call-form.ts";
import { useWords } from "../../../ui/words.ts";

export function FreezeDialog({ index, onClose }: { index: CompositeIndex; onClose: () => void }) {
  const t = useWords();
  const { change } = useUrlState();
  const { mutateAsync } = useAct(compositeIndices, "editions");
  const controller = useCallForm<IndexEditionDraft>({
    schema: IndexEditionDraft,
    initial: { reason: "" },
    send: async (draft) => {
      const { number } = await mutateAsync({ id: index.id, ...draft });
      onClose();
      change({ index: index.id, edition: number });
    },
    message: t("index_frozen"),
    after: (draft) => draft,
  });
  return (
    <CallDialog
      title={t("index_freeze")}
      controller={controller}
      maxWidth="sm"
      submitLabel={t("index_freeze")}
      onClose={onClose}
    >
      <Typography sx={{ mt: 0, mb: "12px" }}>{t("index_freeze_help")}</Typography>
      <TextInput name="reason" label={t("index_freeze_reason")} isRequired />
    </CallDialog>
  );
}
