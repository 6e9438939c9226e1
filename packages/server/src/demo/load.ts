// Fills a fresh database with the demo: places, variables, records and accounts. Leaves a database that has users alone.
import { EventCard } from "@atalaya/contract/domain/event-card.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { hazardOf } from "@atalaya/contract/domain/hazards/catalogue.ts";
import { riskOf } from "@atalaya/contract/domain/risk-assessment.ts";
import { RecoveryItem } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import { system, type Database, type Tx } from "../platform/database/database.ts";
import { asJson, fromGeoJson } from "../platform/database/sql.ts";
import { hashPassword } from "../platform/people/passwords.ts";
import { loadPack } from "../resources/packs/load.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { assessmentRecords } from "./assessments.ts";
import { insertAlerts } from "./alerts.ts";
import { censusRecords } from "./census-units.ts";
import { insertCompositeIndex } from "./composite-index.ts";
import { disasters } from "./disasters.ts";
import { insertEntities } from "./entities.ts";
import { insertExercises } from "./exercises.ts";
import { insertInventory } from "./inventory.ts";
import { hillRecords } from "./hills.ts";
import { vulnerabilityRecords } from "./invented.ts";
import { insertLog } from "./log.ts";
import { insertReport } from "./report.ts";
import { insertCommittee } from "./committee.ts";
import { insertLegalDocuments } from "./legal.ts";
import { insertOutlines } from "./outlines.ts";
import { chile, municipalities, placesAbove, positionOf, variablesOf } from "./places.ts";
import { insertPublicText } from "./public-text.ts";
import { insertShelters } from "./shelters.ts";
import { demoRecords } from "./records.ts";
import { recoveryRecords } from "./recovery.ts";
import { insertSubscribers } from "./subscribers.ts";
import { insertUmbrella } from "./umbrella.ts";

const recordCount = 60;

export async function loadDemo(database: Database): Promise<void> {
  const { db, write } = database;
  const someone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (someone) return;
  const password_hash = await hashPassword(demoPassword);
  const users = await write(system, async (tx) => {
    const places = await insertPlaces(tx);
    await insertEntities(tx, places);
    await insertShelters(tx, places);
    await insertExercises(tx, places);
    await insertCommittee(tx, places, await insertLegalDocuments(tx, places));
    const users = await insertAccounts(tx, places, password_hash);
    await insertPublicText(tx);
    await setUp(tx);
    return Object.fromEntries(users);
  });
  const [officer, issuer] = [users["officer@demo.test"]!, users["admin@demo.test"]!];
  // In the officer's name, so that "latest changes" shows a person.
  await write({ id: officer }, insertRecords);
  const fire = await insertLog(database, { officer, chief: issuer });
  await insertInventory(database, fire, officer);
  await insertReport(database, fire, issuer);
  await write({ id: issuer }, (tx) => insertUmbrella(tx, fire));
  // Whoever agrees after an alert is told of what comes next.
  await insertSubscribers(database);
  await insertAlerts(database, officer, issuer);
}

/** The country as its pack has it, drawn roughly, and how many people were counted; ids by territorial code. */
async function insertPlaces(tx: Tx): Promise<Map<string, number>> {
  await loadPack(tx, chile);
  const rows = await tx.selectFrom("companies").select(["id", "territorial_code"]).execute();
  const ids = new Map(rows.map(({ id, territorial_code }) => [territorial_code!, id]));
  await insertOutlines(tx, ids);
  const counted = [...municipalities, ...placesAbove].map(({ code, population }) => ({
    company_id: ids.get(code)!,
    year: 2017,
    population,
    source: "Censo 2017, INE",
  }));
  await tx.insertInto("company_stats").values(counted).execute();
  return ids;
}

/** An invented municipality that has done with setting up. It is thrown away, so nothing of it is backed up at night. */
const setUp = (tx: Tx) =>
  tx
    .updateTable("installation")
    .set({
      organisation: "Municipalidad Demo",
      organisation_unit: "Unidad de Gestión del Riesgo de Desastres",
      timezone: "America/Santiago",
      currency: "CLP",
      ground: "included",
      backup_at: "off",
      skipped_steps: ["place", "mail", "backup"],
    })
    .execute();

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

/** Ids of the variables by domain and Spanish name. */
type Variables = Map<string, number>;
const variableKey = (domain: string, name_es: string) => `${domain} ${name_es}`;

const point = (at: Position) => fromGeoJson({ type: "Point", coordinates: at });

async function insertRecords(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom("variables").select(["id", "domain", "name_es"]).execute();
  const variables: Variables = new Map(rows.map(({ id, domain, name_es }) => [variableKey(domain, name_es), id]));
  const places = await tx.selectFrom("companies").select(["id", "territorial_code"]).execute();
  const idOf = (code: string) => places.find((place) => place.territorial_code === code)!.id;
  // Dwellings are told by census unit.
  const definitions = variablesOf("situation").filter(({ code }) => code !== "viviendas");
  for (const { place, variable, value, geometry, ...record } of demoRecords(municipalities, definitions, recordCount))
    await tx
      .insertInto("records")
      .values({
        ...record,
        domain: "situation",
        company_id: idOf(municipalities[place]!.code),
        variable_id: variables.get(variableKey("situation", definitions[variable]!.name_es))!,
        value: value === null ? null : asJson(value),
        geometry: fromGeoJson(geometry),
        source: "Dato ficticio",
      })
      .execute();
  const invented = [...vulnerabilityRecords(), ...censusRecords(), ...hillRecords()];
  for (const { variable, place, value, geometry, ...record } of invented)
    await tx
      .insertInto("records")
      .values({
        ...record,
        company_id: idOf(place),
        variable_id: variables.get(variableKey(record.domain, variable))!,
        value: asJson(value),
        geometry: fromGeoJson(geometry),
        source: "Dato ficticio",
      })
      .execute();
  await insertDisasters(tx, variables, places);
  await insertRecovery(tx, variables, idOf);
  await insertAssessments(tx, variables, idOf);
  await insertCompositeIndex(tx, (name_es) => variables.get(variableKey("vulnerability", name_es))!);
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

/** The municipality has judged them, where it is among the institutions. */
async function insertAssessments(tx: Tx, variables: Variables, idOf: (code: string) => number): Promise<void> {
  const assessors = await tx
    .selectFrom("institutions")
    .select(["id", "company_id"])
    .where("kind", "=", "municipal")
    .execute();
  for (const { variable, place, assessment, at, ...record } of assessmentRecords()) {
    const company_id = idOf(place);
    const institution_id = assessors.find((it) => it.company_id === company_id)?.id ?? null;
    await tx
      .insertInto("records")
      .values({
        ...record,
        domain: "risk",
        company_id,
        variable_id: variables.get(variableKey("risk", variable))!,
        value: asJson(riskOf(assessment)?.score ?? null),
        assessment: asJson({ ...assessment, institution_id }),
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
  const ids = new Map<string, number>();
  for (const { hazard, place, event, figures, at, part_of, ...record } of disasters) {
    const name = hazardOf(hazard)!.name.es;
    const { id } = await tx
      .insertInto("records")
      .values({
        ...record,
        domain: "risk",
        company_id: places.find(({ territorial_code }) => territorial_code === place)!.id,
        variable_id: variables.get(variableKey("risk", name))!,
        event: asJson(EventCard.parse(event)),
        figures: asJson(figures),
        geometry: point(at ?? positionOf(place)),
        geometry_method: at ? "geocoded" : "centroid",
        umbrella_id: part_of === undefined ? null : ids.get(part_of)!,
        // V4: what has no figure yet is not published.
        status: figures.length > 0 ? "published" : "validated",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(record.title, id);
  }
}
