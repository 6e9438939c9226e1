// What a quick entry becomes.
import { expect, test } from "vitest";
import { RecordCreation } from "@atalaya/contract/resources/records.ts";
import { creationOf, newEntry } from "./entry.ts";

test("an entry becomes a record that the contract takes, with counts only where something was counted", () => {
  const entry = {
    ...newEntry(7),
    variable_id: 3,
    point: [-71.56604123, -33.11802456] as [number, number],
    accuracy_m: 8,
  };
  const counted = { ...entry, counts: { ...entry.counts, evacuated: 40 }, note: "  Viento fuerte " };
  const creation = creationOf(counted, "2026-02-11", {
    title: "Incendio, Valparaíso, 03:12",
    source: "En terreno: Oficial Demo",
  });

  expect(RecordCreation.parse(creation)).toMatchObject({
    uid: entry.uid,
    company_id: 7,
    variable_id: 3,
    description: "Viento fuerte",
    confidence: "unverified",
    geometry: { type: "Point", coordinates: [-71.566041, -33.118025] },
    geometry_method: "gps",
    geometry_accuracy_m: 8,
    figures: [{ metric: "evacuated", value: 40, as_of: "2026-02-11", qualifier: "quantified" }],
  });
});

test("without a position the record has no geometry, and nothing counted leaves no figure", () => {
  const creation = creationOf({ ...newEntry(7), variable_id: 3 }, "2026-02-11", { title: "Sismo", source: "x" });
  expect(creation).toMatchObject({ geometry: null, geometry_method: null, figures: [], description: null });
});
