// Writing subscribers: inside the caller's places, and nothing that the place does not know.
import { alertLevelsOf } from "@atalaya/contract/domain/alert-levels.ts";
import type {
  AlertSubscription,
  AlertSubscriptionDraft,
  AlertSubscriptionPatch,
  OwnSubscriptionDraft,
  OwnSubscriptionPatch,
} from "@atalaya/contract/resources/alert-subscriptions.ts";
import { maskedAddress, normalAddress } from "@atalaya/contract/resources/alert-subscriptions/addresses.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { held } from "../../../platform/database/rows.ts";
import { FieldProblem, orNotFound, type FieldIssues } from "../../../platform/http/problem.ts";
import { within, type Scope } from "../../../platform/scope.ts";
import { rulesOf } from "../../packs/queries.ts";
import { findDefinition } from "../../variables/queries.ts";
import {
  countryOf,
  findSubscription,
  insertSubscription,
  leave,
  placesElsewhere,
  subscriptionsOfUser,
  updateSubscription,
} from "./queries.ts";
import { newSecret } from "./secrets.ts";

type Choice = Partial<Pick<AlertSubscriptionDraft, "company_ids" | "levels" | "variable_ids">>;

/** Of lists: what is wrong with an item, on the item. */
const onItems = <T>(
  field: string,
  items: readonly T[],
  isWrong: (item: T) => FieldIssues[string] | false,
): FieldIssues =>
  Object.fromEntries(
    items.flatMap((item, index) => {
      const issue = isWrong(item);
      return issue ? [[`${field}.${index}`, issue]] : [];
    }),
  );

/** Places below its own, levels of its country, types of alert that it knows. */
async function mayChoose(tx: Tx, company_id: number, { company_ids = [], levels = [], variable_ids = [] }: Choice) {
  const country = await countryOf(tx, company_id);
  if (country === undefined) throw new FieldProblem({ company_id: { code: "missing" } });
  const elsewhere = await placesElsewhere(tx, company_id, company_ids);
  const known = levels.length > 0 ? alertLevelsOf(await rulesOf(tx, country)).map(({ key }) => key) : [];
  const unknown: number[] = [];
  for (const id of variable_ids)
    if (!(await findDefinition(tx, "alert", id, company_id))?.is_available) unknown.push(id);
  const issues = {
    ...onItems("company_ids", company_ids, (id) => elsewhere.includes(id) && { code: "outside" }),
    ...onItems("levels", levels, (level) => !known.includes(level) && { code: "alert_level" }),
    ...onItems("variable_ids", variable_ids, (id) => unknown.includes(id) && { code: "missing" }),
  };
  if (Object.keys(issues).length > 0) throw new FieldProblem(issues);
}

export async function createSubscription(
  tx: Tx,
  scope: Scope,
  draft: AlertSubscriptionDraft,
): Promise<AlertSubscription> {
  within(scope, draft.company_id);
  await mayChoose(tx, draft.company_id, draft);
  const secret = newSecret();
  const id = await insertSubscription(tx, { ...draft, address: normalAddress(draft.channel, draft.address), secret });
  const made = orNotFound(await findSubscription(tx, scope, id));
  return { ...made, secret: made.channel === "webhook" ? secret : null };
}

export const heldSubscription = (tx: Tx, scope: Scope, id: number, version?: number) =>
  held(tx, "alert_subscriptions", id, () => findSubscription(tx, scope, id), version);

export async function changeSubscription(
  tx: Tx,
  scope: Scope,
  id: number,
  { version, ...changes }: AlertSubscriptionPatch,
): Promise<AlertSubscription> {
  const { company_id } = await heldSubscription(tx, scope, id, version);
  await mayChoose(tx, company_id, changes);
  await updateSubscription(tx, id, changes);
  return orNotFound(await findSubscription(tx, scope, id));
}

/** A new key for the calls of a webhook: the one before is of no use any more. */
export async function renewSecret(tx: Tx, scope: Scope, id: number): Promise<AlertSubscription> {
  const { channel } = await heldSubscription(tx, scope, id);
  if (channel !== "webhook") throw new FieldProblem({ channel: { code: "choice" } });
  const secret = newSecret();
  await updateSubscription(tx, id, { secret });
  return { ...orNotFound(await findSubscription(tx, scope, id)), secret };
}

/** The masked address: who it was, without where it led. */
const remainsOf = ({ channel, address, label }: Pick<AlertSubscription, "channel" | "address" | "label">) =>
  address === null ? label : maskedAddress(channel, address);

/** It goes with its address: whoever wants to be told again agrees again. */
export async function deleteSubscription(tx: Tx, scope: Scope, id: number, version?: number): Promise<void> {
  const current = await heldSubscription(tx, scope, id, version);
  await leave(tx, id, remainsOf(current), { deleted_at: sql<string>`now()` });
}

type Own = { user_id: number; name: string };
/** What was read where it was asked for, and from which address. */
type Consent = { text: string; address: string };

/** `seen`: where the account reads alerts; nobody is told of others. Its e-mail was proven when the account was made. */
export async function createOwn(
  tx: Tx,
  seen: Scope,
  { user_id, name, consent }: Own & { consent: Consent },
  { endpoint, keys, ...draft }: OwnSubscriptionDraft,
): Promise<AlertSubscription> {
  within(seen, draft.company_id);
  await mayChoose(tx, draft.company_id, draft);
  const id = await insertSubscription(tx, {
    ...draft,
    address: draft.channel === "push" ? endpoint! : null,
    ...(keys && { push_keys: keys }),
    label: name,
    user_id,
    // What an account may read is asked whenever a message is sent.
    sees_restricted: false,
    state: "active",
    secret: newSecret(),
    consent_text: consent.text,
    consent_address: consent.address,
  });
  return orNotFound((await subscriptionsOfUser(tx, user_id, id))[0]);
}

const heldOwn = (tx: Tx, user_id: number, id: number, version?: number) =>
  held(tx, "alert_subscriptions", id, async () => (await subscriptionsOfUser(tx, user_id, id))[0], version);

export async function changeOwn(
  tx: Tx,
  { user_id }: Own,
  id: number,
  { version, ...changes }: OwnSubscriptionPatch,
): Promise<AlertSubscription> {
  const { company_id } = await heldOwn(tx, user_id, id, version);
  await mayChoose(tx, company_id, changes);
  await updateSubscription(tx, id, changes);
  return orNotFound((await subscriptionsOfUser(tx, user_id, id))[0]);
}

export async function leaveOwn(tx: Tx, { user_id }: Own, id: number): Promise<void> {
  await leave(tx, id, remainsOf(await heldOwn(tx, user_id, id)));
}
