// An hour of the day, typed in 24 hours whatever the browser's habit.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import { TimeField } from "@mui/x-date-pickers/TimeField";
import dayjs from "dayjs";
import { noZone, PickerWords, pickerParts } from "./picker-look.tsx";

type HourFieldProps = {
  label: string;
  /** HH:MM, or null. An hour that is not complete yet is told as null. */
  value: string | null;
  onChange: (hour: string | null) => void;
};

export function HourField({ label, value, onChange }: HourFieldProps) {
  const at = useMemo(() => (value ? dayjs(`2000-01-01T${value}`) : null), [value]);
  const { textField } = pickerParts({ label, value, onChange }).slotProps;
  return (
    <PickerWords>
      <Box role="group" aria-label={label}>
        <TimeField
          {...textField}
          ampm={false}
          format="HH:mm"
          timezone={noZone}
          value={at}
          onChange={(hour) => onChange(hour?.isValid() ? hour.format("HH:mm") : null)}
        />
      </Box>
    </PickerWords>
  );
}
