// Search, filters in force as chips, and the menu that adds one. Everything is held in the address.
import type { SearchKey } from "../api/addresses.ts";
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import { useUrlState } from "../api/url-state.ts";
import { AddFilterChip, FilterChip } from "../ui/filter-chip.tsx";
import { Icon } from "../ui/icon.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { fingerQuery, phoneQuery } from "../ui/theme/theme-global.ts";
import { useWords } from "../ui/words.ts";
import { valuesOf } from "./filters.ts";

/** Shorter words are not searched: they cannot use the index. */
const leastSearch = 3;
/** On a phone the bar may lie over a map, which keeps clear of it. */
export const filterBarHeight = 56;

const OpenMenuContext = createContext(() => {});
/** Opens the menu of the bar that a chip stands in. */
export const useFilterMenu = () => useContext(OpenMenuContext);

type FilterBarProps = {
  searchPlaceholder: string;
  hasFilters: boolean;
  onClear: () => void;
  /** `ChoiceChip` and `FilterChip` of what is in force. */
  chips: ReactNode;
  /** At the right end: what else can be done with the list. */
  more?: ReactNode;
  /** What the menu offers: `ChoiceFilter`, `CheckFilter` and others. */
  children: ReactNode;
};

/** The bar above a list, or above list and map. */
export function FilterBar({ searchPlaceholder, hasFilters, onClear, chips, more, children }: FilterBarProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const [isOpen, setIsOpen] = useState(false);
  const openMenu = useCallback(() => setIsOpen(true), []);
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <Box
      ref={anchor}
      role="search"
      sx={{
        flex: "none",
        display: "flex",
        alignItems: "center",
        gap: "8px",
        minHeight: 44,
        padding: "6px 20px",
        borderBottom: 1,
        borderColor: "divider",
        bgcolor: "background.paper",
        [phoneQuery]: { padding: "4px 16px", minHeight: filterBarHeight },
        overflowX: "auto",
        "& > *": { flex: "none" },
      }}
    >
      <SearchField
        value={search.q ?? ""}
        onChange={(q) => (q === "" || q.trim().length >= leastSearch) && change({ q: q || null, page: null })}
        placeholder={searchPlaceholder}
      />
      <OpenMenuContext value={openMenu}>{chips}</OpenMenuContext>
      <AddFilterChip onClick={openMenu} />
      {hasFilters && (
        <Button variant="text" sx={{ ml: "auto" }} onClick={onClear}>
          {t("filters_clear")}
        </Button>
      )}
      {more && <Box sx={{ display: "flex", alignItems: "center", ml: hasFilters ? 0 : "auto" }}>{more}</Box>}
      <Popover
        open={isOpen}
        onClose={() => setIsOpen(false)}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { "aria-label": t("filter"), sx: { p: "16px", width: 320, ml: "20px" } } }}
      >
        <Box
          sx={{
            display: "none",
            justifyContent: "flex-end",
            m: "-12px -12px -32px 0",
            [phoneQuery]: { display: "flex" },
            [fingerQuery]: { display: "flex" },
          }}
        >
          <IconButton aria-label={t("close")} onClick={() => setIsOpen(false)} sx={{ zIndex: 1 }}>
            <Icon name="times" />
          </IconButton>
        </Box>
        {children}
      </Popover>
    </Box>
  );
}

/** The heading of a group of filters. */
export const FilterTitle = ({ children }: { children: ReactNode }) => (
  <Typography variant="subtitle2" component="h2" sx={{ mb: "4px", "&:not(:first-child)": { mt: "12px" } }}>
    {children}
  </Typography>
);

export type Choice = {
  /** The filter's name in the address. */
  name: SearchKey;
  title: string;
  options: readonly { value: string; label: string }[];
};

/** Several of few, in the menu. */
export function ChoiceFilter({ name, title, options }: Choice) {
  const { search, change } = useUrlState();
  const chosen = valuesOf(search[name]);
  return (
    <>
      <FilterTitle>{title}</FilterTitle>
      {options.map(({ value, label }) => (
        <FormControlLabel
          key={value}
          sx={{ display: "flex", ml: "-6px" }}
          label={label}
          control={
            <Checkbox
              checked={chosen.includes(value)}
              onChange={(event) =>
                change({
                  [name]: event.target.checked ? [...chosen, value] : chosen.filter((it) => it !== value),
                  page: null,
                })
              }
            />
          }
        />
      ))}
    </>
  );
}

/** The same in force: "Estado: Borrador", or how many are chosen. Nothing while none is. */
export function ChoiceChip({ name, title, options }: Choice) {
  const { search, change } = useUrlState();
  const openMenu = useFilterMenu();
  const [first, ...more] = valuesOf(search[name]);
  if (first === undefined) return null;
  const said =
    more.length > 0 ? String(more.length + 1) : (options.find(({ value }) => value === first)?.label ?? first);
  return (
    <FilterChip label={`${title}: ${said}`} onClick={openMenu} onRemove={() => change({ [name]: null, page: null })} />
  );
}

export type Check = { name: SearchKey; title: string; value?: string };

/** Yes, or not asked, in the menu. */
export function CheckFilter({ name, title, value = "true" }: Check) {
  const { search, change } = useUrlState();
  return (
    <FormControlLabel
      sx={{ display: "flex", mt: "8px", ml: "-6px" }}
      label={title}
      control={
        <Checkbox
          checked={search[name] === value}
          onChange={(event) => change({ [name]: event.target.checked ? value : null, page: null })}
        />
      }
    />
  );
}

/** The same in force. */
export function CheckChip({ name, title, value = "true" }: Check) {
  const { search, change } = useUrlState();
  if (search[name] !== value) return null;
  return <FilterChip label={title} onRemove={() => change({ [name]: null, page: null })} />;
}
