// Users and their sessions.
import { insertSession } from "../../resources/sessions/queries.ts";
import { id, next, type Maker } from "./maker.ts";

/** Somebody who may read in the place, and is signed in. */
export const userIn: Maker = async (tx, { name, company_id, viewer_id }) => {
  const user = { name: `Persona ${name}`, email: `${name}${next()}@demo.test`.toLowerCase(), password_hash: "none" };
  const user_id = await id(tx.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow());
  await tx.insertInto("role_assignments").values({ user_id, role_id: viewer_id, company_id }).execute();
  return user_id;
};

/** Somebody's of the place, and so nobody's who calls. */
export const sessionIn: Maker = async (tx, ground) => {
  const user_id = await userIn(tx, ground);
  await insertSession(tx, user_id, 3600, { address: ground.name, user_agent: ground.name });
  return id(tx.selectFrom("sessions").select("id").where("user_id", "=", user_id).executeTakeFirstOrThrow());
};
