// Records, variables and places of a ground, and what the audit log says of a record.
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import { userIn } from "./people.ts";
import { id, next, point, type Maker } from "./maker.ts";

export const recordIn =
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
export const bulkChangeIn =
  (domain: Domain): Maker =>
  async (tx, ground) => {
    const user_id = await userIn(tx, ground);
    const step = { domain, user_id, kind: "delete", action: JSON.stringify({ kind: ground.name }), record_count: 1 };
    return id(tx.insertInto("bulk_changes").values(step).returning("id").executeTakeFirstOrThrow());
  };

export const commentIn =
  (domain: Domain): Maker =>
  async (tx, ground) => {
    const record_id = await recordIn(domain)(tx, ground);
    const comment = { record_id, company_id: ground.company_id, text: `Comentario ${ground.name}` };
    return id(tx.insertInto("record_comments").values(comment).returning("id").executeTakeFirstOrThrow());
  };

export const variableIn =
  (domain: Domain): Maker =>
  (tx, { name, company_id }) =>
    id(
      tx
        .insertInto("variables")
        .values({
          domain,
          company_id,
          code: `variable-${next()}`,
          name_es: `Variable ${name}`,
          geometry_type: "any",
          value_type: "none",
          color: "#8A4FD8",
          icon: "bed",
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );

/** A disaster, so that it has a log. */
export const eventIn: Maker = async (tx, ground) => {
  const risk = await variableIn("risk")(tx, ground);
  await tx.updateTable("variables").set({ kind: "event_type" }).where("id", "=", risk).execute();
  return recordIn("risk")(tx, { ...ground, variables: { ...ground.variables, risk } });
};

export const groupIn =
  (domain: Domain): Maker =>
  (tx, { name, company_id }) =>
    id(
      tx
        .insertInto("variable_groups")
        .values({ domain, company_id, name_es: `Grupo ${name}` })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );

export const compositeIndexIn: Maker = async (tx, ground) => {
  const [one, other] = [await variableIn("vulnerability")(tx, ground), await variableIn("vulnerability")(tx, ground)];
  await tx.updateTable("variables").set({ value_type: "decimal" }).where("id", "in", [one, other]).execute();
  const members = [one, other].map((variable_id) => ({ variable_id, weight: 0.5 }));
  return id(
    tx
      .insertInto("composite_indices")
      .values({ company_id: ground.company_id, name_es: `Índice ${ground.name}`, members: JSON.stringify(members) })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
};

export const companyIn: Maker = (tx, { name, company_id }) =>
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

/** The line about a record made in the place. */
export const auditIn: Maker = async (tx, ground) => {
  const record_id = await recordIn("situation")(tx, ground);
  const line = tx
    .selectFrom("audit_log")
    .select("id")
    .where("resource", "=", "records")
    .where("record_id", "=", record_id);
  return id(line.executeTakeFirstOrThrow());
};
