// The next message of an alert, put together of what the database knows: the preview shows it, issuing sends it.
import { sql } from "kysely";
import type { AlertContent, Submission } from "@atalaya/contract/resources/alerts/answers.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { rulesOf } from "../packs/queries.ts";
import { pageOf, saidOf, type Said, type ToSay } from "./cap-message.ts";
import { policyOf } from "./policies.ts";
import { messagesOf, placeOf, saidIn, type FoundAlert } from "./queries.ts";
import { contentOf } from "./rules.ts";

async function codesOf(db: Db | Tx, company_ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select territorial_code as code from companies where id = any(${company_ids}::bigint[]) and territorial_code is not null
    order by 1`.execute(db);
  return rows.map(({ code }) => code);
}

/** What is said next: the prepared change, else the alert as it is. */
export const contentNext = (alert: FoundAlert, what: Submission | null): AlertContent =>
  contentOf(what !== "cancellation" && alert.prepared ? alert.prepared : alert);

type Circumstances = Pick<ToSay, "sent" | "sequence" | "pages" | "rings">;

/** `what`: `cancellation` says that it is over, in the words that were prepared with the alert where nobody has said others. */
export async function toSay(
  db: Db | Tx,
  alert: FoundAlert,
  what: Submission | null,
  circumstances: Circumstances,
): Promise<ToSay> {
  const content = contentNext(alert, what);
  const place = (await placeOf(db, content.company_id, content.variable_id))!;
  const prepared = { reason: "ended", text_es: content.all_clear_es, text_en: content.all_clear_en };
  return {
    ...circumstances,
    kind: alert.kind,
    code: alert.code,
    content,
    place,
    rules: await rulesOf(db, place.country),
    policy: await policyOf(db, content.company_id),
    geocodes: await codesOf(db, content.area_company_ids),
    earlier: await messagesOf(db, alert.id),
    cancellation: what === "cancellation" ? (alert.cancellation ?? prepared) : null,
  };
}

/** What its sheet says: the last message, or the draft as it stands. `address`: of the page that everybody reads, where there is one. */
export async function toPrint(db: Db, alert: FoundAlert, pages: string | null) {
  const message = alert.messages.at(-1) ?? null;
  const place = (await placeOf(db, alert.company_id, alert.variable_id))!;
  const drafted = { sent: new Date(), sequence: 1, pages, rings: null };
  const said: Said = message ? await saidIn(db, message.id) : saidOf(await toSay(db, alert, null, drafted));
  const isOpen = message !== null && said.kind === "alert" && said.scope === "Public";
  return { said, place, message, address: isOpen ? pageOf(pages, message.identifier) : null };
}
