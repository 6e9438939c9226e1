// What is read of packs: the rules of each country, what stands ready and what is loaded, and what was made here.
import { sql } from "kysely";
import { comparable } from "@atalaya/contract/import.ts";
import { hazardNamesOf } from "@atalaya/contract/domain/hazard-names.ts";
import { packFormat, itemKeys, type Pack, type PackFile } from "@atalaya/contract/packs/pack.ts";
import { packItems, packParts, type PackItem, type PackPart } from "@atalaya/contract/packs/items.ts";
import type { CountryRules } from "@atalaya/contract/packs/country-rules.ts";
import type { PackSummary } from "@atalaya/contract/resources/packs.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { carriedPacks } from "./read.ts";
import { sections, type Row } from "./sections.ts";
import { settle } from "./three-way.ts";

const lastOfEach = (rules: readonly CountryRules[]) => [...new Map(rules.map((it) => [it.country, it])).values()];

/** The rules that came with the packs that were loaded, in the order in which they were. */
async function loadedRules(db: Db | Tx): Promise<CountryRules[]> {
  const loaded = await db
    .selectFrom("packs")
    .select("rules")
    .where("rules", "is not", null)
    .orderBy("updated_at")
    .execute();
  return loaded.map((it) => it.rules as CountryRules);
}

/** The rules of each country, of the pack that was loaded last, else of the one that comes with the product. */
export async function rulesOfCountries(db: Db | Tx): Promise<CountryRules[]> {
  const carried = (await carriedPacks()).flatMap(({ rules }) => rules ?? []);
  return lastOfEach([...carried, ...(await loadedRules(db))]);
}

/** What people call hazards where a country was loaded: an "avalancha" is of snow in Chile and of mud in Colombia. */
export const listHazardNames = async (db: Db) => hazardNamesOf(lastOfEach(await loadedRules(db)));

/** The rules of one country; none where no pack knows it. */
export const rulesOf = async (db: Db | Tx, country: string): Promise<CountryRules | null> =>
  (await rulesOfCountries(db)).find((it) => it.country === country) ?? null;

const countsOf = (pack: Pack | undefined) =>
  Object.fromEntries(packParts.map((part) => [part, pack?.[part].length ?? 0])) as PackSummary["counts"];

/** The packs that come with the product, and those that were loaded from a file. */
export async function listPacks(db: Db): Promise<PackSummary[]> {
  const loaded = await db
    .selectFrom("packs as p")
    .leftJoin("users as u", (join) => join.on(sql`u.id::text`, "=", sql`p.updated_by`))
    .select(["p.key", "p.pack_version", "p.title_es", "p.title_en", "p.rules", "p.sources", "p.updated_at", "u.name"])
    .orderBy("p.key")
    .execute();
  const ready = new Map((await carriedPacks()).map((pack) => [pack.key, pack]));
  const traces = new Map(loaded.map((it) => [it.key, it]));
  return [...new Set([...ready.keys(), ...traces.keys()])].map((key) => {
    const [pack, trace] = [ready.get(key), traces.get(key)];
    const rules = pack?.rules ?? (trace?.rules as CountryRules | undefined) ?? null;
    return {
      key,
      title: pack?.title ?? { es: trace!.title_es, en: trace!.title_en },
      country: rules?.country ?? null,
      version: pack?.version ?? null,
      sources: pack?.sources ?? (trace!.sources as PackSummary["sources"]),
      rules,
      counts: countsOf(pack),
      loaded: trace ? { version: trace.pack_version, at: trace.updated_at, by: trace.name } : null,
    };
  });
}

/** The parts that an organisation makes of its own: no people, no places, no records. */
const ownParts = ["roles", "variable_groups", "variables"] as const satisfies PackPart[];
type OwnPart = (typeof ownParts)[number];
type Stored = { id: number; row: Row; contents: Row[] };

const slug = (text: string) => comparable(text).replaceAll(" ", "-") || "x";

/** A row with only the fields that an item of its part has, and of those only what is more than the usual. */
function asItem<P extends OwnPart>(part: P, fields: Row): PackItem<P> {
  const names = Object.keys(packItems[part].shape);
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] == null ? [] : [[name, fields[name]]])),
  ) as PackItem<P>;
}

/** Whether the row says something that no pack gave it. */
const isMadeHere = ({ row, contents }: Stored): boolean =>
  contents.every((content) => settle(content, [], row).kept.length > 0);

async function storedRows(db: Db, part: OwnPart): Promise<Stored[]> {
  const shared = part === "roles" ? sql`not is_system` : sql`company_id is null and deleted_at is null`;
  const { rows } = await sql<Stored>`
    select t.id, to_jsonb(t) as row,
      coalesce((select jsonb_agg(i.content) from pack_items i where i.part = ${part} and i.row_id = t.id), '[]') as contents
    from ${sql.table(sections[part].table)} t where ${shared} order by t.id`.execute(db);
  return rows;
}

/** What this organisation made or changed and others may want: roles, and variables that are shared by all places, in their groups. */
export async function ownPack(db: Db, { name, version }: { name: string; version: string }): Promise<PackFile> {
  const [roles, groups, variables] = await Promise.all(ownParts.map((part) => storedRows(db, part)));
  const groupItem = ({ row }: Stored) =>
    asItem("variable_groups", { ...row, key: `${String(row["domain"])}/${slug(String(row["name_es"]))}` });
  const keyOfGroup = new Map(groups!.map((it) => [it.id, itemKeys.variable_groups(groupItem(it))]));
  const made = variables!.filter(isMadeHere);
  const used = new Set(made.map(({ row }) => row["group_id"]));
  return {
    format: packFormat,
    key: slug(name).slice(0, 40),
    version,
    title: { es: name, en: name },
    sources: [],
    rules: null,
    ...(Object.fromEntries(packParts.map((part) => [part, []])) as unknown as Record<PackPart, unknown[]>),
    roles: roles!.filter(isMadeHere).map(({ row }) => asItem("roles", row)),
    variable_groups: groups!.filter((it) => used.has(it.id) || isMadeHere(it)).map(groupItem),
    variables: made.map(({ row }) => asItem("variables", { ...row, group: keyOfGroup.get(row["group_id"] as number) })),
  };
}
