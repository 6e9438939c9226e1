// Checks requests against the contract's schemas, and keeps findings as codes: texts are chosen later, in the caller's language.
import type { FastifySchemaCompiler } from "fastify";
import type { FastifySerializerCompiler } from "fastify/types/schema.js";
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

/**
 * Checks the row that a change of some fields would make, by the draft's own schema: rules over several fields, such as a check digit
 * and its kind of id, cannot be told from the change alone.
 */
export function checkWhole(draft: z.ZodObject, current: object, changes: object): void {
  const fields = Object.keys(draft.shape);
  const whole = Object.entries({ ...current, ...changes }).filter(([field]) => fields.includes(field));
  const result = draft.safeParse(Object.fromEntries(whole), { reportInput: true });
  if (!result.success) throw new InvalidInput(result.error.issues);
}

/** A field or filter that the contract does not know is a mistake of the caller's; dropping it in silence would hide the mistake. */
const knownFieldsOnly = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.strict() : schema);

export const checkRequests: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const expected = httpPart === "params" || httpPart === "headers" ? schema : knownFieldsOnly(schema);
  return (data) => {
    const result = expected.safeParse(data, { reportInput: true });
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) };
  };
};

/**
 * Answers are written as they were made: checking each one again would cost more than making it. That they hold what their schema
 * names and nothing else is proven of every answer that a test is given (`testing/prove-answers.ts`).
 */
export const writeAnswers: FastifySerializerCompiler<z.ZodType> = () => (answer) => JSON.stringify(answer);
