// A calendar day, typed or picked, written as the shown language writes it: 02-03-2026 in Spanish, 02/03/2026 in English.
import { useMemo } from "react";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import dayjs from "dayjs";
import { dayFormats, noZone, pickerParts, PickerWords, useFirstPart, type PickerProps } from "./picker-look.tsx";
import { useLanguage } from "../words.ts";

const iso = "YYYY-MM-DD";

/** Holds YYYY-MM-DD, or null. Neither the browser's language nor its time zone changes the day. */
export function DayPicker(props: PickerProps) {
  const [language] = useLanguage();
  const value = useMemo(() => (props.value ? dayjs(props.value, iso) : null), [props.value]);
  return (
    <PickerWords>
      <DatePicker
        label={props.label}
        value={value}
        format={dayFormats[language]}
        timezone={noZone}
        inputRef={useFirstPart(props.inputRef)}
        onChange={(day) => props.onChange(day?.isValid() ? day.format(iso) : null)}
        {...pickerParts(props)}
      />
    </PickerWords>
  );
}
