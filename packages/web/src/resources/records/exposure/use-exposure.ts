// The area that the address names, and what lies in it.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { Exposure, ExposureQuery } from "@atalaya/contract/resources/records/exposure.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { usePlace } from "../../../api/places.ts";
import type { ApiError } from "../../../api/request.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { keyOf, useRecord } from "../../../api/use-resource.ts";
import { askExposure } from "../../../screens/exposure/ask-exposure.ts";
import { useWords } from "../../../ui/words.ts";
import { distancesIn, drawnIn, partsIn, pointIn, pointText, sourceIn, withinOf } from "./exposure-state.ts";

/** The area as it is drawn or stored, what it is called, and how a drawing changes it. */
export function useArea() {
  const t = useWords();
  const { search, change } = useUrlState();
  const source = sourceIn(search);
  // A shape that the address does not hold lives as long as the screen.
  const [drawn, setDrawn] = useState<Geometry | null>(() => drawnIn(search));
  const record = useRecord(recordsOf(source.record?.domain ?? "situation"), source.record?.id ?? null).data;
  const alert = useRecord(alerts, source.alert).data;
  const draw = (geometry: Geometry | null) => {
    setDrawn(geometry);
    change({ within: withinOf(geometry) }, { isReplacing: true });
  };
  const setPoint = (geometry: Geometry | null) =>
    change({ point: geometry?.type === "Point" ? pointText(geometry.coordinates) : null }, { isReplacing: true });
  const stored = {
    draw: { geometry: drawn, title: t("exposure_drawn") },
    zone: { geometry: record?.geometry ?? null, title: record?.title ?? "" },
    alert: { geometry: alert?.geometry ?? null, title: alert?.headline_es ?? "" },
    distance: { geometry: pointIn(search), title: t("exposure_around_point") },
  }[source.kind];
  return { source, ...stored, isTooLong: source.kind === "draw" && drawn !== null && !withinOf(drawn), draw, setPoint };
}
export type Area = ReturnType<typeof useArea>;

/** What is asked with an area under the distances and parts of the address; null while something is missing. */
export function useExposureQuery({ geometry }: Pick<Area, "geometry">): ExposureQuery | null {
  const { search } = useUrlState();
  const distances = distancesIn(search);
  if (!geometry || (distances.length === 0 && !geometry.type.endsWith("Polygon"))) return null;
  return { geometry, distances, ...partsIn(search) };
}

/** What lies in it; the answer before stays in sight while the next one is on its way. */
export function useExposure(query: ExposureQuery | null) {
  const { place } = usePlace();
  return useQuery<Exposure, ApiError>({
    queryKey: [...keyOf(recordsOf("situation")), "exposure", query, place],
    queryFn: ({ signal }) => askExposure(query!, place, signal),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
}
