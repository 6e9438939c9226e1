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

export const checkRequests: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { reportInput: true });
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) };
  };
