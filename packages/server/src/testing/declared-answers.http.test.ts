// What a noun declares that it answers is what its routes answer: the screens take their types from the declaration.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RouteOptions } from "fastify";
import { z } from "zod";
import { calls } from "@atalaya/contract/calls.ts";
import type { Resource } from "@atalaya/contract/record.ts";
import { nouns } from "../nouns.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

type Declared = Partial<Resource> & Pick<Resource, "path">;

const declared: readonly Declared[] = nouns.flatMap(({ declares = [] }) => declares);

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
  // Most of what a domain of records answers, every one of them does.
  const urls = [path, path.replace("records/situation", "records/:domain")].map((it) => `/api/${it}${below}`);
  return app.routes.find((it) => urls.includes(it.url) && [it.method].flat().includes(method));
};

test.each(declared.map((noun) => [noun.path, noun] as const))("%s answers what it declares", (_path, noun) => {
  const expected = expectedOf(noun);
  expect(expected.length).toBeGreaterThan(0);
  const wrong = expected.filter((it) => {
    const { response = {} } = (routeOf(noun, it)?.schema ?? {}) as { response?: Record<number, z.ZodType> };
    return !answers(response[200] ?? response[201] ?? response[204], it.schema);
  });
  expect(wrong.map(({ method, below }) => `${method} ${below}`)).toEqual([]);
});

test("each call beside those of nouns answers what the contract says", () => {
  const wrong = Object.entries(calls).filter(([name, schema]) => {
    const [method, path] = name.split(" ") as [string, string];
    const route = app.routes.find((it) => it.url === `/api/${path}` && [it.method].flat().includes(method));
    const { response = {} } = (route?.schema ?? {}) as { response?: Record<number, z.ZodType> };
    return !answers(response[200] ?? response[201] ?? response[202] ?? response[204], schema);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});
