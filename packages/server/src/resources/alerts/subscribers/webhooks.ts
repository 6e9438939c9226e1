// What a webhook has to be before it is called: an address of the outside world, that answers a signed test call.
import type {
  AlertSubscription,
  AlertSubscriptionDraft,
  WebhookTest,
} from "@atalaya/contract/resources/alert-subscriptions.ts";
import type { Actor } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/http/app-kit.ts";
import { allowedAddress, OutgoingFailure } from "../../../platform/http/outgoing.ts";
import { FieldProblem, orNotFound } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { callWebhook } from "../delivering/calls.ts";
import { activate, findReached, findSubscription } from "./queries.ts";

/** https alone, and nothing of this machine or its network, but where the operator allows a host: what it is told is for nobody else. */
export function checkWebhook(
  { channel, address }: Pick<AlertSubscriptionDraft, "channel" | "address">,
  allowed_hosts: readonly string[],
): void {
  if (channel !== "webhook") return;
  try {
    const { address: url, isAllowed } = allowedAddress(address, { allowed_hosts });
    if (url.protocol !== "https:" && !isAllowed) throw new FieldProblem({ address: { code: "webhook_https" } });
  } catch (error) {
    if (error instanceof OutgoingFailure)
      throw new FieldProblem({ address: { code: error.reason === "internal" ? "webhook_internal" : "url" } });
    throw error;
  }
}

const testBody = (subscription: AlertSubscription) =>
  JSON.stringify({ type: "test", timestamp: new Date().toISOString(), subscription: { id: subscription.id } });

/** Calls it now. The first call that is taken makes it active, and one that was refused is tried again by it. */
export async function testWebhook(app: Services, actor: Actor, scope: Scope, id: number): Promise<WebhookTest> {
  const found = orNotFound(await findSubscription(app.db, scope, id));
  const { channel, address, secret } = orNotFound(await findReached(app.db, { id }));
  if (channel !== "webhook" || address === null) throw new FieldProblem({ channel: { code: "choice" } });
  const { OUTGOING_ALLOWED_HOSTS } = await app.inForce.now();
  const webhook_id = `test_${crypto.randomUUID()}`;
  const { status, reason } = await callWebhook(
    { address, secret },
    webhook_id,
    testBody(found),
    OUTGOING_ALLOWED_HOSTS,
  );
  const is_delivered = status !== null && status >= 200 && status < 300;
  if (is_delivered && found.state !== "active")
    await app.write(actor, async (tx) => {
      await activate(tx, id);
      return null;
    });
  return { is_delivered, status, reason };
}
