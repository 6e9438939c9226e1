// Writing one movement down: its kind was chosen, the dialog asks what this kind needs, takes photos and a signature.
import { useState } from "react";
import { inventory, type InventoryItem } from "@atalaya/contract/resources/inventory/inventory.ts";
import { askedOf, signedKinds, type MovementKind } from "@atalaya/contract/resources/inventory/movement-choices.ts";
import {
  inventoryMovements,
  MovementDraft,
  type Lot,
  type Movement,
} from "@atalaya/contract/resources/inventory/movements.ts";
import { toMinute } from "../../api/server-clock.ts";
import { useAnswer, useList } from "../../api/use-resource.ts";
import { CallDialog } from "../../screens/call-dialog.tsx";
import { useCallForm } from "../../screens/use-call-form.ts";
import { useWords } from "../../ui/words.ts";
import { MovementFields } from "./movement-fields.tsx";
import { MovementFiles } from "./movement-files.tsx";
import { SignaturePad } from "./signature-pad.tsx";
import { useWriteMovement, type LedgerFile } from "./use-ledger.ts";

type MovementDialogProps = {
  kind: MovementKind;
  thing: InventoryItem;
  /** What it brings back, or an event that it is for, where that is known. */
  known?: Partial<MovementDraft>;
  onSaved: () => void;
  onClose: () => void;
};

/** Nothing in every field, but for what the kind begins with. */
function blankOf(kind: MovementKind, isStock: boolean, known: Partial<MovementDraft>): MovementDraft {
  const nothing = Object.fromEntries(Object.keys(MovementDraft.shape).map((field) => [field, null]));
  return {
    ...nothing,
    uid: crypto.randomUUID(),
    kind,
    quantity: isStock || kind === "shift" ? null : 1,
    at: kind === "shift" ? null : toMinute(),
    // At three in the morning there is no paper yet.
    is_to_be_papered: askedOf[kind].isPapered,
    ...known,
  } as unknown as MovementDraft;
}

/** The form begins when it is known what there is. */
export function MovementDialog(props: MovementDialogProps) {
  const { id } = props.thing;
  const lots = useAnswer(inventory, ":id/lots", {}, { id });
  const out = useList(inventoryMovements, { inventory: id, out: true, per_page: 100 });
  if (lots.isPending || out.isPending) return null;
  return <MovementForm {...props} lots={lots.data?.data ?? []} out={out.data?.data ?? []} />;
}

type MovementFormProps = MovementDialogProps & { lots: readonly Lot[]; out: readonly Movement[] };

/** What expires first goes first, where all is in lots. */
const lotToTake = (kind: MovementKind, lots: readonly Lot[]): string | null =>
  kind !== "in" && askedOf[kind].may.includes("lot") && lots.every(({ lot }) => lot !== null)
    ? (lots[0]?.lot ?? null)
    : null;

function MovementForm({ kind, thing, known = {}, lots, out, onSaved, onClose }: MovementFormProps) {
  const t = useWords();
  const [files, setFiles] = useState<readonly LedgerFile[]>([]);
  const [signature, setSignature] = useState<Blob | null>(null);
  const [initial] = useState(() =>
    blankOf(kind, thing.kind === "stock", { lot: known.of_id ? null : lotToTake(kind, lots), ...known }),
  );
  const write = useWriteMovement(thing.id);
  const controller = useCallForm<MovementDraft>({
    schema: MovementDraft,
    initial,
    send: async (draft) => {
      const signed: LedgerFile[] = signature ? [{ blob: signature, name: "firma.png", kind: "signature" }] : [];
      if (!(await write(draft, [...files, ...signed]))) return;
      onSaved();
      onClose();
    },
    message: t("ledger_saved"),
    after: (draft) => draft,
  });
  const isSignable = (signedKinds as readonly string[]).includes(kind);
  return (
    <CallDialog
      title={t(`choice.inventory_movements.kind.${kind}`)}
      controller={controller}
      maxWidth="sm"
      onClose={onClose}
    >
      <MovementFields kind={kind} thing={thing} lots={lots} out={out} />
      {isSignable && <SignaturePad isSigned={signature !== null} onSigned={setSignature} />}
      <MovementFiles kind={kind} files={files} onFiles={setFiles} />
    </CallDialog>
  );
}
