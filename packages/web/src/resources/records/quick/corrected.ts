// An entry whose answer was lost, and which may have been corrected since: what becomes of the record that the server holds of it.
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Creation } from "./entry.ts";

type Point = { coordinates: unknown };

type Said = Pick<
  Creation,
  "variable_id" | "company_id" | "title" | "observed_on" | "description" | "geometry" | "geometry_accuracy_m"
> & { figures?: readonly { metric: string; value?: number | null | undefined }[] | undefined };

/** All that an entry can say, in one text. */
const saidBy = ({ geometry, figures = [], ...it }: Said): string =>
  JSON.stringify([
    it.variable_id,
    it.company_id,
    it.title,
    it.observed_on,
    it.description ?? null,
    (geometry as Partial<Point> | null | undefined)?.coordinates ?? null,
    it.geometry_accuracy_m ?? null,
    figures.map(({ metric, value }) => `${metric} ${value}`).toSorted(),
  ]);

/**
 * `right`: it says what the entry says, or is what others have made of it since. `older`: it says what the entry said before, and is to be
 * changed. `others`: somebody else has changed what was to be corrected, and that is not written over.
 */
export type Held = "right" | "older" | "others";

/** How the record stands to an entry that went off as `sent` before and says `creation` now. */
export function compareHeld(record: DomainRecord, creation: Creation, sent: readonly Creation[]): Held {
  const [held, now, before] = [saidBy(record), saidBy(creation), sent.map(saidBy)];
  if (sent.length === 0 || held === now) return "right";
  if (before.includes(held)) return "older";
  return before.includes(now) ? "right" : "others";
}
