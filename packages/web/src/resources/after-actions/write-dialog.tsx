// What a person writes into the file: what happened, why something is missing, and who answers for it.
import { afterActions, type AfterAction } from "@atalaya/contract/resources/after-actions.ts";
import { afterActionFields, type AfterActionWritten } from "@atalaya/contract/resources/after-actions/content.ts";
import { useUpdate } from "../../api/use-resource.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import { Row } from "../../forms/section.tsx";
import { CallDialog } from "../../screens/call-dialog.tsx";
import { useCallForm } from "../../screens/use-call-form.ts";
import { useWords } from "../../ui/words.ts";
import { useShowFile } from "./use-files.ts";

const { Text, LongText } = fieldsOf({ path: afterActions.path, draft: afterActionFields });

type WriteDialogProps = { file: AfterAction; onClose: () => void };

export function WriteDialog({ file, onClose }: WriteDialogProps) {
  const t = useWords();
  const show = useShowFile();
  const update = useUpdate(afterActions);
  const { summary, remarks, responsible_name, responsible_position } = file.content;
  const controller = useCallForm<AfterActionWritten>({
    schema: afterActionFields,
    initial: { summary, remarks, responsible_name, responsible_position },
    send: async (written) => {
      show(await update.mutateAsync({ id: file.id, version: file.version, ...written }));
      onClose();
    },
    message: t("after_saved"),
    after: (written) => written,
  });
  return (
    <CallDialog title={t("after_write")} controller={controller} maxWidth="sm" onClose={onClose}>
      <LongText name="summary" lines={5} />
      <LongText name="remarks" lines={3} />
      <Row>
        <Text name="responsible_name" />
        <Text name="responsible_position" />
      </Row>
    </CallDialog>
  );
}
