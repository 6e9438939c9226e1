// Sealing a file: who answers for it, and from the second edition on why it replaces the one before. What was read is what is sealed, or nothing is.
import { useState } from "react";
import Typography from "@mui/material/Typography";
import { z } from "zod";
import { useQueryClient } from "@tanstack/react-query";
import { afterActions, type AfterAction } from "@atalaya/contract/resources/after-actions.ts";
import { afterActionFields, type AfterActionContent } from "@atalaya/contract/resources/after-actions/content.ts";
import { optionalText, requiredText } from "@atalaya/contract/values/plain-text.ts";
import { keyOf, useAct, useUpdate } from "../../api/use-resource.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import { Row } from "../../forms/section.tsx";
import { CallDialog } from "../../screens/call-dialog.tsx";
import { useCallForm } from "../../screens/use-call-form.ts";
import { useWords } from "../../ui/words.ts";
import { useShowFile } from "./use-files.ts";

const fields = {
  responsible_name: requiredText(120),
  responsible_position: afterActionFields.shape.responsible_position,
};
const First = z.object({ ...fields, reason: optionalText(1000) });
const Later = z.object({ ...fields, reason: requiredText(1000) });
type Sealing = z.output<typeof First>;

const { Text, LongText } = fieldsOf({ path: afterActions.path, draft: Later });

type SealDialogProps = { file: AfterAction; onClose: () => void };

const nobody = { responsible_name: null, responsible_position: null };
const saysTheSame = (one: AfterActionContent, other: AfterActionContent): boolean =>
  JSON.stringify({ ...one, ...nobody }) === JSON.stringify({ ...other, ...nobody });

export function SealDialog({ file, onClose }: SealDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const show = useShowFile();
  const update = useUpdate(afterActions);
  const sealing = useAct(afterActions, "sealing");
  /** What the person has before his eyes, whatever comes in while the dialog is open. */
  const [read] = useState(file);
  const isLater = read.seal !== null;
  const controller = useCallForm<Sealing>({
    schema: isLater ? Later : First,
    initial: {
      responsible_name: read.content.responsible_name ?? "",
      responsible_position: read.content.responsible_position,
      reason: null,
    },
    send: async ({ reason, ...answering }) => {
      const saved = await update.mutateAsync({ id: read.id, version: read.version, ...answering });
      // Had it changed otherwise meanwhile, it is read again: the server refuses what nobody saw.
      const seen = saysTheSame(saved.content, read.content) ? saved.digest : read.digest;
      try {
        show(await sealing.mutateAsync({ id: read.id, version: saved.version, seen: seen ?? "", reason }));
        onClose();
      } catch (error) {
        void client.invalidateQueries({ queryKey: keyOf(afterActions) });
        throw error;
      }
    },
    message: t("after_is_sealed"),
    after: (sealed) => sealed,
  });
  return (
    <CallDialog
      title={t("after_seal")}
      controller={controller}
      maxWidth="sm"
      submitLabel={t("after_seal")}
      onClose={onClose}
    >
      <Typography sx={{ mb: "12px" }}>{t("after_seal_help")}</Typography>
      <Row>
        <Text name="responsible_name" />
        <Text name="responsible_position" />
      </Row>
      {isLater && <LongText name="reason" lines={2} />}
    </CallDialog>
  );
}
