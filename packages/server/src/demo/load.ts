// Fills a fresh database with the demo: places, variables, records and accounts. Leaves a database that has users alone.
import { sql } from "kysely";
import type { Position } from "@atalaya/contract/geometry.ts";
import { system, type Database, type Tx } from "../platform/database/database.ts";
import { fromGeoJson } from "../platform/database/sql.ts";
import { hashPassword } from "../platform/passwords.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { insertEntities } from "./entities.ts";
import { country, municipalities, regions } from "./places.ts";
import { demoRecords } from "./records.ts";
import { situationVariables } from "./variables.ts";

const recordCount = 60;

export async function loadDemo({ db, write }: Database): Promise<void> {
  const someone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (someone) return;
  const password_hash = await hashPassword(demoPassword);
  const officer = await write(system, async (tx) => {
    const places = await insertPlaces(tx);
    await insertEntities(tx, places);
    const users = await insertAccounts(tx, places, password_hash);
    return users.get("officer@demo.test")!;
  });
  // In the officer's name, so that "latest changes" shows a person.
  await write({ id: officer }, insertRecords);
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

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

/** Ids by territorial code. A region stands at the mean of its municipalities here. */
async function insertPlaces(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const { id: nation } = await insertPlace(tx, { ...country, kind: "country", parent: null });
  ids.set(country.code, nation);
  for (const [code, reason_social] of regions) {
    const inside = municipalities.filter(([, , region]) => region === code);
    const at: Position = [mean(inside.map((it) => it[3])), mean(inside.map((it) => it[4]))];
    ids.set(code, (await insertPlace(tx, { reason_social, kind: "region", code, parent: nation, at })).id);
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

async function insertRecords(tx: Tx): Promise<void> {
  const variables: number[] = [];
  for (const variable of situationVariables) {
    const code = variable.name_es
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{Mn}/gu, "")
      .replaceAll(/\W+/g, "-");
    const row = { ...variable, code, domain: "situation", company_id: null };
    variables.push((await tx.insertInto("variables").values(row).returning("id").executeTakeFirstOrThrow()).id);
  }
  const places = await tx.selectFrom("companies").select(["id", "territorial_code"]).execute();
  const idOf = (cut: string) => places.find((place) => place.territorial_code === cut)!.id;
  const near = municipalities.map(([, , , lon, lat]) => ({ at: [lon, lat] as Position }));
  for (const { place, variable, value, geometry, ...record } of demoRecords(near, situationVariables, recordCount))
    await tx
      .insertInto("records")
      .values({
        ...record,
        domain: "situation",
        company_id: idOf(municipalities[place]![0]),
        variable_id: variables[variable]!,
        value: value === null ? null : sql`${JSON.stringify(value)}::jsonb`,
        geometry: fromGeoJson(geometry),
        source: "Dato ficticio",
      })
      .execute();
}
