// A calendar day, typed or picked, written as the shown language writes it: 02-03-2026 in Spanish, 02/03/2026 in English.
import { useMemo, type ReactNode, type Ref } from "react";
import type { SxProps, Theme } from "@mui/material/styles";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { enUS, esES } from "@mui/x-date-pickers/locales";
import dayjs from "dayjs";
import "dayjs/locale/es";
import "dayjs/locale/en-gb";
import { Icon } from "./icon.tsx";
import { phoneQuery, size } from "./theme-global.ts";
import { useLanguage } from "./words.ts";

const iso = "YYYY-MM-DD";
const looks = {
  es: { locale: "es", format: "DD-MM-YYYY", texts: esES },
  en: { locale: "en-gb", format: "DD/MM/YYYY", texts: enUS },
};

const CalendarIcon = () => <Icon name="calendar" size={14} />;

/** The picker's field is not an ordinary input, so it takes the look of one here. */
const fieldStyle: SxProps<Theme> = (theme) => ({
  "& .MuiPickersOutlinedInput-root": {
    minHeight: size("field"),
    padding: "0 2px 0 10px",
    borderRadius: "6px",
    fontSize: "0.8125rem",
    [phoneQuery]: { fontSize: "1rem" },
  },
  "& .MuiPickersInputBase-sectionsContainer": { padding: 0, lineHeight: "20px", letterSpacing: 0 },
  "& .MuiPickersOutlinedInput-notchedOutline": {
    top: 0,
    borderWidth: "1px !important",
    borderColor: theme.vars.palette.borderStrong,
    "& legend": { display: "none" },
  },
  "& .Mui-focused .MuiPickersOutlinedInput-notchedOutline": {
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
});

type DayPickerProps = {
  id?: string;
  label: string;
  /** YYYY-MM-DD, or null. A day that is not complete yet is told as null. */
  value: string | null;
  onChange: (day: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  isRequired?: boolean;
  error?: boolean;
  helperText?: ReactNode;
};

/** Neither the browser's language nor its time zone changes the day. */
export function DayPicker(props: DayPickerProps) {
  const [language] = useLanguage();
  const { locale, format, texts } = looks[language];
  const localeText = texts.components.MuiLocalizationProvider.defaultProps.localeText;
  const value = useMemo(() => (props.value ? dayjs(props.value, iso) : null), [props.value]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={localeText}>
      <DatePicker
        label={props.label}
        value={value}
        format={format}
        inputRef={props.inputRef}
        onChange={(day) => props.onChange(day?.isValid() ? day.format(iso) : null)}
        slotProps={{
          textField: {
            id: props.id,
            required: props.isRequired,
            error: props.error,
            helperText: props.helperText,
            onBlur: props.onBlur,
            size: "small",
            fullWidth: true,
            sx: fieldStyle,
          },
          openPickerButton: { size: "small", edge: false },
        }}
        slots={{ openPickerIcon: CalendarIcon }}
      />
    </LocalizationProvider>
  );
}
