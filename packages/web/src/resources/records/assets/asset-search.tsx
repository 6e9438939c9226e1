// A field in which an asset is searched by words: matches of the base map and of the properties below it, each with its picture and code.
import type { Ref } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { useChoiceManners } from "../../../forms/choices/choice-manners.ts";
import { OptionLine } from "../../../forms/choices/option-line.tsx";
import { helpOrError, type FieldProps } from "../../../forms/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { useWords } from "../../../ui/words.ts";
import { isNamed, keyOfAsset, type AssetOption, type NamedAsset } from "./use-asset-options.tsx";

type AssetSearchProps = Pick<FieldProps, "name" | "label" | "help" | "isRequired"> & {
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  /** What stands in the field. */
  text: string;
  /** What it names now. */
  asset: NamedAsset;
  options: readonly AssetOption[];
  /** Typed words; emptied they are "". */
  onTyped: (text: string) => void;
  onChosen: (option: AssetOption) => void;
  onBlur: () => void;
};

/** Words are kept as they are typed, so Enter takes a match only where the arrows went to one. */
export function AssetSearch(props: AssetSearchProps) {
  const { name, label, help, isRequired, error, inputRef, text, asset, options, onTyped, onChosen, onBlur } = props;
  const manners = useChoiceManners();
  return (
    <Autocomplete<AssetOption, false, false, true>
      {...manners}
      autoHighlight={false}
      freeSolo
      id={`field-${name}`}
      options={options}
      value={null}
      inputValue={text}
      onInputChange={(_, words, reason) => {
        if (reason === "input" || reason === "clear") onTyped(words);
      }}
      onChange={(_, option) => {
        if (option !== null && typeof option !== "string") onChosen(option);
      }}
      onBlur={onBlur}
      filterOptions={(all) => all}
      getOptionKey={(option) => (typeof option === "string" ? option : keyOfAsset(option.asset))}
      getOptionLabel={(option) => (typeof option === "string" ? option : option.label)}
      // A column of a row has no room for names and codes.
      slotProps={{ popper: { sx: { minWidth: "min(340px, 88vw)" } } }}
      renderOption={(line, option) => {
        const picture = <Swatch icon={option.icon} color={option.color} size={18} />;
        return <OptionLine key={line.key} line={line} option={{ ...option, picture }} typed="" />;
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={label}
          required={isRequired}
          error={error !== undefined}
          helperText={helpOrError(help, error)}
          slotProps={{
            ...params.slotProps,
            input: { ...params.slotProps.input, startAdornment: isNamed(asset) && <KindMark asset={asset} /> },
          }}
        />
      )}
    />
  );
}

/** Says that the words name a thing that is known, and of which kind. */
function KindMark({ asset }: { asset: NamedAsset }) {
  const t = useWords();
  const isFacility = asset.facility_id !== null;
  const words = t(isFacility ? "asset_of_map" : "asset_of_properties");
  return (
    <Tooltip title={words}>
      <Box component="span" role="img" aria-label={words} sx={{ display: "inline-flex", color: "primary.main" }}>
        <Icon name={isFacility ? "map-marker" : "home"} size={13} />
      </Box>
    </Tooltip>
  );
}
