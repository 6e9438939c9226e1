// One layer of the map for each place where a file keeps something: what all of them have in common.
import type { FilterSpecification, LayerSpecification } from "maplibre-gl";
import { groundSourceName } from "./map-ground.ts";
import type { Found } from "./vocabulary/vocabulary.ts";

type Paint = Pick<LayerSpecification, "type"> & { layout?: object; paint?: object; minzoom: number };

const idOf = (part: string, index: number) => `base-ground-${part}${index === 0 ? "" : `-${index + 1}`}`;

/** The layers of a part: "base-ground-water", "base-ground-water-2". */
export const partLayers = (part: string, found: readonly Found[], paint: Paint): LayerSpecification[] =>
  found.map(
    ({ layer, filter }, index) =>
      ({
        id: idOf(part, index),
        source: groundSourceName,
        "source-layer": layer,
        ...(filter && { filter: filter as FilterSpecification }),
        ...paint,
      }) as LayerSpecification,
  );
