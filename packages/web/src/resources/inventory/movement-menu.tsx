// What may follow a movement: it is brought back, its paper comes, or it is undone.
import { useState, type MouseEvent } from "react";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { documentKinds } from "@atalaya/contract/resources/inventory/movement-choices.ts";
import {
  inventoryMovements,
  MovementCorrection,
  PaperDraft,
  type Movement,
} from "@atalaya/contract/resources/inventory/movements.ts";
import { useAct } from "../../api/use-resource.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import { CallDialog } from "../../screens/call-dialog.tsx";
import { useLedgerChanged } from "../../screens/inventory/use-ledger-changed.ts";
import { useCallForm } from "../../screens/use-call-form.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { FilesDialog } from "./files-dialog.tsx";
import { ledgerPath } from "./movement-fields.tsx";

type MovementMenuProps = { movement: Movement; onReturn?: (() => void) | undefined };
type Opened = "correct" | "paper" | "files" | null;

export function MovementMenu({ movement, onReturn }: MovementMenuProps) {
  const t = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const { id, corrects_id, corrected_by_id, is_to_be_papered, still_out } = movement;
  if (corrects_id !== null || corrected_by_id !== null) return null;
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        className="screen-only"
        aria-label={t("ledger_actions", { id })}
        aria-haspopup="menu"
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        sx={{ my: "-6px" }}
      >
        <Icon name="ellipsis-h" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {onReturn && (still_out ?? 0) > 0 && <MenuItem onClick={choose(onReturn)}>{t("ledger_return")}</MenuItem>}
        {is_to_be_papered && <MenuItem onClick={choose(() => setOpened("paper"))}>{t("ledger_paper")}</MenuItem>}
        <MenuItem onClick={choose(() => setOpened("files"))}>{t("ledger_files_add")}</MenuItem>
        <MenuItem onClick={choose(() => setOpened("correct"))}>{t("ledger_correct")}</MenuItem>
      </Menu>
      {opened === "correct" && <CorrectDialog id={id} onClose={() => setOpened(null)} />}
      {opened === "paper" && <PaperDialog id={id} onClose={() => setOpened(null)} />}
      {opened === "files" && <FilesDialog movement={movement} onClose={() => setOpened(null)} />}
    </>
  );
}

const { LongText } = fieldsOf({ ...ledgerPath, draft: MovementCorrection });
const { Choice, Text } = fieldsOf({ ...ledgerPath, draft: PaperDraft });

type DialogProps = { id: number; onClose: () => void };

function CorrectDialog({ id, onClose }: DialogProps) {
  const t = useWords();
  const changed = useLedgerChanged();
  const { mutateAsync } = useAct(inventoryMovements, "correction");
  const [initial] = useState(() => ({ uid: crypto.randomUUID(), reason: "" }));
  const controller = useCallForm<MovementCorrection>({
    schema: MovementCorrection,
    initial,
    send: async (correction) => {
      await mutateAsync({ id, ...correction });
      await changed();
      onClose();
    },
    message: t("ledger_corrected_done"),
    after: (correction) => correction,
  });
  const { uid } = controller.form.formState.errors;
  return (
    <CallDialog
      title={t("ledger_correct")}
      controller={controller}
      maxWidth="sm"
      submitLabel={t("ledger_correct")}
      onClose={onClose}
    >
      <Typography sx={{ mb: "8px" }}>{t("ledger_correct_help")}</Typography>
      {uid?.message && (
        <Typography role="alert" color="error" sx={{ mb: "8px" }}>
          {uid.message}
        </Typography>
      )}
      <LongText name="reason" lines={2} />
    </CallDialog>
  );
}

function PaperDialog({ id, onClose }: DialogProps) {
  const t = useWords();
  const changed = useLedgerChanged();
  const { mutateAsync } = useAct(inventoryMovements, "papers");
  const controller = useCallForm<PaperDraft>({
    schema: PaperDraft,
    initial: { document_kind: null, document_number: "" } as unknown as PaperDraft,
    send: async (paper) => {
      await mutateAsync({ id, ...paper });
      await changed();
      onClose();
    },
    message: t("ledger_paper_saved"),
    after: (paper) => paper,
  });
  const options = documentKinds.map((value) => ({
    value,
    label: t(`choice.inventory_movements.document_kind.${value}`),
  }));
  return (
    <CallDialog title={t("ledger_paper")} controller={controller} maxWidth="sm" onClose={onClose}>
      <Choice name="document_kind" options={options} />
      <Text name="document_number" />
    </CallDialog>
  );
}
