// One row of every noun in the caller's place and one in another place, and drafts for making more: what the access table calls.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { catalogueOf, domains, type Domain } from "@atalaya/contract/domain/domains.ts";
import type { ArticleKind } from "@atalaya/contract/resources/articles.ts";
import { institutionKinds, institutionLevels } from "@atalaya/contract/resources/institutions.ts";
import { system, type Tx } from "../platform/database/database.ts";
import { keyOf, sha256Of } from "../platform/files/file-store.ts";
import { insertSession as insertUploadSession } from "../resources/files/queries.ts";
import { insertSession } from "../resources/sessions/queries.ts";
import { aPlace, aRecord, aVariableDraft } from "./factories.ts";
import { sampleIn, samples } from "./samples.ts";
import type { TestApp } from "./test-app.ts";
import type { Hints } from "./operations.ts";

/** Stands in every text of the other place's rows: an answer to the caller that holds it has leaked. */
export const otherMark = "Ajena-7731";

let made = 0;

/** A place with whatever a row may refer to; `viewer_id` is the role that only reads. */
export type Ground = { name: string; company_id: number; variables: Record<Domain, number>; viewer_id: number };

/** Makes one row of a noun in a place and answers its id. The name of a ground stands in the row's texts. */
export type Maker = (tx: Tx, ground: Ground) => Promise<number>;

const id = async (row: Promise<{ id: number }>): Promise<number> => (await row).id;
const point = sql<string>`st_setsrid(st_point(-71.6, -33.05), 4326)`;

const recordIn =
  (domain: Domain): Maker =>
  (tx, { name, company_id, variables }) =>
    id(
      tx
        .insertInto("records")
        .values({
          domain,
          company_id,
          variable_id: variables[domain],
          title: `Registro ${name}`,
          source: name,
          status: "draft",
          observed_on: "2026-03-02",
          geometry: point,
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );

/** A step of somebody of the place, and so nobody's who calls. */
const bulkChangeIn =
  (domain: Domain): Maker =>
  async (tx, ground) => {
    const user_id = await userIn(tx, ground);
    const step = { domain, user_id, kind: "delete", action: JSON.stringify({ kind: ground.name }), record_count: 1 };
    return id(tx.insertInto("bulk_changes").values(step).returning("id").executeTakeFirstOrThrow());
  };

const commentIn =
  (domain: Domain): Maker =>
  async (tx, ground) => {
    const record_id = await recordIn(domain)(tx, ground);
    const comment = { record_id, company_id: ground.company_id, text: `Comentario ${ground.name}` };
    return id(tx.insertInto("record_comments").values(comment).returning("id").executeTakeFirstOrThrow());
  };

const variableIn =
  (domain: Domain): Maker =>
  (tx, { name, company_id }) =>
    id(
      tx
        .insertInto("variables")
        .values({
          domain,
          company_id,
          code: `variable-${++made}`,
          name_es: `Variable ${name}`,
          geometry_type: "any",
          value_type: "none",
          color: "#8A4FD8",
          icon: "bed",
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );

const groupIn =
  (domain: Domain): Maker =>
  (tx, { name, company_id }) =>
    id(
      tx
        .insertInto("variable_groups")
        .values({ domain, company_id, name_es: `Grupo ${name}` })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );

const companyIn: Maker = (tx, { name, company_id }) =>
  id(
    tx
      .insertInto("companies")
      .values({
        reason_social: `Lugar ${name}`,
        kind: "community",
        parent_company_id: company_id,
        centroid: point,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

/** Somebody who may read in the place, and is signed in. */
const userIn: Maker = async (tx, { name, company_id, viewer_id }) => {
  const user = { name: `Persona ${name}`, email: `${name}${++made}@demo.test`.toLowerCase(), password_hash: "none" };
  const user_id = await id(tx.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow());
  await tx.insertInto("role_assignments").values({ user_id, role_id: viewer_id, company_id }).execute();
  return user_id;
};

/** The line about a record made in the place. */
const auditIn: Maker = async (tx, ground) => {
  const record_id = await recordIn("situation")(tx, ground);
  const line = tx
    .selectFrom("audit_log")
    .select("id")
    .where("resource", "=", "records")
    .where("record_id", "=", record_id);
  return id(line.executeTakeFirstOrThrow());
};

/** Somebody's of the place, and so nobody's who calls. */
const sessionIn: Maker = async (tx, ground) => {
  const user_id = await userIn(tx, ground);
  await insertSession(tx, user_id, 3600, { address: ground.name, user_agent: ground.name });
  return id(tx.selectFrom("sessions").select("id").where("user_id", "=", user_id).executeTakeFirstOrThrow());
};

const institutionIn: Maker = (tx, { name, company_id }) =>
  id(
    tx
      .insertInto("institutions")
      .values({ company_id, name_es: `Institución ${name}`, kind: institutionKinds[0], level: institutionLevels[0] })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

const institutionFunctionIn: Maker = async (tx, ground) =>
  id(
    tx
      .insertInto("institution_functions")
      .values({
        company_id: ground.company_id,
        institution_id: await institutionIn(tx, ground),
        phase: "response",
        role: "lead",
        text: ground.name,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

const personIn: Maker = (tx, { name, company_id }) =>
  id(
    tx
      .insertInto("persons")
      .values({ company_id, first_name: "Persona", last_name: name })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

const legalDocumentIn: Maker = (tx, { name, company_id }) =>
  id(
    tx
      .insertInto("legal_documents")
      .values({
        company_id,
        kind: "decree",
        number: `${++made}`,
        title_es: `Documento ${name}`,
        issuing_body: name,
        level: "communal",
        issued_on: "2026-03-02",
        status: "in_force",
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

/** Asked by the place of itself: who may answer for it may read what it asks. */
const proposalIn: Maker = async (tx, ground) => {
  const [document_id, subject_id] = [await legalDocumentIn(tx, ground), await legalDocumentIn(tx, ground)];
  const proposed = JSON.stringify({ document_id, relation: "repeals", works_from_on: "2026-03-02" });
  const { company_id, name } = ground;
  const about = { resource: "legal_documents", subject_id, kind: "legal_relation", proposed, reason: name };
  const made = tx.insertInto("proposals").values({ company_id, from_company_id: company_id, ...about });
  return id(made.returning("id").executeTakeFirstOrThrow());
};

const committeeIn: Maker = async (tx, ground) => {
  const act = { constitution_document_id: await legalDocumentIn(tx, ground), constituted_on: "2026-03-02" };
  // Dissolved, because only one of a kind is active in a place.
  const row = { company_id: ground.company_id, name: `Comité ${ground.name}`, kind: "coe", level: "communal", ...act };
  return id(
    tx
      .insertInto("committees")
      .values({ ...row, dissolved_on: "2026-04-02" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
};

const committeeSessionIn: Maker = async (tx, ground) =>
  id(
    tx
      .insertInto("committee_sessions")
      .values({
        company_id: ground.company_id,
        committee_id: await committeeIn(tx, ground),
        number: 1,
        year: 2026,
        kind: "ordinary",
        mode: "remote",
        status: "called",
        starts_at: "2026-03-02T13:00:00Z",
        place: ground.name,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

/** Somebody's of the place, and so nobody's who calls. */
const uploadIn: Maker = async (tx, ground) => {
  const user_id = await userIn(tx, ground);
  return insertUploadSession(tx, user_id, { name: `${ground.name}.txt`, size: 10, mime_type: "text/plain" });
};

/** Uploaded by somebody of the place and attached to it, so that who may see the place may see the file. */
async function attachmentRow(tx: Tx, ground: Ground): Promise<{ id: number; file_id: number }> {
  const user_id = await userIn(tx, ground);
  const content = Buffer.from(ground.name);
  const file = { name: `${ground.name}.txt`, size: content.length, mime_type: "text/plain", sha256: sha256Of(content) };
  const file_id = await id(
    tx
      .insertInto("files")
      .values({ user_id, ...file })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const draft = { owner: "companies", owner_id: ground.company_id, kind: "other", licence: "unknown" };
  const attached = tx.insertInto("attachments").values({ file_id, title: ground.name, ...draft });
  return { id: await id(attached.returning("id").executeTakeFirstOrThrow()), file_id };
}

const attachmentIn: Maker = async (tx, ground) => (await attachmentRow(tx, ground)).id;
const fileIn: Maker = async (tx, ground) => (await attachmentRow(tx, ground)).file_id;

/** Of somebody of the place, and so nobody's who calls. */
const savedViewIn: Maker = async (tx, ground) => {
  const user_id = await userIn(tx, ground);
  const view = { user_id, screen: "records/situation", name: ground.name, search: JSON.stringify({ q: ground.name }) };
  return id(tx.insertInto("saved_views").values(view).returning("id").executeTakeFirstOrThrow());
};

/** A role is the same in every place, so its name tells nothing of one. */
const anyRole: Maker = (tx) => {
  const key = `rol_${++made}`;
  const role = { key, name_es: `Rol ${made}`, name_en: `Role ${made}`, permissions: [] };
  return id(tx.insertInto("roles").values(role).returning("id").executeTakeFirstOrThrow());
};

/** Public text is the same in every place, so it tells nothing of one. */
const articleOf =
  (kind: ArticleKind): Maker =>
  (tx) => {
    const number = ++made;
    const article = { kind, slug: `texto-${number}`, title_es: `Texto ${number}`, body_es: "<p>Texto</p>" };
    return id(
      tx
        .insertInto("articles")
        .values({ ...article, sort_order: number })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
  };

const anyTerms: Maker = (tx) => {
  const draft = { kind: "terms", effective_from: "2026-01-01", body_es: "<p>Texto</p>" };
  return id(tx.insertInto("terms").values(draft).returning("id").executeTakeFirstOrThrow());
};

/** Rows behind `{id}` by the path before it. A new noun without a line here fails the access table. */
export const makers: Record<string, Maker> = {
  ...Object.fromEntries(
    domains.flatMap((domain) => [
      [`/api/records/${domain}`, recordIn(domain)],
      [`/api/records/${domain}/comments`, commentIn(domain)],
      [`/api/records/${domain}/bulk`, bulkChangeIn(domain)],
      [`/api/variables/${catalogueOf[domain]}`, variableIn(domain)],
      [`/api/variables/${catalogueOf[domain]}/groups`, groupIn(domain)],
    ]),
  ),
  "/api/companies": companyIn,
  "/api/companies/associateCompanies": companyIn,
  "/api/companies/associatePersons": companyIn,
  "/api/companies/siichile": companyIn,
  "/api/attachments": attachmentIn,
  "/api/audit": auditIn,
  "/api/files": fileIn,
  "/api/institutions": institutionIn,
  "/api/committee-sessions": committeeSessionIn,
  "/api/committees": committeeIn,
  "/api/institution-functions": institutionFunctionIn,
  "/api/legal-documents": legalDocumentIn,
  "/api/persons": personIn,
  ...Object.fromEntries(samples.map((sample) => [sample.path, sampleIn(sample)])),
  "/api/proposals": proposalIn,
  "/api/roles": anyRole,
  "/api/saved-views": savedViewIn,
  "/api/settings/sessions": sessionIn,
  "/api/uploads": uploadIn,
  "/api/topics": articleOf("topics"),
  "/api/faqs": articleOf("faqs"),
  "/api/terms": anyTerms,
  "/api/users": userIn,
};

/** Values for the drafts of new rows in a place: what a schema alone cannot say. */
export const hintsFor = ({ company_id, variables, viewer_id }: Ground, domain: Domain): Hints => ({
  ...aRecord({ company_id, variable_id: variables[domain] }),
  ...aVariableDraft({ company_id }),
  value: null,
  // Two places of one name are refused.
  reason_social: `Comuna nueva ${++made}`,
  parent_company_id: company_id,
  centroid: { type: "Point", coordinates: [-71.6, -33.05] },
  email: `nueva${++made}@demo.test`,
  password: "una clave segura",
  assignments: [{ role_id: viewer_id, company_id }],
  // Nothing is changed by a stale version: 409 tells that the caller could have.
  version: 999_999,
  company_id,
  owner_id: company_id,
  // Of the committee that a municipality has.
  level: "communal",
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
    const ground = { name, company_id, viewer_id, variables: {} as Record<Domain, number> };
    for (const domain of domains) ground.variables[domain] = await variableIn(domain)(tx, ground);
    return ground;
  });
}
