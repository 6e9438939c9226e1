// What the second person may write who stands by what somebody issued alone; the press that does it is among the steps.
import TextField from "@mui/material/TextField";
import { useWords } from "../../../ui/words.ts";

export function RatifyNote({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const t = useWords();
  return (
    <TextField
      className="screen-only"
      id="alert-ratify-note"
      label={t("alert_ratify_note")}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fullWidth
      sx={{ m: "0 0 12px" }}
    />
  );
}
