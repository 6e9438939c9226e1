// Institutions, persons, laws and the committee of a ground.
import { institutionKinds, institutionLevels } from "@atalaya/contract/resources/institutions.ts";
import { id, next, type Maker } from "./maker.ts";

export const institutionIn: Maker = (tx, { name, company_id }) =>
  id(
    tx
      .insertInto("institutions")
      .values({ company_id, name_es: `Institución ${name}`, kind: institutionKinds[0], level: institutionLevels[0] })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

export const institutionFunctionIn: Maker = async (tx, ground) =>
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

export const personIn: Maker = (tx, { name, company_id }) =>
  id(
    tx
      .insertInto("persons")
      .values({ company_id, first_name: "Persona", last_name: name })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

export const legalDocumentIn: Maker = (tx, { name, company_id }) =>
  id(
    tx
      .insertInto("legal_documents")
      .values({
        company_id,
        kind: "decree",
        number: `${next()}`,
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
export const proposalIn: Maker = async (tx, ground) => {
  const [document_id, subject_id] = [await legalDocumentIn(tx, ground), await legalDocumentIn(tx, ground)];
  const proposed = JSON.stringify({ document_id, relation: "repeals", works_from_on: "2026-03-02" });
  const { company_id, name } = ground;
  const about = { resource: "legal_documents", subject_id, kind: "legal_relation", proposed, reason: name };
  const made = tx.insertInto("proposals").values({ company_id, from_company_id: company_id, ...about });
  return id(made.returning("id").executeTakeFirstOrThrow());
};

export const committeeIn: Maker = async (tx, ground) => {
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

export const committeeSessionIn: Maker = async (tx, ground) =>
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
