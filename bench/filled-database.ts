// A throw-away database full of records, on either kind of database.
import { dropTemplate, emptyTemplate, open, settingsOf, type Template } from "@atalaya/server/testing/test-database.ts";
import { fill } from "./seed.ts";

export type Kind = Template["kind"];

/** The kinds asked for on the command line, or those that are there. */
export const kinds = (): Kind[] => {
  const asked = process.argv.slice(2).filter((word): word is Kind => word === "embedded" || word === "server");
  if (asked.length > 0) return asked;
  return process.env["DATABASE_URL"] ? ["server", "embedded"] : ["embedded"];
};

/** The first number on the command line. */
export const numberAsked = (otherwise: number) => Number(process.argv.find((word) => /^\d+$/.test(word)) ?? otherwise);

export async function filledDatabase(kind: Kind, count: number) {
  const template = await emptyTemplate(kind);
  const database = await open(template);
  const started = performance.now();
  await fill(database, count);
  console.log(`${kind}: ${count} records in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await database.close();
  return { ...settingsOf(template), template, drop: () => dropTemplate(template) };
}
