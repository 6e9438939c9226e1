// Assets that a record may name: records of the base map and properties, of its place and below, found by words.
import { sectors, type Sector } from "@atalaya/contract/domain/sectors.ts";
import { properties } from "@atalaya/contract/resources/properties.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useMay } from "../../../api/may.ts";
import { useList } from "../../../api/use-resource.ts";
import type { OptionWords } from "../../../forms/choices/option-words.ts";
import { useSettled } from "../../../ui/time/use-settled.ts";
import { sectorOf } from "../form/variable-defaults.ts";
import { useVariables } from "../use-records.ts";

/** Which asset is named; both are null where it is known by its name alone. */
export type NamedAsset = { facility_id: number | null; property_id: number | null };

export const noAsset: NamedAsset = { facility_id: null, property_id: null };

export const isNamed = ({ facility_id, property_id }: NamedAsset): boolean =>
  facility_id !== null || property_id !== null;

export type AssetOption = OptionWords & {
  asset: NamedAsset;
  sector: Sector | null;
  icon: string;
  /** `#RRGGBB`. */
  color: string;
};

/** Of a property, and of what has no variable of its own colour. */
export const plainLook = { icon: properties.screen.icon, color: "#5E6B77" };

export const keyOfAsset = ({ facility_id, property_id }: NamedAsset): string =>
  facility_id === null ? `property ${property_id}` : `facility ${facility_id}`;

/** Shorter words cannot use the index, and the server refuses them. */
const leastSearch = 3;
const mostOffered = 8;

/** None until enough is typed, and none of other words: an option that is gone to is not taken away by what was typed before it. */
export function useAssetOptions(typed: string, company_id: number | null): AssetOption[] {
  const may = useMay();
  const { variables } = useVariables("situation");
  const wanted = typed.trim();
  const settled = useSettled(wanted);
  const isAsking = wanted.length >= leastSearch && settled === wanted && company_id !== null;
  const query = { q: settled, place: company_id ?? undefined, per_page: mostOffered };
  const asked = (isAllowed: boolean) => ({ isEnabled: isAsking && isAllowed });
  const facilities = useList(recordsOf("situation"), query, asked(may("records.situation.index")));
  const owned = useList(properties, query, asked(may("properties.index")));
  if (!isAsking) return [];
  return [
    ...(facilities.data?.data ?? []).map(({ id, title, code, variable_id }): AssetOption => {
      const variable = variables?.find((it) => it.id === variable_id);
      const { icon, color } = variable ?? { icon: "map-marker", color: plainLook.color };
      const sector = variable ? sectorOf(variable) : null;
      return { asset: { ...noAsset, facility_id: id }, label: title, detail: code, sector, icon, color };
    }),
    ...(owned.data?.data ?? []).map(({ id, name, code, sector }): AssetOption => ({
      ...plainLook,
      asset: { ...noAsset, property_id: id },
      label: name,
      detail: code,
      sector: sectors.find((it) => it === sector) ?? null,
    })),
  ];
}
