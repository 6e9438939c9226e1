// Fills a fresh database with the demo: places, variables, records and accounts. Leaves a database that has users alone.
import { domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { EventCard } from "@atalaya/contract/domain/event-card.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { hazardOf } from "@atalaya/contract/domain/hazards.ts";
import type { Text } from "@atalaya/contract/text.ts";
import { RecoveryItem } from "@atalaya/contract/domain/recovery-item.ts";
import { system, type Database, type Tx } from "../platform/database/database.ts";
import { asJson, fromGeoJson } from "../platform/database/sql.ts";
import { hashPassword } from "../platform/people/passwords.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { disasters } from "./disasters.ts";
import { insertEntities } from "./entities.ts";
import { inventedRecords } from "./invented.ts";
import { insertCommittee } from "./committee.ts";
import { insertLegalDocuments } from "./legal.ts";
import { country, municipalities, regions } from "./places.ts";
import { insertPublicText } from "./public-text.ts";
import { insertShelters } from "./shelters.ts";
import { demoRecords } from "./records.ts";
import { recoveryRecords } from "./recovery.ts";
import { seedVariables, situationVariables } from "./variables.ts";

const recordCount = 60;

export async function loadDemo({ db, write }: Database): Promise<void> {
  const someone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (someone) return;
  const password_hash = await hashPassword(demoPassword);
  const officer = await write(system, async (tx) => {
    const places = await insertPlaces(tx);
    await insertEntities(tx, places);
    await insertShelters(tx, places);
    await insertCommittee(tx, places, await insertLegalDocuments(tx, places));
    const users = await insertAccounts(tx, places, password_hash);
    await insertPublicText(tx);
    return users.get("officer@demo.test")!;
  });
  // In the officer's name, so that "latest changes" shows a person.
  await write({ id: officer }, insertRecords);
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** A region stands at the mean of its municipalities here. */
function centreOf(region: string): Position {
  const inside = municipalities.filter(([, , code]) => code === region);
  return [mean(inside.map((it) => it[3])), mean(inside.map((it) => it[4]))];
}

const insertPlace = (
  tx: Tx,
  place: { reason_social: string; kind: string; code: string; parent: number | null; at: Position },
) =>
  tx
    .insertInto("companies")
    .values({
      reason_social: place.reason_social,
      kind: place.kind,
      territorial_code: place.code,
      country: "CL",
      parent_company_id: place.parent,
      centroid: fromGeoJson({ type: "Point", coordinates: place.at }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();

/** Ids by territorial code. */
async function insertPlaces(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const { id: nation } = await insertPlace(tx, { ...country, kind: "country", parent: null });
  ids.set(country.code, nation);
  for (const [code, reason_social] of regions) {
    const region = { reason_social, kind: "region", code, parent: nation, at: centreOf(code) };
    ids.set(code, (await insertPlace(tx, region)).id);
  }
  for (const [code, reason_social, region, lon, lat, population] of municipalities) {
    const place = {
      reason_social,
      kind: "municipality",
      code,
      parent: ids.get(region) ?? null,
      at: [lon, lat] as Position,
    };
    const { id: company_id } = await insertPlace(tx, place);
    ids.set(code, company_id);
    const census = { company_id, year: 2017, population, source: "Censo 2017, INE" };
    await tx.insertInto("company_stats").values(census).execute();
  }
  return ids;
}

async function insertAccounts(
  tx: Tx,
  places: Map<string, number>,
  password_hash: string,
): Promise<Map<string, number>> {
  const roles = new Map((await tx.selectFrom("roles").select(["id", "key"]).execute()).map(({ id, key }) => [key, id]));
  const ids = new Map<string, number>();
  for (const { email, name, is_super_admin, roles: held } of demoAccounts) {
    const user = { email, name, is_super_admin, password_hash };
    const { id } = await tx.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
    ids.set(email, id);
    for (const [role, code] of held)
      await tx
        .insertInto("role_assignments")
        .values({ user_id: id, role_id: roles.get(role)!, company_id: code === null ? null : places.get(code)! })
        .execute();
  }
  return ids;
}

const codeOf = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll(/\W+/g, "-");

/** Ids of the variables by domain and Spanish name. */
type Variables = Map<string, number>;
const variableKey = (domain: Domain, name_es: string) => `${domain} ${name_es}`;

async function insertGroup(tx: Tx, domain: Domain, { es, en }: Text, sort_order: number): Promise<number> {
  const row = { domain, company_id: null, name_es: es, name_en: en, sort_order };
  return (await tx.insertInto("variable_groups").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

async function insertVariables(tx: Tx): Promise<Variables> {
  const ids: Variables = new Map();
  for (const domain of domains) {
    const groups = new Map<string, number>();
    for (const [sort_order, { group, ...draft }] of seedVariables[domain].entries()) {
      if (group && !groups.has(group.es)) groups.set(group.es, await insertGroup(tx, domain, group, groups.size));
      const { options, fields, legend_classes, ...plain } = draft;
      const row = {
        ...plain,
        domain,
        code: codeOf(draft.name_es),
        group_id: group ? groups.get(group.es) : null,
        sort_order,
        options: asJson(options),
        fields: asJson(fields),
        legend_classes: asJson(legend_classes),
      };
      const { id } = await tx.insertInto("variables").values(row).returning("id").executeTakeFirstOrThrow();
      ids.set(variableKey(domain, draft.name_es), id);
    }
  }
  return ids;
}

const point = (at: Position) => fromGeoJson({ type: "Point", coordinates: at });

async function insertRecords(tx: Tx): Promise<void> {
  const variables = await insertVariables(tx);
  const places = await tx.selectFrom("companies").select(["id", "territorial_code"]).execute();
  const idOf = (code: string) => places.find((place) => place.territorial_code === code)!.id;
  const near = municipalities.map(([, , , lon, lat]) => ({ at: [lon, lat] as Position }));
  for (const { place, variable, value, geometry, ...record } of demoRecords(near, situationVariables, recordCount))
    await tx
      .insertInto("records")
      .values({
        ...record,
        domain: "situation",
        company_id: idOf(municipalities[place]![0]),
        variable_id: variables.get(variableKey("situation", situationVariables[variable]!.name_es))!,
        value: value === null ? null : asJson(value),
        geometry: fromGeoJson(geometry),
        source: "Dato ficticio",
      })
      .execute();
  for (const { variable, place, value, at, ...record } of inventedRecords())
    await tx
      .insertInto("records")
      .values({
        ...record,
        company_id: idOf(place),
        variable_id: variables.get(variableKey(record.domain, variable))!,
        value: asJson(value),
        geometry: point(at),
        source: "Dato ficticio",
      })
      .execute();
  await insertDisasters(tx, variables, places);
  await insertRecovery(tx, variables, idOf);
}

/** After the disasters that they follow; the municipality is responsible where it is among the institutions. */
async function insertRecovery(tx: Tx, variables: Variables, idOf: (code: string) => number): Promise<void> {
  const events = await tx.selectFrom("records").select(["id", "title"]).where("domain", "=", "risk").execute();
  const responsible = await tx
    .selectFrom("institutions")
    .select(["id", "company_id"])
    .where("kind", "=", "municipal")
    .execute();
  for (const { variable, place, follows, item, value, at, ...record } of recoveryRecords()) {
    const company_id = idOf(place);
    const recovery = RecoveryItem.parse({
      ...item,
      event_id: events.find(({ title }) => title === follows)!.id,
      responsible_institution_id: responsible.find((it) => it.company_id === company_id)?.id ?? null,
    });
    await tx
      .insertInto("records")
      .values({
        ...record,
        domain: "recovery",
        company_id,
        variable_id: variables.get(variableKey("recovery", variable))!,
        value: asJson(value),
        recovery: asJson(recovery),
        geometry: point(at),
        source: "Dato ficticio",
      })
      .execute();
  }
}

async function insertDisasters(
  tx: Tx,
  variables: Variables,
  places: { id: number; territorial_code: string | null }[],
): Promise<void> {
  const centres = new Map(municipalities.map(([code, , , lon, lat]): [string, Position] => [code, [lon, lat]]));
  centres.set(country.code, country.at);
  for (const [code] of regions) centres.set(code, centreOf(code));
  for (const { hazard, place, event, figures, at, ...record } of disasters) {
    const name = hazardOf(hazard)!.name.es;
    await tx
      .insertInto("records")
      .values({
        ...record,
        domain: "risk",
        company_id: places.find(({ territorial_code }) => territorial_code === place)!.id,
        variable_id: variables.get(variableKey("risk", name))!,
        event: asJson(EventCard.parse(event)),
        figures: asJson(figures),
        geometry: point(at ?? centres.get(place)!),
        geometry_method: at ? "geocoded" : "centroid",
        // V4: what has no figure yet is not published.
        status: figures.length > 0 ? "published" : "validated",
      })
      .execute();
  }
}
