// Checks requests against the contract's schemas, and keeps findings as codes: texts are chosen later, in the caller's language.
import type { FastifySchemaCompiler } from "fastify";
import { z } from "zod";

/** A part of a request that does not fit its schema. Fastify adds which part (`validationContext`). */
export class InvalidInput extends Error {
  readonly issues: z.core.$ZodIssue[];
  declare validationContext?: string;
  constructor(issues: z.core.$ZodIssue[]) {
    super("the request does not fit its schema");
    this.issues = issues;
  }
}

/** A field that the contract does not know is a mistake of the caller's; dropping it in silence would hide the mistake. */
const knownFieldsOnly = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.strict() : schema);

export const checkRequests: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const expected = httpPart === "body" ? knownFieldsOnly(schema) : schema;
  return (data) => {
    const result = expected.safeParse(data, { reportInput: true });
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) };
  };
};
