// The fixed choices of a property as the user reads them, and the symbol of each kind on the map and in the list.
import {
  propertyConditions,
  propertyKinds,
  propertyUses,
  structureMaterials,
  type PropertyKind,
} from "@atalaya/contract/resources/properties.ts";
import { sectors } from "@atalaya/contract/domain/sectors.ts";
import { hazards } from "../../ui/theme/data-colors.ts";
import { useWords } from "../../ui/words.ts";

/** Colours that stay legible on the map of both schemes. */
export const kindSymbols: Record<PropertyKind, { icon: string; color: string }> = {
  building: { icon: "building-o", color: hazards.tsunami.disc },
  facility: { icon: "industry", color: hazards.urban_fire.disc },
  network: { icon: "share-alt", color: hazards.storm_surge.disc },
  site: { icon: "map-o", color: "#2E7D32" },
  vehicle: { icon: "truck", color: hazards.wildfire.disc },
  equipment: { icon: "cogs", color: hazards.earthquake.disc },
  other: { icon: "cube", color: hazards.other.disc },
};

/** Every choice with its label, for fields and filters. */
export function usePropertyChoices() {
  const t = useWords();
  const labelled = <V extends string>(values: readonly V[], labelOf: (value: V) => string) =>
    values.map((value) => ({ value, label: labelOf(value) }));
  return {
    kind: labelled(propertyKinds, (it) => t(`property_kind.${it}`)),
    use: labelled(propertyUses, (it) => t(`property_use.${it}`)),
    structure_material: labelled(structureMaterials, (it) => t(`material.${it}`)),
    condition: labelled(propertyConditions, (it) => t(`condition.${it}`)),
    sector: labelled(sectors, (it) => t(`sector.${it}`)),
  };
}
