// The active place in the toolbar: searchable by name and code, in the order of the territory.
import { useMemo, useState } from "react";
import Autocomplete, { createFilterOptions, type AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import { parsePlace } from "../api/active-place.ts";
import { usePlace } from "../api/places.ts";
import { Icon } from "../ui/icon.tsx";
import { phoneQuery, size } from "../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../ui/words.ts";
import { placeOptions, type PlaceOption } from "./place-options.ts";

const matching = createFilterOptions<PlaceOption>({ stringify: ({ text, code }) => `${text} ${code ?? ""}` });

/** The combobox of places. Opening it selects the name, so that typing searches at once. */
export function PlaceSelector() {
  const t = useWords();
  const [language] = useLanguage();
  const { place, places, setPlace } = usePlace();
  const [isOpen, setOpen] = useState(false);
  const options = useMemo(() => placeOptions(places, t("place_all"), language), [places, t, language]);
  const chosen = options.find(({ value }) => value === String(place)) ?? null;
  const detail = chosen?.value === "all" ? t("place_count", { count: places.length }) : chosen?.code;
  return (
    <Autocomplete
      options={options}
      value={chosen}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      disableClearable={chosen !== null}
      selectOnFocus
      handleHomeEndKeys
      autoHighlight
      blurOnSelect
      filterOptions={matching}
      getOptionLabel={({ text }) => text}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      noOptionsText={t("place_none")}
      popupIcon={<Icon name="angle-down" size={16} />}
      onChange={(_, option) => {
        const next = parsePlace(option?.value);
        if (next !== null && next !== place) setPlace(next);
      }}
      slotProps={{ paper: { sx: { minWidth: 288 } }, listbox: { sx: { maxHeight: "min(60vh, 440px)" } } }}
      renderOption={({ key, ...item }, option, { inputValue }) => (
        <li key={key} {...item}>
          <OptionLine option={option} isIndented={inputValue === "" || inputValue === chosen?.text} />
        </li>
      )}
      renderInput={(params) => <PlaceInput {...params} detail={isOpen ? null : detail} />}
      sx={[room, !isOpen && asWideAsItsText]}
    />
  );
}

/** What stands behind the name: the code of the place, or how many there are. */
function PlaceInput({
  id,
  disabled,
  slotProps: {
    input: { ref, className, onMouseDown, endAdornment },
    htmlInput,
  },
  detail,
}: AutocompleteRenderInputParams & { detail: string | null | undefined }) {
  const t = useWords();
  return (
    <OutlinedInput
      id={id}
      disabled={disabled}
      fullWidth
      ref={ref}
      className={className}
      onMouseDown={onMouseDown}
      startAdornment={<Icon name="map-marker" size={16} color="var(--mui-palette-primary-main)" />}
      endAdornment={
        <>
          {detail && (
            <Box component="span" sx={whatIsLeft}>
              <Code>{detail}</Code>
            </Box>
          )}
          {endAdornment}
        </>
      }
      inputProps={{
        ...htmlInput,
        onFocus: (event: React.FocusEvent<HTMLInputElement>) => {
          (htmlInput.onFocus as React.FocusEventHandler | undefined)?.(event);
          event.target.select();
        },
        "aria-label": t("active_place"),
        placeholder: t("place_search"),
      }}
    />
  );
}

const room = {
  width: 288,
  [phoneQuery]: {
    width: "auto",
    flex: 1,
    minWidth: 0,
    "& .MuiOutlinedInput-notchedOutline": { border: 0 },
    "& .MuiOutlinedInput-root": { height: 44, minHeight: 0, pl: "8px", bgcolor: "transparent" },
  },
  "& .MuiOutlinedInput-root": { gap: "6px", pl: "12px", height: size("control"), minHeight: 0 },
  // Known by its pin, its name and its arrow: the edge need not carry it.
  "& .MuiOutlinedInput-root:not(.Mui-focused, :hover) .MuiOutlinedInput-notchedOutline": { borderColor: "control" },
  "& .MuiAutocomplete-input": { fontWeight: 600, textOverflow: "ellipsis" },
};

/** The code stands right behind the name: the input is as wide as its text while nobody types. */
const asWideAsItsText = {
  "& .MuiAutocomplete-input": {
    fieldSizing: "content",
    flex: "0 1 auto",
    width: "auto !important",
    minWidth: "0 !important",
    pr: "0 !important",
  },
};

/** The name comes first: what stands behind it is shown whole in the room that is left, or not at all. */
const whatIsLeft = {
  flex: "1 1 0",
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  height: 20,
  overflow: "hidden",
  pt: "1px",
  "&::before": { content: '""', width: 0, height: 20 },
};

function Code({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ flex: "none", fontSize: "0.75rem", lineHeight: "20px", color: "text.secondary" }}>
      {children}
    </Box>
  );
}

function OptionLine({ option, isIndented }: { option: PlaceOption; isIndented: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: "flex",
        alignItems: "baseline",
        gap: "8px",
        width: "100%",
        pl: isIndented ? `${option.depth * 14}px` : 0,
      }}
    >
      <Box component="span" sx={{ flex: 1 }}>
        {option.text}
      </Box>
      <Code>{option.code ?? ""}</Code>
    </Box>
  );
}
