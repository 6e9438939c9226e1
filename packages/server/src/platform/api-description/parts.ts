// What many calls share: how they are refused, and what their headers say.
import { z } from "zod";
import { problemStatus } from "../http/problem.ts";
import type { Call, Document, Header, Parameter, Response, Schema } from "./json.ts";

/** What every call may answer instead of its own answer. */
const Problem = z
  .object({
    message: z.string().describe("In the language of Accept-Language"),
    code: z.enum(Object.keys(problemStatus) as (keyof typeof problemStatus)[]),
    errors: z.record(z.string(), z.array(z.string())).optional().describe("Texts by the path of the field"),
    current: z.unknown().optional().describe("Of a conflict: what stands there now"),
    request_id: z.string(),
  })
  .describe("Any refusal or failure");

const { $schema: _, ...problem } = z.toJSONSchema(Problem);

const reasons: Record<string, { name: string; description: string; code: keyof typeof problemStatus }> = {
  401: { name: "NotSignedIn", description: "No token, or one that has ended", code: "unauthenticated" },
  403: { name: "NotAllowed", description: "The caller may not do this", code: "forbidden" },
  404: { name: "NotFound", description: "It is not there, or outside of the caller's places", code: "not_found" },
  409: {
    name: "Conflict",
    description: "Somebody saved meanwhile: `current` is what stands there now",
    code: "conflict",
  },
  412: { name: "Outdated", description: "`If-Match` names another version than the present one", code: "outdated" },
  422: { name: "NotValid", description: "What was sent does not fit: `errors` says where and why", code: "validation" },
  429: {
    name: "TooMany",
    description: "More calls than the limit: `Retry-After` says when to go on",
    code: "too_many",
  },
  "5XX": { name: "Failed", description: "The server failed, or cannot answer now", code: "internal" },
};

const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const responses = Object.fromEntries(
  Object.values(reasons).map(({ name, description, code }) => [
    name,
    {
      description,
      content: {
        "application/json": {
          schema: reference("schemas", "Problem"),
          example: { message: description, code, request_id: "0190b6a2-5c1e-7c3a-9b2f-3f6d2f0c1a11" },
        },
      },
    },
  ]),
);

const count: Schema = { type: "integer", minimum: 0 };

const headers: Record<string, { description: string; schema: Schema }> = {
  "ratelimit-limit": { description: "Calls that the key has in a minute", schema: count },
  "ratelimit-remaining": { description: "Calls that are left in this minute", schema: count },
  "ratelimit-reset": { description: "Seconds until they are new", schema: count },
  etag: { description: "The version in quotes: send it as `If-Match` with a change", schema: { type: "string" } },
};

const parameters: Record<string, Parameter> = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    schema: { type: "string", format: "uuid" },
    description:
      "A UUID of the caller's: sent again within a day with the same content, the call is answered and not done twice",
  },
  IfMatch: {
    name: "If-Match",
    in: "header",
    schema: { type: "string" },
    description: "The ETag that was read, in place of `version`: where the thing has changed since, 412",
  },
};

export const components = {
  schemas: { Problem: problem as Schema },
  responses,
  headers,
  parameters,
  securitySchemes: {
    session: { type: "http", scheme: "bearer", description: "The token that signing in answers" },
    key: {
      type: "http",
      scheme: "bearer",
      description: "An API key, `atalaya_…`: as much of its person as it was given",
    },
  },
} satisfies Partial<Document["components"]>;

const takesJson = ({ operation }: Call) => operation.requestBody?.content["application/json"] !== undefined;

/** Whether a change of one thing names the version that it was made from. */
const isGuarded = (call: Call): boolean =>
  call.method === "put" && operationBody(call)?.properties?.["version"] !== undefined;

const operationBody = ({ operation }: Call): Schema | undefined =>
  operation.requestBody?.content["application/json"]?.schema;

/** `If-Match` stands for the version of the body, which so may be left out. */
export function letHeaderStand(call: Call): void {
  const body = operationBody(call);
  if (!isGuarded(call) || !body?.required) return;
  body.required = body.required.filter((it) => it !== "version");
  body.properties!["version"] = { ...body.properties!["version"], description: "As it was read; or send `If-Match`" };
}

/** The headers that a call may carry. */
export const parametersOf = (call: Call): { $ref: string }[] => [
  ...(call.method !== "get" && takesJson(call) && call.operation.security?.length !== 0
    ? [reference("parameters", "IdempotencyKey")]
    : []),
  ...(isGuarded(call) ? [reference("parameters", "IfMatch")] : []),
];

/** The headers that an answer carries, with those of the limit where a key may call. */
export function headersOf({ path, operation }: Call, isOpenToKeys: boolean): Record<string, Header> {
  const answer = Object.values(operation.responses).find((it) => "content" in it);
  const schema = answer && "content" in answer ? answer.content?.["application/json"]?.schema : undefined;
  const hasVersion = path.endsWith("/{id}") && schema?.properties?.["version"] !== undefined;
  const names = [
    ...(isOpenToKeys ? ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"] : []),
    ...(hasVersion ? ["etag"] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, reference("headers", name)]));
}

/** How a call may be refused. */
export function errorsOf(call: Call, isPublic: boolean): Record<string, Response> {
  const { path, operation } = call;
  const takes = operation.requestBody !== undefined || (operation.parameters ?? []).length > 0;
  const statuses = [
    ...(isPublic ? [] : ["401", "403"]),
    ...(path.includes("{") || !isPublic ? ["404"] : []),
    ...(isGuarded(call) ? ["409", "412"] : []),
    ...(takes ? ["422"] : []),
    "429",
    "5XX",
  ];
  return Object.fromEntries(statuses.map((it) => [it, reference("responses", reasons[it]!.name)]));
}
