// An hour of the day in a form, typed in 24 hours whatever the browser's habit.
import { useMemo } from "react";
import { TimeField } from "@mui/x-date-pickers/TimeField";
import dayjs from "dayjs";
import { noZone, pickerParts, PickerWords, useFirstPart, type PickerProps } from "./picker-look.tsx";

/** Holds HH:MM, or null. One that was left half typed marks itself as wrong. */
export function HourPicker(props: PickerProps) {
  const value = useMemo(() => (props.value ? dayjs(`2000-01-01T${props.value}`) : null), [props.value]);
  const { textField } = pickerParts(props).slotProps;
  return (
    <PickerWords>
      <TimeField
        {...textField}
        error={props.error || undefined}
        label={props.label}
        ampm={false}
        format="HH:mm"
        timezone={noZone}
        value={value}
        inputRef={useFirstPart(props.inputRef)}
        onChange={(hour) => props.onChange(hour?.isValid() ? hour.format("HH:mm") : null)}
      />
    </PickerWords>
  );
}
