// What a field of the recovery item is bound to and called.
import type { RecoveryItem } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import { useWords } from "../../../ui/words.ts";

export function useItemField() {
  const t = useWords();
  return (field: keyof RecoveryItem) => ({ name: `recovery.${field}`, label: t(`recovery.${field}`) });
}
