// The cards of the disasters of a list, one after the other: what each says, and under which key.
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { mapInTurns } from "../../../platform/turns/in-turns.ts";
import { cardOfRecord } from "./card-of-record.ts";
import { exportedRecords, type ExportedRecord, type Named } from "./export-queries.ts";
import type { Written } from "./facts.ts";
import { withKept } from "./kept-card.ts";
import type { NamesOf } from "./names.ts";

export type ExportedCard = Written & { id: number; code: string; clave: string };

/** What of a record stands in no column. */
function alsoLeft({ geometry_type, breakdown_count, damage_count, is_related, has_own_fields }: ExportedRecord) {
  return [
    ...(breakdown_count > 0 ? (["breakdowns"] as const) : []),
    ...(damage_count > 0 ? (["damages"] as const) : []),
    ...(is_related ? (["relations"] as const) : []),
    ...(has_own_fields ? (["own_fields"] as const) : []),
    ...(geometry_type !== null && geometry_type !== "POINT" ? (["shapes"] as const) : []),
  ];
}

/**
 * The key of a card is that of the database it came from, where all that came in came from one; of ours it is the number of the record, beyond
 * all those.
 */
function keysFor({ loads }: Named): (record: ExportedRecord) => string {
  const [first] = loads;
  const beyond = first?.most_clave ?? 0;
  return ({ id, kept }) =>
    kept && kept.load_id === first?.id && /^\d{1,9}$/.test(kept.clave) ? kept.clave : String(beyond + id);
}

export async function* exportedCards(
  db: Db,
  scope: Scope,
  query: RecordQuery,
  { named, namesOf }: { named: Named; namesOf: NamesOf },
): AsyncGenerator<ExportedCard[]> {
  const keyOf = keysFor(named);
  for await (const records of exportedRecords(db, scope, query))
    yield await mapInTurns(records, (record): ExportedCard => {
      const { id, code, uid, kept } = record;
      const own = cardOfRecord(record, namesOf(record));
      for (const what of alsoLeft(record)) own.left.add(what);
      const card = kept ? withKept(own, kept, record) : own;
      if (!kept) card.row["uu_id"] = uid;
      const clave = keyOf(record);
      card.row["clave"] = clave;
      return { ...card, id, code, clave };
    });
}
