// The inventory on the map: its layers are the kinds.
import { useMemo } from "react";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { properties, propertyKinds, type Property } from "@atalaya/contract/resources/properties.ts";
import { FeatureMap, type MapParts } from "../../screens/list-and-map/feature-map.tsx";
import { useWords } from "../../ui/words.ts";
import { usePropertySheet } from "./property-filters.ts";
import { PropertyPopup } from "./property-popup.tsx";
import { kindSymbols } from "./property-words.ts";
import { usePropertyQuery, usePropertyTotals } from "./use-properties.ts";

export function PropertyMap({ revision, screen }: { revision: number; screen: MapParts }) {
  const t = useWords();
  const query = usePropertyQuery();
  const sheet = usePropertySheet();
  const { totals, counts } = usePropertyTotals();
  const layers = useMemo(
    () => propertyKinds.map((kind) => ({ key: kind, name: t(`property_kind.${kind}`), ...kindSymbols[kind] })),
    [t],
  );
  return (
    <FeatureMap<Property>
      screen={screen}
      label={t("menu.properties")}
      tiles={{ resource: properties, query, revision }}
      symbol={{ by: "kind", of: ({ kind }) => kind }}
      filters={{ name: "kind", layers, counts }}
      extent={(totals?.extent ?? null) as Bbox | null}
      sheet={sheet}
      popup={(property, actions) => <PropertyPopup {...actions} property={property} />}
    />
  );
}
