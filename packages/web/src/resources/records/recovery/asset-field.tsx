// The asset that a work of recovery repairs: one that its disaster damaged, or any other that is known.
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { properties } from "@atalaya/contract/resources/properties.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useMay } from "../../../api/may.ts";
import { useRecord } from "../../../api/use-resource.ts";
import { matches } from "../../../forms/choices/option-words.ts";
import { useBound } from "../../../forms/field-parts.tsx";
import { useWords } from "../../../ui/words.ts";
import { AssetSearch } from "../assets/asset-search.tsx";
import {
  isNamed,
  keyOfAsset,
  noAsset,
  plainLook,
  useAssetOptions,
  type AssetOption,
  type NamedAsset,
} from "../assets/use-asset-options.tsx";

/** Words that name no asset are taken back when the field is left. */
export function AssetField() {
  const t = useWords();
  const { setValue, getValues } = useFormContext<RecordDraft>();
  const facility = useBound("recovery.facility_id");
  const property = useBound("recovery.property_id");
  const company_id = useWatch<RecordDraft, "company_id">({ name: "company_id" }) as number | null;
  const asset: NamedAsset = {
    facility_id: (facility.field.value as number | null | undefined) ?? null,
    property_id: (property.field.value as number | null | undefined) ?? null,
  };
  const [typed, setTyped] = useState<string | null>(null);
  const damaged = useDamagedAssets();
  const found = useAssetOptions(typed ?? "", company_id);
  const first = damaged.filter((option) => typed === null || matches(option, typed));
  const others = found.filter((option) => first.every((it) => keyOfAsset(it.asset) !== keyOfAsset(option.asset)));
  const chosen = useNameOf(asset, damaged);
  const choose = (option: AssetOption | null) => {
    setTyped(null);
    facility.field.onChange(option?.asset.facility_id ?? null);
    property.field.onChange(option?.asset.property_id ?? null);
    if (option?.sector && !getValues("recovery.sector"))
      setValue("recovery.sector", option.sector, { shouldDirty: true });
  };
  return (
    <AssetSearch
      name="recovery.facility_id"
      label={t("asset_repairs")}
      error={facility.error ?? property.error}
      inputRef={facility.ref}
      text={typed ?? chosen}
      asset={typed === null ? asset : noAsset}
      options={[...first, ...others]}
      onTyped={(text) => (text === "" ? choose(null) : setTyped(text))}
      onChosen={choose}
      onBlur={() => {
        setTyped(null);
        facility.field.onBlur();
      }}
    />
  );
}

/** Of the disaster that the work follows: those that are known one by one. */
function useDamagedAssets(): AssetOption[] {
  const t = useWords();
  const may = useMay();
  const event_id = useWatch<RecordDraft, "recovery.event_id">({ name: "recovery.event_id" });
  const { data } = useRecord(recordsOf("risk"), event_id, { isEnabled: may("records.risk.index") });
  return (data?.damages ?? []).filter(isNamed).map(({ facility_id, property_id, name, sector, grade }) => ({
    asset: { facility_id, property_id },
    label: name,
    detail: t(`damage_grade.${grade}`),
    sector,
    ...(facility_id === null ? plainLook : { icon: "map-marker", color: plainLook.color }),
  }));
}

/** As it is called today, as far as the reader may know; else as its disaster called it. */
function useNameOf({ facility_id, property_id }: NamedAsset, damaged: readonly AssetOption[]): string {
  const t = useWords();
  const may = useMay();
  const facility = useRecord(recordsOf("situation"), facility_id, { isEnabled: may("records.situation.index") });
  const property = useRecord(properties, property_id, { isEnabled: may("properties.index") });
  const id = facility_id ?? property_id;
  if (id === null) return "";
  const known = damaged.find((it) => keyOfAsset(it.asset) === keyOfAsset({ facility_id, property_id }));
  const named = facility_id === null ? property.data?.name : facility.data?.title;
  return named ?? known?.label ?? t("recovery_number", { id });
}
