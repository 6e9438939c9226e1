// What the rows of a sheet name: the disaster that a work follows, the facility that it repairs, the wider event of a disaster.
import { cellLinks } from "@atalaya/contract/resources/records/card-columns.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { RowFindings } from "../../../platform/import-rows.ts";
import type { Scope } from "../../../platform/scope.ts";
import type { NamedLink } from "./import-card.ts";
import { findLinked, type NamedIn } from "./link-queries.ts";

/** By the path of the field. */
type Linked = ReadonlyMap<string, number>;

/** What set a disaster off may have happened anywhere. */
const isAnywhere = (column: string) => column === "triggered_by_id";

/** The ids of what each row names. What is not there, or is called so several times, is told of. */
export async function findLinks(
  tx: Tx,
  scope: Scope,
  rows: readonly { links: readonly NamedLink[] }[],
  placeOf: ReadonlyMap<number, number>,
  findings: RowFindings,
): Promise<Map<number, Map<string, number>>> {
  const found = new Map<number, Map<string, number>>();
  const named = rows.flatMap(({ links }, row) => {
    const company_id = placeOf.get(row);
    return company_id === undefined ? [] : links.map((link) => ({ ...link, row, company_id }));
  });
  for (const to of cellLinks) {
    const asked = named.filter((link) => link.to === to);
    if (asked.length === 0) continue;
    const names = asked.map(({ name, column, company_id }, index): NamedIn => ({
      index,
      name,
      company_id: isAnywhere(column) ? null : company_id,
    }));
    const ids = new Map<number, number[]>();
    for (const { index, id } of await findLinked(tx, scope, to, names)) ids.set(index, [...(ids.get(index) ?? []), id]);
    for (const [index, { row, column }] of asked.entries()) {
      const [id, another] = ids.get(index) ?? [];
      if (id === undefined) findings.refuse(row, column, "link_unknown");
      else if (another !== undefined) findings.refuse(row, column, "link_ambiguous");
      else found.set(row, (found.get(row) ?? new Map<string, number>()).set(column, id));
    }
  }
  return found;
}

/** The fields with what they name. */
export function withLinks<F extends { recovery?: object; assessment?: object }>(fields: F, linked: Linked = new Map()) {
  const ofPart = (wanted: string) =>
    Object.fromEntries(
      [...linked].flatMap(([path, id]) => {
        const [part, field] = path.split(".");
        return part === wanted && field ? [[field, id] as const] : [];
      }),
    );
  const own = [...linked].filter(([path]) => !path.includes("."));
  return {
    ...fields,
    ...Object.fromEntries(own),
    ...(fields.recovery && { recovery: { ...fields.recovery, ...ofPart("recovery") } }),
    ...(fields.assessment && { assessment: { ...fields.assessment, ...ofPart("assessment") } }),
  };
}
