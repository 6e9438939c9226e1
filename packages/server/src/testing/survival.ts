// Kills a server in the middle of its work and looks whether everything that it acknowledged is still there.
import { demoPassword } from "../demo/accounts.ts";
import { startProcess } from "./server-process.ts";

type Where = { DATABASE_URL?: string | undefined; DATA_DIR: string };
type Outcome = { acknowledged: number; missing: number[]; unacknowledged_but_there: number };

const writers = 4;
const path = "/api/records/situation";

const json = async (address: string, path: string, token: string, body?: object) => {
  const answer = await fetch(address + path, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
};

async function signIn(address: string): Promise<string> {
  const account = { email: "super@demo.test", password: demoPassword };
  return ((await json(address, "/api/login", "none", account)) as { token: string }).token;
}

type Rows = { data: { id: number; title: string }[]; meta: { next_cursor: string | null } };

/** Titles of all records that were made here, by id. */
async function madeRecords(address: string, token: string): Promise<Map<number, string>> {
  const made = new Map<number, string>();
  let after = "";
  do {
    const page = (await json(address, `${path}?q=Sobreviviente&per_page=100${after}`, token)) as Rows;
    for (const { id, title } of page.data) made.set(id, title);
    after = page.meta.next_cursor ? `&after=${page.meta.next_cursor}` : "";
  } while (after);
  return made;
}

/** Writes over HTTP until `writes` are acknowledged, ends the server with SIGKILL while more are under way, starts it again. */
export async function survive(where: Where, writes: number): Promise<Outcome> {
  const first = await startProcess("demo/main.ts", where);
  const token = await signIn(first.address);
  const model = ((await json(first.address, `${path}?per_page=1`, token)) as { data: object[] }).data[0] as {
    company_id: number;
    variable_id: number;
  };
  const draft = { company_id: model.company_id, variable_id: model.variable_id, observed_on: "2026-03-02" };
  const acknowledged = new Map<number, string>();
  let killed: Promise<void> | undefined;
  let number = 0;
  const write = async () => {
    while (!killed) {
      const title = `Sobreviviente ${++number}`;
      const made = await json(first.address, path, token, { ...draft, title }).catch((error: unknown) => {
        if (!killed) throw error;
      });
      if (made) acknowledged.set((made as { id: number }).id, title);
      // The other writers are waiting for their answers at this moment.
      if (acknowledged.size >= writes) killed ??= first.kill();
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await killed;

  const second = await startProcess("demo/main.ts", where);
  try {
    const there = await madeRecords(second.address, await signIn(second.address));
    const missing = [...acknowledged].filter(([id, title]) => there.get(id) !== title).map(([id]) => id);
    const extra = [...there.keys()].filter((id) => !acknowledged.has(id)).length;
    return { acknowledged: acknowledged.size, missing, unacknowledged_but_there: extra };
  } finally {
    await second.stop();
  }
}
