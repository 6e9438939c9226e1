// The description as it is served: the collected one, with names, security, errors, headers, examples and a word on each noun.
import type { FastifyInstance } from "fastify";
import { apiNounWords } from "@atalaya/contract/words/api/nouns.ts";
import { exampleOf } from "./example.ts";
import { callsOf, type Call, type Content, type Document, type Parameter } from "./json.ts";
import { nameSchemas } from "./names.ts";
import { nounAt } from "./nouns.ts";
import { components, errorsOf, headersOf, letHeaderStand, parametersOf } from "./parts.ts";
import { tidied } from "./tidy.ts";

/** How the collected description says whom a call is closed to. */
export const closedToKeys = "x-closed-to-keys";

/** `getRecordsByDomainById` of `GET /api/records/{domain}/{id}`: stable as long as the address is. */
export function operationIdOf(method: string, path: string): string {
  const words = path.replace(/^\/api\//, "/").split(/[^A-Za-z0-9{}]+/);
  const named = words
    .flatMap((word) => word.split(/(?=\{)/))
    .filter(Boolean)
    .map((word) =>
      word.replace(/^\{(\w)(\w*)\}$/, (_, first: string, rest: string) => `By${first.toUpperCase()}${rest}`),
    )
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method + named.join("");
}

const byEnding: [RegExp, string][] = [
  [/\.pdf$/, "application/pdf"],
  [/\.mvt$/, "application/vnd.mapbox-vector-tile"],
  [/\.xml$/, "application/xml"],
  [/\.atom$/, "application/atom+xml"],
  [/\.rss$/, "application/rss+xml"],
  [/\.ics$/, "text/calendar"],
  [/\.xlsx$/, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  [/\/events$/, "text/event-stream"],
  [/^\/health\//, "application/json"],
];

/** What a call answers whose content no schema describes. */
function fileAt(path: string): Content {
  const type = byEnding.find(([ending]) => ending.test(path))?.[1] ?? "application/octet-stream";
  return { [type]: { schema: type === "application/json" ? {} : { type: "string" } } };
}

function completeAnswers({ path, operation }: Call): void {
  const { responses } = operation;
  for (const status of ["4XX", "5XX", "default"]) delete responses[status];
  if (!Object.keys(responses).some((status) => status.startsWith("2")))
    responses["200"] = { description: "The file", content: fileAt(path) };
}

function complete(call: Call): void {
  const { path, method, operation } = call;
  const { [closedToKeys]: isClosed, ...own } = operation as Call["operation"] & { [closedToKeys]?: boolean };
  const isPublic = own.security?.length === 0;
  completeAnswers(call);
  operation.operationId = operationIdOf(method, path);
  operation.summary ??= path === "/health/live" ? "Whether the server runs" : "Whether the server can answer";
  operation.tags = [nounAt(path)];
  if (!isPublic) operation.security = isClosed ? [{ session: [] }] : [{ session: [] }, { key: [] }];
  delete (operation as { [closedToKeys]?: boolean })[closedToKeys];
  operation.parameters = [...(operation.parameters ?? []), ...parametersOf(call)];
  if (operation.parameters.length === 0) delete operation.parameters;
  for (const response of Object.values(operation.responses)) {
    if (!("description" in response)) continue;
    if (response.description === "Default Response") response.description = "Done";
    response.headers = headersOf(call, !isPublic && !isClosed);
    if (Object.keys(response.headers).length === 0) delete response.headers;
  }
  Object.assign(operation.responses, errorsOf(call, isPublic));
  illustrate(call);
  letHeaderStand(call);
}

/** Beside each schema of a body and of an answer a value that fits it. */
function illustrate({ operation }: Call): void {
  const contents = [
    operation.requestBody?.content,
    ...Object.values(operation.responses).map((it) => ("content" in it ? it.content : undefined)),
  ];
  for (const content of contents) {
    const json = content?.["application/json"];
    if (!json) continue;
    json.schema = tidied(json.schema);
    if (Object.keys(json.schema).length > 0) json.example = exampleOf(json.schema);
  }
  for (const parameter of (operation.parameters ?? []) as Parameter[])
    if (parameter.schema) parameter.schema = tidied(parameter.schema);
}

/** Made once for each server: its routes do not change. */
export function describedApi(app: FastifyInstance): () => Document {
  let made: Document | undefined;
  return () => {
    if (made) return made;
    const document = structuredClone(app.swagger()) as unknown as Document;
    for (const call of callsOf(document)) complete(call);
    document.tags = Object.entries(apiNounWords).map(([name, { en }]) => ({ name, description: en }));
    document.components = { ...components, schemas: { ...components.schemas } };
    nameSchemas(document);
    made = document;
    return document;
  };
}
