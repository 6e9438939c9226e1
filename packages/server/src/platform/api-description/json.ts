// The parts of an OpenAPI document that are read and written here.

/** What JSON Schema may say of a value, as far as our schemas say it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  required?: string[];
};

export type Header = { $ref: string } | { description: string; schema: Schema };
export type Content = Record<string, { schema: Schema; example?: unknown }>;
export type Response = { $ref: string } | { description: string; headers?: Record<string, Header>; content?: Content };
export type Parameter = {
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  schema: Schema;
  description?: string;
};

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response>;
};

export const methods = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof methods)[number];

export type Document = {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string; description?: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, Schema> };
  security: Record<string, string[]>[];
};

/** One call with where it is. */
export type Call = { path: string; method: Method; operation: Operation };

export const callsOf = ({ paths }: Pick<Document, "paths">): Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

/** The schemas right below one, each with what it is called there and a way to put another one in its place. */
export function partsOf(schema: Schema): { name: string; part: Schema; put: (other: Schema) => void }[] {
  const { properties = {}, items, prefixItems = [], additionalProperties } = schema;
  const inList = (list: Schema[], name: string) =>
    list.map((part, at) => ({ name, part, put: (other: Schema) => void (list[at] = other) }));
  return [
    ...Object.entries(properties).map(([name, part]) => ({
      name,
      part,
      put: (other: Schema) => void (properties[name] = other),
    })),
    ...(items ? [{ name: "item", part: items, put: (other: Schema) => void (schema.items = other) }] : []),
    ...inList(prefixItems, "item"),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (list ? inList(list, "") : [])),
    ...(typeof additionalProperties === "object"
      ? [
          {
            name: "value",
            part: additionalProperties,
            put: (other: Schema) => void (schema.additionalProperties = other),
          },
        ]
      : []),
  ];
}
