// The hour as the browser asks for it: what the entry does with where the product's own field cannot be fetched.
import OutlinedInput from "@mui/material/OutlinedInput";

type PlainHourProps = { label: string; value: string | null; onChange: (hour: string | null) => void };

export const PlainHour = ({ label, value, onChange }: PlainHourProps) => (
  <OutlinedInput
    fullWidth
    type="time"
    value={value ?? ""}
    onChange={(event) => onChange(event.target.value || null)}
    inputProps={{ "aria-label": label }}
  />
);
