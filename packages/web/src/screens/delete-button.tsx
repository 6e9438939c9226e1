// The button that deletes what a form shows.
import Button from "@mui/material/Button";
import { Icon } from "../ui/icon.tsx";
import { useWords } from "../ui/words.ts";

export function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const t = useWords();
  return (
    <Button variant="outlined" color="error" startIcon={<Icon name="trash-o" />} onClick={onDelete}>
      {t("delete")}
    </Button>
  );
}
