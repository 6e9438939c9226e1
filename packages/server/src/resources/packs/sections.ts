// How each part of a pack stands in the database: its table, how a row that nobody loaded is known, and the columns an item says.
import type { Pack } from "@atalaya/contract/packs/pack.ts";
import type { PackItem, PackPart } from "@atalaya/contract/packs/items.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.ts";
import { recordedVariables } from "./recorded-variables.ts";

/** Values by column, as JSON. `undefined`: what it names is not here. */
export type Row = Record<string, unknown>;

/** Ids of what items are called, as far as it is here. */
export type References = (part: PackPart, key: string) => number | undefined;

/** What an item is written with: the pack that it stands in, and the ids of what it names. */
export type Context = { pack: Pack; idOf: References };

export type Section<P extends PackPart> = {
  table: keyof DB;
  /** By which columns a row is the same thing; the first that one row alone answers to counts. */
  knownBy: (item: PackItem<P>, context: Context) => Row[];
  rowOf: (item: PackItem<P>, context: Context) => Row;
  /** The item of the same part that it lies in, which is written before it. */
  parentOf?: (item: PackItem<P>) => string | null;
  /** Which columns of rows that are in use stay, whatever a pack says: by id of the row. */
  inUse?: (tx: Tx, ids: readonly number[]) => Promise<Map<number, (pack: Row, here: Row) => string[]>>;
  nameOf: (item: PackItem<P>, pack: Pack) => { name_es: string; name_en: string | null };
};

/** An optional reference: nothing where the item names nothing. */
const idOr = (key: string | null, find: (key: string) => number | undefined) => (key === null ? null : find(key));

const named = ({ name_es, name_en }: { name_es: string; name_en: string | null }) => ({ name_es, name_en });
const titled = (name_es: string) => ({ name_es, name_en: null });

/** The place that keeps one of these. */
function keeperOf(items: readonly { key: string; place: string }[], key: string, idOf: References): number | undefined {
  const place = items.find((it) => it.key === key)?.place;
  return place === undefined ? undefined : idOf("places", place);
}

const titleOf = (pack: Pack, key: string) => {
  const document = pack.legal_documents.find((it) => it.key === key);
  return document ? `${document.number} ${document.title_es}` : key;
};

export const sections: { [P in PackPart]: Section<P> } = {
  roles: {
    table: "roles",
    knownBy: ({ key }) => [{ key }],
    rowOf: (item) => ({ ...item }),
    nameOf: named,
  },
  places: {
    table: "companies",
    knownBy: ({ code, iso, kind, name, short_name }, { pack }) => {
      const country = pack.rules?.country;
      // Somebody may have typed the place before there was a code for it.
      const uncoded = { country, kind, territorial_code: null };
      return [
        { country, territorial_code: code, kind },
        { country, territorial_code: iso ?? code, kind },
        { ...uncoded, reason_social: name },
        { ...uncoded, reason_social: short_name ?? name },
      ];
    },
    rowOf: (
      { code, name, short_name, kind, parent, pcode, lon, lat, iso: _iso, ...local },
      { pack: { rules }, idOf },
    ) => ({
      territorial_code: code,
      reason_social: name,
      short_name,
      kind,
      pcode,
      country: rules?.country,
      parent_company_id: idOr(parent, (key) => idOf("places", key)),
      centroid: { type: "Point", coordinates: [lon, lat] },
      timezone: local.timezone ?? rules?.timezone,
      currency: local.currency ?? rules?.currency,
      locale: local.locale ?? rules?.locale,
    }),
    parentOf: ({ parent }) => parent,
    nameOf: ({ code, name }) => titled(`${code} ${name}`),
  },
  variable_groups: {
    table: "variable_groups",
    knownBy: ({ domain, name_es }) => [{ domain, name_es, company_id: null }],
    rowOf: ({ key: _key, ...item }) => ({ ...item, company_id: null }),
    nameOf: named,
  },
  variables: {
    table: "variables",
    knownBy: ({ domain, code, name_es }) => [
      { domain, code, company_id: null },
      { domain, name_es, company_id: null },
    ],
    rowOf: ({ group, ...item }, { idOf }) => ({
      ...item,
      company_id: null,
      group_id: idOr(group, (key) => idOf("variable_groups", key)),
    }),
    inUse: recordedVariables,
    nameOf: named,
  },
  legal_documents: {
    table: "legal_documents",
    knownBy: ({ kind, number, issued_on }) => [{ kind, number, issued_on }],
    rowOf: ({ key: _key, place, ...item }, { idOf }) => ({ ...item, company_id: idOf("places", place) }),
    nameOf: ({ number, title_es, title_en }) => ({
      name_es: `${number} ${title_es}`,
      name_en: title_en === null ? null : `${number} ${title_en}`,
    }),
  },
  legal_relations: {
    table: "legal_relations",
    knownBy: ({ document, kind, target }, { idOf }) => [
      { document_id: idOf("legal_documents", document), target_id: idOf("legal_documents", target), kind },
    ],
    rowOf: ({ document, kind, target, dated_on }, { pack, idOf }) => ({
      company_id: keeperOf(pack.legal_documents, document, idOf),
      document_id: idOf("legal_documents", document),
      target_id: idOf("legal_documents", target),
      kind,
      dated_on,
    }),
    nameOf: ({ document, target }, pack) => titled(`${titleOf(pack, document)} → ${titleOf(pack, target)}`),
  },
  institutions: {
    table: "institutions",
    knownBy: ({ place, name_es }, { idOf }) => [{ company_id: idOf("places", place), name_es }],
    rowOf: ({ key: _key, place, parent, legal_basis, ...item }, { idOf }) => ({
      ...item,
      company_id: idOf("places", place),
      parent_institution_id: idOr(parent, (key) => idOf("institutions", key)),
      legal_basis: allOr(legal_basis.map((key) => idOf("legal_documents", key))),
    }),
    parentOf: ({ parent }) => parent,
    nameOf: named,
  },
  institution_functions: {
    table: "institution_functions",
    knownBy: ({ institution, phase, hazard }, { idOf }) => [
      { institution_id: idOf("institutions", institution), phase, hazard },
    ],
    rowOf: ({ institution, ...item }, { pack, idOf }) => ({
      ...item,
      company_id: keeperOf(pack.institutions, institution, idOf),
      institution_id: idOf("institutions", institution),
    }),
    nameOf: ({ institution, phase, hazard }, pack) => {
      const name = pack.institutions.find(({ key }) => key === institution)?.name_es ?? institution;
      return titled([name, phase, hazard].filter(Boolean).join(" · "));
    },
  },
};

/** All ids, or undefined where one of them is not here. */
function allOr(ids: (number | undefined)[]): number[] | undefined {
  return ids.includes(undefined) ? undefined : (ids as number[]);
}
