// `npm run requirements`: every numbered requirement and rule with the tests that name it, and those that none names.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Ids at the start of a table row of docs/requirements.md, in their order. */
export const idsIn = (document: string): string[] =>
  [...document.matchAll(/^\| (R-\d{3}|V\d{1,2}) \|/gm)].map(([, id]) => id!);

/** Titles that begin with an id: the first argument of a call, whichever way the test is written. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(/\(\s*(["'`])((?:R-\d{3}|V\d{1,2})\b(?:\\.|(?!\1).)*)\1/g)].map(([, , title]) => title!);

/** R-303 counts for R-303, and V1 not for V19. */
export const names = (title: string, id: string): boolean => new RegExp(String.raw`(^|[^\w-])${id}(?!\d)`).test(title);

function testFiles(directory: string): string[] {
  return (
    readdirSync(join(root, directory), { recursive: true, encoding: "utf8" })
      // Its own test holds made-up titles.
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !/node_modules|requirements\.test/.test(name))
      .map((name) => `${directory}/${name}`)
  );
}

if (import.meta.main) {
  const ids = idsIn(readFileSync(join(root, "docs/requirements.md"), "utf8"));
  const titles = ["packages", "scripts", "bench"]
    .flatMap(testFiles)
    .flatMap((file) => titlesIn(readFileSync(join(root, file), "utf8")).map((title) => ({ file, title })));
  const proof = ids.map((id) => ({ id, tests: titles.filter(({ title }) => names(title, id)) }));
  for (const { id, tests } of proof.filter((it) => it.tests.length > 0)) {
    process.stdout.write(`${id}\n`);
    for (const { file, title } of tests) process.stdout.write(`  ${title}  (${file})\n`);
  }
  const silent = proof.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  process.stdout.write(`\nNamed by no test: ${silent.join(" ") || "none"}\n`);
  process.stdout.write(`${ids.length - silent.length} of ${ids.length} named by at least one test\n`);
}
