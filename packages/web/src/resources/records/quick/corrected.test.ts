// What becomes of a record whose answer was lost, when its entry comes again.
import { expect, test } from "vitest";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { compareHeld } from "./corrected.ts";
import { creationOf, newEntry, type QuickEntry } from "./entry.ts";

const night = new Date(2026, 1, 11, 3, 12);
const entry: QuickEntry = { ...newEntry(7, night), variable_id: 3, point: [-71.566, -33.118], note: "Humo" };
const said = (part: Partial<QuickEntry>) =>
  creationOf({ ...entry, ...part }, { place: "Valparaíso", zone: "America/Santiago", source: "Oficial Demo" });
const ten = { counts: { ...entry.counts, evacuated: 10 } };
const forty = { counts: { ...entry.counts, evacuated: 40 } };
/** As the server answers it: with its own number, and all that no entry says. */
const heldAs = (creation: ReturnType<typeof said>) => ({ id: 812, version: 1, ...creation }) as unknown as DomainRecord;

test("an entry that went off once, or comes again as it was, is right as the server holds it", () => {
  expect(compareHeld(heldAs(said(ten)), said(ten), [])).toBe("right");
  expect(compareHeld(heldAs(said(ten)), said(ten), [said(ten)])).toBe("right");
});

test("what was corrected after an answer was lost is to be changed, whichever of the tries had arrived", () => {
  expect(compareHeld(heldAs(said(ten)), said(forty), [said(ten)])).toBe("older");
  expect(compareHeld(heldAs(said(ten)), said({ ...forty, note: "Fuego" }), [said(ten), said(forty)])).toBe("older");
  expect(compareHeld(heldAs(said(forty)), said(ten), [said(ten), said(forty)])).toBe("older");
});

test("what a colleague has made of it since is left as it is; a correction of that is told and not written over it", () => {
  const changed = heldAs(said({ note: "Incendio confirmado por Bomberos" }));
  expect(compareHeld(changed, said(ten), [said(ten)])).toBe("right");
  expect(compareHeld(changed, said(forty), [said(ten)])).toBe("others");
});
