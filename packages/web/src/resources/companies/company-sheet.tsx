// The map of places on paper.
import { Suspense } from "react";
import type { FeatureCollection } from "geojson";
import { useTheme } from "@mui/material/styles";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { approximateTexts } from "../../map/records/approximate-bounds.ts";
import { PlaceLayers } from "../../map/records/place-layers.tsx";
import { checkWords, choiceWords } from "../../screens/filter-words.ts";
import { MapSheet } from "../../screens/list-and-map/feature-sheet.tsx";
import { useWords } from "../../ui/words.ts";
import { useKindOptions } from "./company-kinds.ts";

type CompanySheetProps = {
  places: readonly Place[];
  boundaries: FeatureCollection;
  bounds: Bbox;
  onClose: () => void;
};

const noNames: Place[] = [];

export function CompanySheet({ places, boundaries, bounds, onClose }: CompanySheetProps) {
  const t = useWords();
  const { search } = useUrlState();
  const { places: all } = usePlace();
  const { colorSchemes, palette } = useTheme();
  const color = (colorSchemes.light?.palette ?? palette).primary.main;
  const kinds = useKindOptions();
  const inside = all.find(({ id }) => id === Number(search.parent))?.reason_social;
  const filters = [
    ...(search.q ? [t("map_sheet_search", { text: search.q })] : []),
    ...choiceWords(search, { name: "kind", title: t("label.companies.kind"), options: kinds }),
    ...(inside ? [t("company_inside", { name: inside })] : []),
    ...checkWords(search, { name: "is_active", title: t("company_only_inactive"), value: "false" }),
  ];
  return (
    <Suspense>
      <MapSheet
        title={t("company_map")}
        period={null}
        filters={filters}
        bounds={bounds}
        symbolBy="id"
        places={noNames}
        list={null}
        legend={() => [
          { text: t("map_sheet_place"), mark: { kind: "area", color } },
          ...approximateTexts(boundaries, t).map((text) => ({ text, mark: { kind: "dashes" as const, color } })),
        ]}
        layers={() => (
          <PlaceLayers places={places} boundaries={boundaries} selectedId={null} onSelect={undefined} scheme="light" />
        )}
        onClose={onClose}
      />
    </Suspense>
  );
}
