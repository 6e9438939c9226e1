// Where an asset is read: a record of the base map, or a property.
import { useMay } from "../../api/may.ts";

type Named = { facility_id?: number | null; property_id?: number | null };

export type ReadableAssets = { facilities: boolean; properties: boolean };

/** A path of the console; null where it is known by its name alone, or where the reader may open none of its kind. */
export function assetAddress({ facility_id, property_id }: Named, readable: ReadableAssets): string | null {
  if (facility_id) return readable.facilities ? `/records/situation?record=${facility_id}` : null;
  return property_id && readable.properties ? `/propiedades/lista?property=${property_id}` : null;
}

export function useReadableAssets(): ReadableAssets {
  const may = useMay();
  return { facilities: may("records.situation.index"), properties: may("properties.index") };
}
