// What a noun declares that it answers is what its routes answer: the screens take their types from the declaration.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RouteOptions } from "fastify";
import { z } from "zod";
import type { Resource } from "@atalaya/contract/record.ts";
import { articleKinds, articlesOf } from "@atalaya/contract/resources/articles.ts";
import { attachments } from "@atalaya/contract/resources/attachments.ts";
import { audit } from "@atalaya/contract/resources/audit.ts";
import { committeeSessions } from "@atalaya/contract/resources/committee-sessions.ts";
import { committees } from "@atalaya/contract/resources/committees.ts";
import { companies } from "@atalaya/contract/resources/companies.ts";
import { institutionFunctions } from "@atalaya/contract/resources/institution-functions.ts";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import { persons } from "@atalaya/contract/resources/persons.ts";
import { properties } from "@atalaya/contract/resources/properties.ts";
import { proposals } from "@atalaya/contract/resources/proposals.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { roles } from "@atalaya/contract/resources/roles.ts";
import { savedViews } from "@atalaya/contract/resources/saved-views.ts";
import { terms } from "@atalaya/contract/resources/terms.ts";
import { users } from "@atalaya/contract/resources/users.ts";
import { variableGroupsOf } from "@atalaya/contract/resources/variable-groups.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

type Declared = Partial<Resource> & Pick<Resource, "path">;

const nouns: Declared[] = [
  attachments,
  audit,
  committees,
  committeeSessions,
  companies,
  institutionFunctions,
  institutions,
  legalDocuments,
  persons,
  properties,
  proposals,
  roles,
  savedViews,
  terms,
  users,
  recordsOf("situation"),
  variablesOf("situation"),
  variableGroupsOf("situation"),
  ...articleKinds.map((kind) => articlesOf(kind)),
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** The schema of the row where an answer is a page of rows or all of them. */
const rowOf = (answer: z.ZodType): z.ZodType | undefined => {
  const data = answer instanceof z.ZodObject ? (answer.shape["data"] as z.ZodType) : undefined;
  return data instanceof z.ZodArray ? (data.element as z.ZodType) : undefined;
};

/** Whether a route's answer is the declared one, or one of several that is. */
function answers(given: z.ZodType | undefined, declared: z.ZodType): boolean {
  if (given instanceof z.ZodUnion) return given.options.some((one) => answers(one as z.ZodType, declared));
  if (given === declared) return true;
  const row = given && rowOf(given);
  return row !== undefined && row === (rowOf(declared) ?? declared);
}

type Expected = { method: "GET" | "POST" | "PUT"; below: string; schema: z.ZodType };

const expectedOf = ({ summary, row, detail, draft, patch, answers: below = {}, acts = {} }: Declared): Expected[] => [
  ...[summary, row].flatMap((schema) => (schema ? [{ method: "GET" as const, below: "", schema }] : [])),
  ...(detail && draft ? [{ method: "POST" as const, below: "", schema: detail }] : []),
  ...(detail && patch ? [{ method: "PUT" as const, below: "/:id", schema: detail }] : []),
  ...Object.entries(below).map(([path, schema]) => ({ method: "GET" as const, below: path && `/${path}`, schema })),
  ...Object.entries(acts).map(([act, { answer }]) => ({
    method: "POST" as const,
    below: `/:id/${act}`,
    schema: answer,
  })),
];

const routeOf = ({ path }: Declared, { method, below }: Expected): RouteOptions | undefined => {
  const url = `/api/${path.replace("records/situation", "records/:domain")}${below}`;
  return app.routes.find((it) => it.url === url && [it.method].flat().includes(method));
};

test.each(nouns.map((noun) => [noun.path, noun] as const))("%s answers what it declares", (_path, noun) => {
  const expected = expectedOf(noun);
  expect(expected.length).toBeGreaterThan(0);
  const wrong = expected.filter((it) => {
    const { response = {} } = (routeOf(noun, it)?.schema ?? {}) as { response?: Record<number, z.ZodType> };
    return !answers(response[200] ?? response[201], it.schema);
  });
  expect(wrong.map(({ method, below }) => `${method} ${below}`)).toEqual([]);
});
