// Every call of the API as its own description lists it, and example values made from the described schemas.
import type { FastifyInstance } from "fastify";
import { mostBytes } from "../platform/http/openapi.ts";

/** The part of JSON Schema that the API's description uses. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  examples?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

type Method = "get" | "post" | "put" | "patch" | "delete";
type Parameter = { name: string; in: "query" | "path"; required?: boolean; schema: JsonSchema };
type Described = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  [mostBytes]?: number;
};

export type Operation = {
  /** `PUT /api/users/{id}`, as the description writes it. */
  name: string;
  method: Method;
  path: string;
  query: Parameter[];
  body: JsonSchema | null;
  /** Of its body. */
  most_bytes: number;
};

/** All calls, in the order of their names. */
export const operationsOf = (app: FastifyInstance): Operation[] =>
  Object.entries(app.swagger().paths ?? {})
    .flatMap(([path, methods]) =>
      Object.entries(methods as Record<Method, Described>).map(
        ([method, { parameters = [], requestBody, [mostBytes]: most_bytes = 0 }]) => ({
          name: `${method.toUpperCase()} ${path}`,
          method: method as Method,
          path,
          query: parameters.filter((it) => it.in === "query"),
          body: requestBody?.content?.["application/json"]?.schema ?? null,
          most_bytes,
        }),
      ),
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Values of fields that a schema cannot describe, by the field's name. */
export type Hints = Record<string, unknown>;

/** The smallest value that fits a schema: of an object its required fields, and those that a hint names. */
export function exampleOf(schema: JsonSchema, hints: Hints = {}, name = ""): unknown {
  if (name in hints) return hints[name];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some(({ type }) => type === "null") ? null : exampleOf(choices[0]!, hints, name);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => schema.required?.includes(field) || field in hints)
          .map(([field, inner]) => [field, exampleOf(inner, hints, field)]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}, hints));
    case "number":
    case "integer":
      return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
    case "boolean":
      return true;
    case "string":
      return textOf(schema);
    default:
      return null;
  }
}

const byFormat: Record<string, string> = {
  date: "2026-03-02",
  "date-time": "2026-03-02T10:00:00Z",
  uri: "https://example.org/",
};

let addresses = 0;

const textOf = ({ format = "", minLength = 1 }: JsonSchema): string =>
  format === "email" ? `nueva${++addresses}@demo.test` : (byFormat[format] ?? "x".repeat(minLength));

/** What a format or a pattern lets through is short; nothing of ours that has one is longer. */
const longestFormatted = 200;

/** Letters of the longest JSON that a schema lets through; of a text or list without an end, infinitely many. */
export function longestJson(schema: JsonSchema | undefined): number {
  if (!schema) return Number.POSITIVE_INFINITY;
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Math.max(...choices.map(longestJson));
  if (Array.isArray(schema.type)) return Math.max(...schema.type.map((type) => longestJson({ ...schema, type })));
  switch (schema.type) {
    case "object":
      if (typeof schema.additionalProperties === "object") return Number.POSITIVE_INFINITY;
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [name, inner]) => sum + name.length + 4 + longestJson(inner),
        2,
      );
    case "array":
      if (schema.prefixItems) return schema.prefixItems.reduce((sum, inner) => sum + 1 + longestJson(inner), 2);
      return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (1 + longestJson(schema.items));
    case "string":
      return 2 + (schema.maxLength ?? (schema.format || schema.pattern ? longestFormatted : Number.POSITIVE_INFINITY));
    case "boolean":
      return 5;
    case "null":
      return 4;
    default:
      return 25;
  }
}
