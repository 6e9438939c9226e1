// Loading a file of boundaries in tests, as a console does: it is sent, read, and gone through in steps.
import type { Answer, Caller } from "./test-app.ts";

/** Sends a file and begins a load of it; the answer of the latter. */
export async function startLoad(by: Caller, name: string, content: Buffer): Promise<Answer> {
  const sent = await by.send("PUT", `/files?name=${encodeURIComponent(name)}`, content);
  return sent.status === 200 ? by.post("/boundary-loads", { file_id: sent.body.data.file_id }) : sent;
}

/** Takes steps until all is done; how far it came in the end. */
export async function finish(by: Caller, id: number, step: "examination" | "writing" | "undoing") {
  for (;;) {
    const { status, body } = await by.post(`/boundary-loads/${id}/${step}`);
    if (status !== 200) throw new Error(`${step}: ${status} ${JSON.stringify(body)}`);
    if (body.done === body.total) return body as { done: number; total: number };
  }
}

/** A load that was read and examined. */
export async function loadFile(by: Caller, name: string, content: Buffer) {
  const { status, body } = await startLoad(by, name, content);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  await finish(by, body.id, "examination");
  return (await by.get(`/boundary-loads/${body.id}`)).body;
}
