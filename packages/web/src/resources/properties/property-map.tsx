// The inventory on the map: its layers are the kinds.
import { useMemo } from "react";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { properties, propertyKinds, type Property } from "@atalaya/contract/resources/properties.ts";
import { FeatureMap } from "../../screens/list-and-map/feature-map.tsx";
import type { MapParts } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { useWords } from "../../ui/words.ts";
import { usePropertySheet } from "./property-filters.ts";
import { PropertyPopup } from "./property-popup.tsx";
import { kindSymbols } from "./property-words.ts";
import { usePropertyQuery, usePropertyTotals } from "./use-properties.ts";

export function PropertyMap({ revision, ...parts }: MapParts & { revision: number }) {
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
      {...parts}
      resource={properties}
      query={query}
      label={t("menu.properties")}
      symbolBy="kind"
      filters={{ name: "kind", layers, counts }}
      extent={(totals?.extent ?? null) as Bbox | null}
      sheet={sheet}
      symbolOf={({ kind }) => kind}
      popup={(property, actions) => <PropertyPopup {...actions} property={property} />}
      revision={revision}
    />
  );
}
