// Values that fit a schema, so that whoever reads the description sees what is sent and answered.
import type { Schema } from "./json.ts";

const texts: Record<string, string> = {
  name: "Posta de salud rural",
  title: "Corte de ruta por aluvión",
  email: "ana.rojas@municipio.cl",
  description: "Aluvión sobre la ruta D-81, km 12.",
  locality: "Quebrada Verde",
  address: "Av. Principal 120",
  source: "Municipalidad",
  phone: "+56 32 221 0000",
  uid: "0190b6a2-5c1e-7c3a-9b2f-3f6d2f0c1a11",
  tags: "aluvión",
};

const byFormat: Record<string, string> = {
  date: "2026-03-02",
  "date-time": "2026-03-02T10:00:00Z",
  uuid: "0190b6a2-5c1e-7c3a-9b2f-3f6d2f0c1a11",
  uri: "https://example.org/",
  email: "ana.rojas@municipio.cl",
  byte: "",
};

/** One of these fits each pattern of ours. */
const shapes = [
  "deaths",
  "08:30",
  "1:deaths",
  "MH0600",
  "attributes.road",
  "133",
  "a".repeat(64),
  "A".repeat(22),
  "A".repeat(87),
  "application/pdf",
  "2026-03-02",
  "2026-03-02T10:00:00Z",
];

function textFor({ format, pattern, minLength = 0, maxLength = Infinity }: Schema, name: string): string {
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
  const text = [byFormat[format ?? ""], texts[name], "Texto", ...shapes, "x".repeat(minLength)].find(
    (it) => it !== undefined && fits(it),
  );
  if (text === undefined) throw new Error(`no text fits ${pattern ?? format} of ${name}`);
  return text;
}

const isNull = ({ type, const: only }: Schema) => type === "null" || only === null;
const isPlain = ({ type, enum: choices, const: only }: Schema) =>
  choices !== undefined || only !== undefined || ["string", "number", "integer", "boolean"].includes(String(type));

/** The first choice, and nothing where the choice is between a whole thing and nothing. */
function chosen(choices: Schema[], name: string): unknown {
  const plain = choices.find((it) => isPlain(it) && !isNull(it));
  if (choices.some(isNull) && !plain) return null;
  return exampleOf(plain ?? choices[0]!, name);
}

/** Of an object what it must have, with values that say what they are for. */
export function exampleOf(schema: Schema, name = ""): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return chosen(choices, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((it) => exampleOf(it, name)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "object": {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(required.map((field) => [field, exampleOf(properties[field] ?? {}, field)]));
    }
    case "array":
      if (schema.prefixItems) return schema.prefixItems.map((it) => exampleOf(it, name));
      return Array.from({ length: Math.max(schema.minItems ?? 0, name === "data" ? 1 : 0) }, () =>
        exampleOf(schema.items ?? {}, name),
      );
    case "number":
    case "integer":
      return Math.max(schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1, name.endsWith("id") ? 12 : 0);
    case "boolean":
      return true;
    case "string":
      return textFor(schema, name);
    default:
      return null;
  }
}
