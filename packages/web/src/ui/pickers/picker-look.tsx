// What the pickers of days and hours share: the shown language's order and words, and the look of the other fields.
import { useImperativeHandle, useRef, type ReactNode, type Ref, type RefObject } from "react";
import type { SxProps, Theme } from "@mui/material/styles";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { enUS, esES } from "@mui/x-date-pickers/locales";
import "dayjs/locale/es";
import "dayjs/locale/en-gb";
import { Icon } from "../icon.tsx";
import { phoneQuery, size } from "../theme/theme-global.ts";
import { useLanguage } from "../words.ts";

const textsOf = (locale: typeof esES) => locale.components.MuiLocalizationProvider.defaultProps.localeText;

const looks = {
  // The library writes these two without their accent.
  es: { locale: "es", texts: { ...textsOf(esES), day: "Día", weekDay: "Día de la semana" } },
  en: { locale: "en-gb", texts: textsOf(enUS) },
};

/** 02-03-2026 in Spanish, 02/03/2026 in English. */
export const dayFormats = { es: "DD-MM-YYYY", en: "DD/MM/YYYY" };

/** Days and hours belong to no time zone. Left to itself the library works one out anew for each that it draws, each time. */
export const noZone = "system";

/** Neither the browser's language nor its habits change what is written. */
export function PickerWords({ children }: { children: ReactNode }) {
  const [language] = useLanguage();
  const { locale, texts } = looks[language];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
      {children}
    </LocalizationProvider>
  );
}

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

export type PickerProps = {
  id?: string;
  label: string;
  /** What is not complete yet is told as null. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  isRequired?: boolean;
  /** Its calendar is the pointer's: the keyboard types the day and goes on. */
  isInRow?: boolean | undefined;
  error?: boolean;
  helperText?: ReactNode;
};

/** The library's input is hidden and takes the focus in vain: the first part of what is typed takes it instead. */
export function useFirstPart(given: Ref<HTMLInputElement> | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const focus = () =>
    input.current?.closest(".MuiPickersInputBase-root")?.querySelector<HTMLElement>("[role=spinbutton]")?.focus();
  useImperativeHandle(given, () => ({ focus }) as HTMLInputElement, []);
  return input;
}

const CalendarIcon = () => <Icon name="calendar" size={14} />;

/** What a picker hands on to its field and its button. */
export const pickerParts = ({ id, isRequired, isInRow, error, helperText, onBlur }: PickerProps) => ({
  slots: { openPickerIcon: CalendarIcon },
  slotProps: {
    textField: { id, required: isRequired, error, helperText, onBlur, size: "small", fullWidth: true, sx: fieldStyle },
    openPickerButton: { size: "small", edge: false, ...(isInRow && { tabIndex: -1 }) },
  } as const,
});
