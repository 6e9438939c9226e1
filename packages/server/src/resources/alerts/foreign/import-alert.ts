// A message of another system (CAP) becomes a draft: read in a thread, mended, filed under a place and a type, its bytes kept (decision 0054).
import { createHash } from "node:crypto";
import { instantOf } from "@atalaya/contract/domain/cap/times.ts";
import { AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import type { AlertImport, AlertImported } from "@atalaya/contract/resources/alerts/imports.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { alertImportWords } from "@atalaya/contract/words/alerts/import.ts";
import type { ReadMessage } from "../../../platform/cap/read-cap.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import { inTextThread } from "../../../platform/workers/worker-pool.ts";
import { rulesOf } from "../../packs/queries.ts";
import { areaOf } from "../area.ts";
import { createAlert, readAlert } from "../changes.ts";
import { placeOf } from "../queries.ts";
import type { AlertReader } from "../references.ts";
import { draftOf } from "./draft-of.ts";
import { asShape, findImported, insertSource } from "./queries.ts";

/** Throws 422 on the field that it came by, with the reason why it is not read. */
export async function readForeign(content: Buffer, field: "file" | "address"): Promise<ReadMessage> {
  // A copy: what a thread is handed is gone here.
  const read = await inTextThread("cap", [Uint8Array.from(content)]);
  if ("problem" in read)
    throw new FieldProblem({ [field]: { code: `cap_${read.problem}`, parameters: { detail: read.detail } } });
  return read;
}

/** The draft of the message, or the one that was made of it before. */
export async function importAlert(
  tx: Tx,
  reader: AlertReader,
  { company_id, variable_id, address }: AlertImport,
  { content, read, language }: { content: Buffer; read: ReadMessage; language: Language },
): Promise<AlertImported> {
  const place = await placeOf(tx, company_id, variable_id);
  if (!place) throw new FieldProblem({ variable_id: { code: "missing" } });
  const { draft, notes } = draftOf(read, { company_id, variable_id }, await rulesOf(tx, place.country), language);
  const told = notes.map(({ code, parameters }) => ({
    code,
    text: say(alertImportWords[`alert_import.${code}`], language, parameters),
  }));
  const { sender, identifier, sent } = read.message;
  const named = { company_id, sender, identifier, sent_at: instantOf(sent).toISOString() };
  const before = await findImported(tx, named);
  if (before !== undefined) {
    const { id, code, kind } = await readAlert(tx, reader, before);
    return { id, code, kind, is_new: false, notes: told };
  }
  const alert = await createAlert(tx, reader, checked({ ...draft, area_drawn: await mended(tx, draft) }));
  const { id, code, kind } = alert;
  const sha256 = createHash("sha256").update(content).digest("hex");
  await insertSource(tx, {
    ...named,
    alert_id: id,
    content,
    sha256,
    has_signature: read.has_signature,
    fetched_from: address ?? null,
  });
  return { id, code, kind, is_new: true, notes: told };
}

/** What no alert of ours can say, such as a circle around half the world, is wrong in the file and not in a field of the caller's. */
function checked(draft: object): AlertDraft {
  const { data, error } = AlertDraft.safeParse(draft);
  if (data) return data;
  throw new FieldProblem({ file: { code: "cap_invalid", parameters: { detail: error.issues[0]!.path.join(".") } } });
}

/** What crosses itself in other systems is common, and no reason to go without the area. */
async function mended(tx: Tx, { company_id, area_drawn }: ReturnType<typeof draftOf>["draft"]) {
  if (!area_drawn) return null;
  const alone = { company_id, area_record_ids: [], area_company_ids: [], area_circle: null };
  const { geometry } = await areaOf(tx, { ...alone, area_drawn });
  return geometry && asShape(tx, geometry);
}
