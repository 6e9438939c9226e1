// Sheets of an office in tests: sent as files, brought in as its console does, and looked at.
import { system } from "../../platform/database/database.ts";
import { aCountry, aVariable } from "../factories.ts";
import { startTestApp, type Answer, type Caller } from "../test-app.ts";

type Settings = Record<string, unknown>;

/** A server whose jobs run, with two municipalities that have codes, and a variable of schools. */
export async function serverOfOffices() {
  const app = await startTestApp();
  await app.app.jobs.start();
  const country = await aCountry(app);
  const codes = [
    [country.valparaiso, "05101"],
    [country.quilpue, "05801"],
    [country.talcahuano, "08110"],
  ] as const;
  for (const [id, territorial_code] of codes)
    await app.write(system, (tx) =>
      tx.updateTable("companies").set({ territorial_code }).where("id", "=", id).execute(),
    );
  const schools = await aVariable(country.chief, {
    name_es: "Escuela",
    value_type: "decimal",
    geometry_type: "any",
    fields: [{ key: "rol", type: "text", label_es: "Rol" }],
  });
  return { app, country, schools };
}

/** As an office writes a sheet: cells between semicolons. */
export const sheetOf = (...rows: readonly (readonly (string | number)[])[]): Buffer =>
  Buffer.from(rows.map((cells) => cells.join(";")).join("\r\n"));

/** Sends a file and begins to bring it in. */
export async function beginImport(
  by: Caller,
  variable_id: number,
  content: Buffer,
  more: object = {},
  name = "escuelas.csv",
): Promise<Answer> {
  const sent = await by.send("PUT", `/files?name=${encodeURIComponent(name)}`, content);
  if (sent.status !== 200) return sent;
  const target = { noun: "records", domain: "situation", variable_id };
  return by.post("/imports", { file_id: sent.body.data.file_id, target, ...more });
}

const running = ["reading", "examining", "writing", "undoing"];

/** Waits until nothing is done of it any more, and answers it. */
export async function settled(by: Caller, id: number) {
  for (;;) {
    const { status, body } = await by.get(`/imports/${id}`);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    if (!running.includes(body.state)) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A file that was read. */
export async function readImport(by: Caller, variable_id: number, content: Buffer, more: object = {}) {
  const { status, body } = await beginImport(by, variable_id, content, more);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return settled(by, body.id);
}

/** Asks for a step and waits for it. */
export async function finishAct(by: Caller, id: number, act: "examination" | "writing" | "undoing") {
  const { status, body } = await by.post(`/imports/${id}/${act}`);
  if (status !== 200) throw new Error(`${act}: ${status} ${JSON.stringify(body)}`);
  return settled(by, id);
}

/** Changes some of its settings. */
export const setImport = async (by: Caller, it: { id: number; settings: object }, settings: Settings) =>
  by.put(`/imports/${it.id}`, { ...it.settings, ...settings });

/** Read and examined with these settings. */
export async function examinedImport(
  by: Caller,
  variable_id: number,
  content: Buffer,
  settings: Settings = {},
  more: object = {},
) {
  const read = await readImport(by, variable_id, content, more);
  const { status, body } = await setImport(by, read, settings);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return finishAct(by, read.id, "examination");
}

/** Its rows as "row outcome: findings". */
export async function rowsOf(by: Caller, id: number, query = "") {
  const { body } = await by.get(`/imports/${id}/rows?${query}`);
  return (body.data as { row: number; outcome: string; findings: { text: string }[] }[]).map(
    ({ row, outcome, findings }) => [`${row} ${outcome}`, ...findings.map(({ text }) => text)].join(": "),
  );
}
