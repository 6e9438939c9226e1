// One place of the caller's and another one, and drafts for making more there: what the access table calls.
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import { system } from "../platform/database/database.ts";
import { keyOf, sha256Of } from "../platform/files/file-store.ts";
import { aPlace, aRecord, aVariableDraft } from "./factories.ts";
import { id, next, type Ground } from "./makers/maker.ts";
import { eventIn, variableIn } from "./makers/records.ts";
import type { Hints } from "./operations.ts";
import type { TestApp } from "./test-app.ts";

/** Stands in every text of the other place's rows: an answer to the caller that holds it has leaked. */
export const otherMark = "Ajena-7731";

/** Values for the drafts of new rows in a place: what a schema alone cannot say. */
export const hintsFor = ({ company_id, variables, event_id, viewer_id }: Ground, domain: Domain): Hints => ({
  ...aRecord({ company_id, variable_id: variables[domain] }),
  ...aVariableDraft({ company_id }),
  value: null,
  // Two places of one name are refused.
  reason_social: `Comuna nueva ${next()}`,
  parent_company_id: company_id,
  centroid: { type: "Point", coordinates: [-71.6, -33.05] },
  email: `nueva${next()}@demo.test`,
  address: `nueva${next()}@demo.test`,
  password: "una clave segura",
  assignments: [{ role_id: viewer_id, company_id }],
  // Nothing is changed by a stale version: 409 tells that the caller could have.
  version: 999_999,
  company_id,
  owner_id: company_id,
  event_id,
  // Of a line of a log: what is sent anew is another one.
  uid: randomUUID(),
  text: "Texto nuevo",
  // Of the committee that a municipality has; of alerts the gravest.
  level: domain === "alert" ? "roja" : "communal",
  name: "acta.txt",
  screen: "records/situation",
  search: { status: "draft" },
  // More match: a step over many is understood and does nothing.
  count: 1,
});

/** The content of every file of a ground is its name. */
async function keepContent({ app, directory }: TestApp, name: string): Promise<void> {
  const path = join(directory, name);
  const content = Buffer.from(name);
  await writeFile(path, content);
  await app.files.put(keyOf({ sha256: sha256Of(content) }), path, content.length);
}

/** A municipality with a variable of its own in every domain. */
export async function aGround(app: TestApp, name: string): Promise<Ground> {
  const company_id = await aPlace(app, { name: `Comuna ${name}` });
  await keepContent(app, name);
  return app.write(system, async (tx) => {
    const viewer_id = await id(
      tx.selectFrom("roles").select("id").where("key", "=", "viewer").executeTakeFirstOrThrow(),
    );
    const ground = { name, company_id, viewer_id, event_id: 0, variables: {} as Record<Domain, number> };
    for (const domain of domains) ground.variables[domain] = await variableIn(domain)(tx, ground);
    return { ...ground, event_id: await eventIn(tx, ground) };
  });
}
