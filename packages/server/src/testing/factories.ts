// Things that tests need: places, variables, and drafts of records with sensible values.
import { sql } from "kysely";
import type { RecordDraft, RecordStatus } from "@atalaya/contract/resources/records.ts";
import { system } from "../platform/database/database.ts";
import { hashPassword } from "../platform/people/passwords.ts";
import type { Caller, TestApp } from "./test-app.ts";

let made = 0;

type PlaceOptions = { name?: string; parent?: number | null; kind?: string; at?: [lon: number, lat: number] };

/** A place, a municipality unless said otherwise; answers its id. */
export async function aPlace({ app, write }: TestApp, options: PlaceOptions = {}): Promise<number> {
  const [lon, lat] = options.at ?? [-71.6231, -33.0436];
  const { id } = await write(system, (tx) =>
    tx
      .insertInto("companies")
      .values({
        reason_social: options.name ?? `Comuna ${++made}`,
        kind: options.kind ?? "municipality",
        parent_company_id: options.parent ?? null,
        centroid: sql<string>`st_setsrid(st_point(${lon}, ${lat}), 4326)`,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  app.identities.forget();
  return id;
}

export const aVariableDraft = (changes: object = {}) => ({
  name_es: `Albergue ${++made}`,
  name_en: "Shelter",
  geometry_type: "any",
  value_type: "integer",
  unit_es: "personas",
  color: "#8A4FD8",
  icon: "bed",
  company_id: null,
  ...changes,
});

/** A variable of the situation domain, shared by all places unless said otherwise; answers its id. */
export async function aVariable(by: Caller, changes: object = {}): Promise<number> {
  const answer = await by.post("/variables/situationMap", aVariableDraft(changes));
  if (answer.status !== 201) throw new Error(`no variable: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

type Given = Partial<RecordDraft> & Pick<RecordDraft, "company_id" | "variable_id">;

export const aRecord = (given: Given) => ({
  title: `Albergue ${++made}`,
  value: 120,
  observed_on: "2026-03-02",
  source: "Catastro municipal",
  geometry: { type: "Point", coordinates: [-71.6, -33.05] },
  ...given,
});

/** Puts a record into a state of the review as if it had come there step by step. */
export const inStatus = ({ write }: TestApp, id: number, status: RecordStatus) =>
  write(system, (tx) => tx.updateTable("records").set({ status }).where("id", "=", id).execute());

/** Draft of a person; the tests of a place give its id. */
export const aPersonDraft = (changes: object = {}) => ({
  first_name: `Persona ${++made}`,
  last_name: "Demo",
  ...changes,
});

export const anInstitutionDraft = (changes: object = {}) => ({
  name_es: `Institución ${++made}`,
  kind: "municipal",
  level: "communal",
  ...changes,
});

/** An institution of a place; answers its id. */
export async function anInstitution(by: Caller, company_id: number, changes: object = {}): Promise<number> {
  const answer = await by.post("/institutions", anInstitutionDraft({ company_id, ...changes }));
  if (answer.status !== 201) throw new Error(`no institution: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

export const aPropertyDraft = (changes: object = {}) => ({
  name: `Bodega ${++made}`,
  kind: "building",
  use: "storage",
  geometry: { type: "Point", coordinates: [-71.6, -33.05] },
  ...changes,
});

export const password = "una clave segura";
const password_hash = hashPassword(password);

/** Somebody who can sign in with `password`; answers the e-mail and the id. */
export async function aPerson({ write }: TestApp, changes: object = {}): Promise<{ id: number; email: string }> {
  const email = `vecina${++made}@demo.test`;
  const user = { name: `Vecina ${made}`, email, password_hash: await password_hash, ...changes };
  const { id } = await write(system, (tx) =>
    tx.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow(),
  );
  return { id, email };
}

/** Two regions: the first with two municipalities, the second with one. A shared variable, and the people of these tests. */
export async function aCountry(app: TestApp) {
  const region = await aPlace(app, { name: "Región de Valparaíso", kind: "region" });
  const valparaiso = await aPlace(app, { name: "Valparaíso", parent: region });
  const quilpue = await aPlace(app, { name: "Quilpué", parent: region });
  const elsewhere = await aPlace(app, { name: "Región del Biobío", kind: "region" });
  const talcahuano = await aPlace(app, { name: "Talcahuano", parent: elsewhere });
  const chief = await app.as("super_admin");
  return {
    region,
    valparaiso,
    quilpue,
    elsewhere,
    talcahuano,
    chief,
    officer: await app.as("editor", [valparaiso]),
    regional: await app.as("editor", [region]),
    outsider: await app.as("editor", [talcahuano]),
    viewer: await app.as("viewer", [null]),
    shelters: await aVariable(chief, { name_es: "Albergue" }),
  };
}

/** A whole draft of a place: a municipality unless said otherwise. */
export const aPlaceDraft = (changes: object = {}) => ({
  reason_social: `Comuna ${++made}`,
  kind: "municipality",
  parent_company_id: null as number | null,
  centroid: { type: "Point", coordinates: [-71.6231, -33.0436] },
  ...changes,
});
