// What can be done with everything that is read: change it, print it.
import Button from "@mui/material/Button";
import { Icon } from "../../ui/icon.tsx";
import { ariaKeysOf, useShortcut } from "../../ui/shortcuts.ts";
import { useWords } from "../../ui/words.ts";

type EditButtonProps = {
  /** Whether it is the region's filled button. */
  isMain?: boolean;
  onEdit: () => void;
};

/** Only for who may change it. */
export function EditButton({ isMain = true, onEdit }: EditButtonProps) {
  const t = useWords();
  useShortcut("edit", onEdit);
  return (
    <Button
      variant={isMain ? "contained" : "outlined"}
      startIcon={<Icon name="pencil" />}
      aria-keyshortcuts={ariaKeysOf("edit")}
      onClick={onEdit}
    >
      {t("edit")}
    </Button>
  );
}

export function PrintButton() {
  const t = useWords();
  return (
    <Button variant="outlined" startIcon={<Icon name="print" />} onClick={() => window.print()}>
      {t("framework_print")}
    </Button>
  );
}
