// Keys, and programs that call by them.
import { keyPermissions, type ApiKeyDraft } from "@atalaya/contract/resources/users/api-keys.ts";
import { insertKey } from "../../resources/api-keys/queries.ts";
import { system } from "../../platform/database/database.ts";
import type { Caller, TestApp } from "../test-app.ts";
import type { Maker } from "./maker.ts";
import { userIn } from "./people.ts";

const usual = { company_ids: null, expires_in_days: 30, requests_per_minute: 6000 };

/** Of somebody whose only place it is; whoever keeps the people there may see and end it. */
export const apiKeyIn: Maker = async (tx, ground) => {
  const user_id = await userIn(tx, ground);
  const draft = { ...usual, name: ground.name, permissions: ["records.situation.index" as const] };
  return (await insertKey(tx, user_id, draft)).id;
};

/** A program that calls by a new key of this person, of everything that a key may; whether the person may lend it is not asked. */
export async function aProgramOf(
  app: TestApp,
  person: Pick<Caller, "id">,
  draft: Partial<ApiKeyDraft> = {},
): Promise<Caller & { key_id: number }> {
  const whole = { ...usual, name: "Integración", permissions: keyPermissions, ...draft };
  const { id, key } = await app.write(system, (tx) => insertKey(tx, person.id, whole));
  return { ...app.withToken(person.id, key), key_id: id };
}
