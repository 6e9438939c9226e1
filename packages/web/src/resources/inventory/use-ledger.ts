// Writing movements down with their files.
import { useState } from "react";
import { inventory } from "@atalaya/contract/resources/inventory/inventory.ts";
import type { MovementDraft } from "@atalaya/contract/resources/inventory/movements.ts";
import type { AttachmentKind } from "@atalaya/contract/resources/attachments.ts";
import { raise } from "../../api/events.ts";
import { useAct } from "../../api/use-resource.ts";
import { useLedgerChanged } from "../../screens/inventory/use-ledger-changed.ts";
import { attachBlob } from "../../uploads/attach-blob.ts";
import { useWords } from "../../ui/words.ts";

/** A photo, a paper, or the signature, that goes with a movement. */
export type LedgerFile = { blob: Blob; name: string; kind: AttachmentKind | "signature" };

/** Sends files of a movement that is there, each once: one that cannot be sent is named. Answers whether all are there. */
export function useSendFiles() {
  const t = useWords();
  const [sent] = useState(() => new Set<Blob>());
  return async (owner_id: number, files: readonly LedgerFile[]): Promise<boolean> => {
    for (const { blob, name, kind } of files.filter((file) => !sent.has(file.blob))) {
      const isSignature = kind === "signature";
      const owner = isSignature ? "inventory_signatures" : "inventory_movements";
      try {
        await attachBlob(blob, name, { owner, owner_id, kind: isSignature ? "other" : kind });
        sent.add(blob);
      } catch {
        raise("SET_MESSAGE", { message: t("ledger_file_failed", { name }), type: "error" });
        return false;
      }
    }
    return true;
  };
}

/** The movement first, then its files: the same movement sent again is the one that is there. Answers whether all is there. */
export function useWriteMovement(inventory_id: number) {
  const changed = useLedgerChanged();
  const sendFiles = useSendFiles();
  const { mutateAsync } = useAct(inventory, "movements");
  return async (draft: MovementDraft, files: readonly LedgerFile[]): Promise<boolean> => {
    const { id } = await mutateAsync({ id: inventory_id, ...draft });
    if (!(await sendFiles(id, files))) return false;
    await changed();
    return true;
  };
}
