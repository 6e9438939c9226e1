// Loading a file of boundaries in tests, as a console does: it is sent, read, and gone through in steps.
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { Drawn } from "./geo-files.ts";
import { startTestApp, type Answer, type Caller } from "./test-app.ts";

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

/** A server with the places of Chile, who keeps all of them, their ids by code, and the codes that the shapes of a load were given. */
export async function chileanServer() {
  const app = await startTestApp();
  const chief = await app.as("super_admin");
  await chief.post("/packs/load", { key: "chile", parts: ["places"], is_rehearsal: false });
  const { body } = await chief.get("/companies?type=tree");
  const placed = body.data as { territorial_code: string; id: number }[];
  const ids = new Map(placed.map(({ territorial_code, id }) => [territorial_code, id]));
  const codes = new Map(placed.map(({ territorial_code, id }) => [id, territorial_code]));
  const codesOf = (load: { features: { place: { id: number } | null }[] }) =>
    load.features.map(({ place }) => place && codes.get(place.id));
  return { app, chief, ids, codesOf };
}

/** Comunas of the province of Marga Marga, as their points lie. */
export const towns: [code: string, name: string, at: Position][] = [
  ["05801", "Quilpué", [-71.44, -33.05]],
  ["05802", "Limache", [-71.25, -33.0]],
  ["05803", "Olmué", [-71.17, -33.0]],
  ["05804", "Villa Alemana", [-71.37, -33.04]],
];

/** Strips beside each other, a tenth of a degree high, each around its town's point; neighbours share their border. */
export const strips = (named: (code: string, name: string) => Drawn["properties"]): Drawn[] => {
  const edges = [-71.6, -71.41, -71.31, -71.21, -71.1];
  const inOrder = [towns[0]!, towns[3]!, towns[1]!, towns[2]!];
  return inOrder.map(([code, name], index) => {
    const [west, east] = [edges[index]!, edges[index + 1]!];
    const ring: Position[] = [
      [west, -33.1],
      [east, -33.1],
      [east, -32.95],
      [west, -32.95],
      [west, -33.1],
    ];
    return { properties: named(code, name), polygons: [[ring]] };
  });
};

export const byCode = (code: string, name: string) => ({ CUT_COM: code, COMUNA: name });
export const allCodes = ["05801", "05804", "05802", "05803"];
