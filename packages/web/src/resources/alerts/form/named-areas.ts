// The area of an alert while its form is filled in: what it names so far, on the map beside it at once and not only after saving.
import { createContext, use, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useQueries } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { ringOf } from "@atalaya/contract/resources/alerts/circle.ts";
import { AlertCircle } from "@atalaya/contract/resources/alerts/fields.ts";
import { companies } from "@atalaya/contract/resources/companies.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { useMay } from "../../../api/may.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { recordQuery, useAnswer } from "../../../api/use-resource.ts";
import { mapTextAroundAll } from "../../../screens/list-and-map/map-address.ts";
import type { Zone } from "./zones-field.tsx";

/** `id`: of the alert that is edited, null for a new one. `level`: whose colour they have, once it is chosen. */
export type NamedAreas = { id: number | null; level: string | null; shapes: readonly Geometry[] };

type Shown = { named: NamedAreas | null; show: (named: NamedAreas | null) => void };

/** From the form to the map that stands beside it. */
export const NamedAreasContext = createContext<Shown>({ named: null, show: () => undefined });

/** Shows on the map what the form names; what is being drawn is shown by the drawing. */
export function useNamedAreas(id: number | null, zones: readonly Zone[], isDrawing: boolean): void {
  const { show } = use(NamedAreasContext);
  const [level, drawn, circle] = useWatch<AlertDraft, ["level", "area_drawn", "area_circle"]>({
    name: ["level", "area_drawn", "area_circle"],
  });
  const zoneShapes = useZoneShapes(zones);
  const placeShapes = usePlaceShapes();
  const shapes = useMemo(() => {
    const round = AlertCircle.safeParse(circle).data;
    return [...zoneShapes, ...placeShapes, ...(drawn && !isDrawing ? [drawn] : []), ...(round ? [ringOf(round)] : [])];
  }, [zoneShapes, placeShapes, drawn, isDrawing, circle]);
  useEffect(() => show({ id, level: level ?? null, shapes }), [show, id, level, shapes]);
  useEffect(() => () => show(null), [show]);
  useSeen(shapes);
}

/** Zones of which it is not known where they are kept (out of a draft that was left) are shown once it is saved. */
function useZoneShapes(zones: readonly Zone[]): readonly Geometry[] {
  const ids = useWatch<AlertDraft, "area_record_ids">({ name: "area_record_ids" });
  const known = new Map(zones.map(({ id, domain }) => [id, domain]));
  return useQueries({
    queries: ids.flatMap((id) => {
      const domain = known.get(id);
      return domain ? [recordQuery(recordsOf(domain), id)] : [];
    }),
    combine: shapesOf,
  });
}

const shapesOf = (answers: readonly { data?: { geometry: Geometry | null } | undefined }[]) =>
  answers.flatMap(({ data }) => data?.geometry ?? []);

function usePlaceShapes(): readonly Geometry[] {
  const may = useMay();
  const ids = useWatch<AlertDraft, "area_company_ids">({ name: "area_company_ids" });
  const isEnabled = ids.length > 0 && may("companies.index");
  const { data } = useAnswer(companies, "boundaries", { place: "all" }, { isEnabled });
  return useMemo(
    () => (data?.features ?? []).filter((it) => ids.includes(it.id)).map(({ geometry }) => geometry as Geometry),
    [data, ids],
  );
}

/** What is named lies in view as soon as there is more of it; who takes something away stays where he is. */
function useSeen(shapes: readonly Geometry[]): void {
  const { change } = useUrlState();
  const before = useRef(0);
  const see = useEffectEvent((count: number) => {
    if (count > before.current) change({ map: mapTextAroundAll(shapes) }, { isReplacing: true });
    before.current = count;
  });
  useEffect(() => see(shapes.length), [shapes.length]);
}
