// Says the same as a schema in the way that readers of OpenAPI expect it.
import { partsOf, type Schema } from "./json.ts";

/** One of anything or something is anything. */
const isAnything = (schema: Schema) => Object.keys(schema).length === 0;

/** Keys from a list, each of which must be there, are fields. */
function withFields(schema: Schema): Schema {
  const { propertyNames, additionalProperties, required, properties, ...rest } = schema;
  if (!propertyNames?.enum || !required || typeof additionalProperties !== "object" || properties) return schema;
  const fields = propertyNames.enum.map((name) => [String(name), structuredClone(additionalProperties)]);
  return { ...rest, required, properties: Object.fromEntries(fields), additionalProperties: false };
}

/** The schema, tidied with all its parts. */
export function tidied(schema: Schema): Schema {
  for (const { part, put } of partsOf(schema)) put(tidied(part));
  if (schema.anyOf?.some(isAnything)) {
    const { anyOf: _anything, ...rest } = schema;
    return rest;
  }
  return withFields(schema);
}
