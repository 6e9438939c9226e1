// A day with its hour, typed or picked, written as the shown language writes it and in 24 hours.
import { useMemo } from "react";
import { DateTimePicker } from "@mui/x-date-pickers/DateTimePicker";
import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone";
import utc from "dayjs/plugin/utc";
import { dayFormats, pickerParts, PickerWords, useFirstPart, type PickerProps } from "./picker-look.tsx";
import { useLanguage } from "../words.ts";
import { shownZone } from "../zone.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

/** Holds an instant with its offset, `2026-03-02T13:30:00.000Z`, or null; shown and typed in the shown time zone. */
export function InstantPicker(props: PickerProps) {
  const [language] = useLanguage();
  const value = useMemo(() => (props.value ? dayjs(props.value) : null), [props.value]);
  return (
    <PickerWords>
      <DateTimePicker
        label={props.label}
        value={value}
        format={`${dayFormats[language]} HH:mm`}
        ampm={false}
        timezone={shownZone()}
        inputRef={useFirstPart(props.inputRef)}
        onChange={(at) => props.onChange(at?.isValid() ? at.toISOString() : null)}
        {...pickerParts(props)}
      />
    </PickerWords>
  );
}
