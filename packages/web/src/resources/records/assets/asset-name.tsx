// The asset of a row: one that is known, or whatever words are typed.
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { useBound, type FieldProps } from "../../../forms/field-parts.tsx";
import { AssetSearch } from "./asset-search.tsx";
import { isNamed, noAsset, useAssetOptions, type AssetOption, type NamedAsset } from "./use-asset-options.tsx";

type AssetNameProps = FieldProps & {
  asset: NamedAsset;
  onChange: (asset: NamedAsset) => void;
  /** What else follows from a match. */
  onChosen: (option: AssetOption) => void;
};

/** Bound to the name; which asset it is, is held beside it. */
export function AssetName({ name, label, help, isRequired, asset, onChange, onChosen }: AssetNameProps) {
  const { field, ref, error } = useBound(name);
  const company_id = useWatch<RecordDraft, "company_id">({ name: "company_id" }) as number | null;
  const [typed, setTyped] = useState("");
  const options = useAssetOptions(typed, company_id);
  return (
    <AssetSearch
      {...{ name, label, help, isRequired, error, asset, options }}
      inputRef={ref}
      text={(field.value as string | null) ?? ""}
      onTyped={(text) => {
        setTyped(text);
        field.onChange(text);
        // Other words are another asset.
        if (isNamed(asset)) onChange(noAsset);
      }}
      onChosen={(option) => {
        setTyped("");
        field.onChange(option.label);
        onChange(option.asset);
        onChosen(option);
      }}
      onBlur={() => {
        setTyped("");
        field.onBlur();
      }}
    />
  );
}
