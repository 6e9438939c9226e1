import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "atalaya-lint-"));
copyFileSync(join(root, ".oxlintrc.json"), join(copy, ".oxlintrc.json"));
copyFileSync(join(root, "tsconfig.base.json"), join(copy, "tsconfig.json"));
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
afterAll(() => rmSync(copy, { recursive: true }));

/** What the linter says about these files, each given as its path and its text. */
function findings(files: Record<string, string>): string {
  rmSync(join(copy, "packages"), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  try {
    return execFileSync(join(root, "node_modules/.bin/oxlint"), ["--format=unix", "packages"], {
      cwd: copy,
      encoding: "utf8",
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const importing = (from: string) => `import { something } from "${from}";\nexport const used = something;\n`;

const refused: [file: string, imports: string][] = [
  ["packages/contract/src/record.ts", "@atalaya/server/app.ts"],
  ["packages/contract/src/record.ts", "node:fs"],
  ["packages/contract/src/resources/records.ts", "../../../web/src/api/request.ts"],
  ["packages/server/src/platform/http/access.ts", "../resources/records/queries.ts"],
  ["packages/server/src/platform/database/sql.ts", "../../app.ts"],
  ["packages/server/src/platform/http/errors.ts", "../demo/load.ts"],
  ["packages/server/src/platform/http/errors.ts", "../testing/factories.ts"],
  ["packages/server/src/resources/records/queries.ts", "../../app.ts"],
  ["packages/server/src/resources/records/routes.ts", "../variables/rules.ts"],
  ["packages/server/src/resources/records/routes.ts", "../../demo/places.ts"],
  ["packages/server/src/resources/records/routes.ts", "@atalaya/web/app/router.tsx"],
  ["packages/server/src/app.ts", "./start-server.ts"],
  ["packages/server/src/app.ts", "./testing/test-app.ts"],
  ["packages/server/src/demo/load.ts", "../resources/records/queries.ts"],
  ["packages/web/src/ui/page.tsx", "../screens/panes.tsx"],
  ["packages/web/src/map/view/map-view.tsx", "../resources/records/use-records.ts"],
  ["packages/web/src/forms/fields.tsx", "../app/events.ts"],
  ["packages/web/src/api/request.ts", "../app/events.ts"],
  ["packages/web/src/screens/panes.tsx", "../resources/users/use-users.ts"],
  ["packages/web/src/resources/users/user-list.tsx", "../../app/router.tsx"],
  ["packages/web/src/resources/users/user-list.tsx", "../records/form/record-form.tsx"],
  ["packages/web/src/resources/records/form/record-form.tsx", "../../variables/variable-list.tsx"],
  ["packages/server/src/resources/records/map/map-routes.ts", "../../variables/rules.ts"],
  ["packages/web/src/login/login.tsx", "../app/router.tsx"],
  ["packages/web/src/app/router.tsx", "@atalaya/server/app.ts"],
  ["packages/server/src/platform/http/access.ts", "./utils/text.ts"],
  ["packages/web/src/app/router.tsx", "../ui/shared/box.tsx"],
];

const allowed: [file: string, imports: string][] = [
  ["packages/contract/src/resources/records.ts", "../record.ts"],
  ["packages/server/src/platform/http/access.ts", "../people/identity.ts"],
  ["packages/server/src/platform/http/access.ts", "@atalaya/contract/resources/users.ts"],
  ["packages/server/src/resources/records/changes.ts", "../variables/queries.ts"],
  ["packages/server/src/resources/records/routes.ts", "../../platform/http/problem.ts"],
  ["packages/server/src/app.ts", "./resources/records/routes.ts"],
  ["packages/server/src/start-server.ts", "./app.ts"],
  ["packages/server/src/demo/main.ts", "../start-server.ts"],
  ["packages/web/src/app/resources.ts", "../resources/records/records-screen.tsx"],
  ["packages/web/src/resources/records/records-screen.tsx", "../../screens/panes.tsx"],
  ["packages/web/src/resources/records/form/record-form.tsx", "../../variables/queries.ts"],
  ["packages/web/src/resources/records/form/record-form.tsx", "../losses/losses-section.tsx"],
  ["packages/server/src/resources/records/map/map-routes.ts", "../queries.ts"],
  ["packages/web/src/screens/panes.tsx", "../ui/page.tsx"],
];

describe("imports go one way", () => {
  test.each(refused)("%s may not import %s", (file, imports) => {
    expect(findings({ [file]: importing(imports) })).toContain("no-restricted-imports");
  });

  test.each(allowed)("%s may import %s", (file, imports) => {
    expect(findings({ [file]: importing(imports) })).not.toContain("no-restricted-imports");
  });

  test("two modules may not import each other", () => {
    const one = 'import { b } from "./b.ts";\nexport const a = () => b();\n';
    const other = 'import { a } from "./a.ts";\nexport const b = (): unknown => a();\n';
    const folder = "packages/server/src/platform";
    expect(findings({ [`${folder}/a.ts`]: one, [`${folder}/b.ts`]: other })).toContain("no-cycle");
  });
});

describe("what else the linter refuses", () => {
  const path = "packages/server/src/platform/log.ts";

  test("a default export, except in a configuration file", () => {
    const text = "export default {};\n";
    expect(findings({ [path]: text })).toContain("no-default-export");
    expect(findings({ "packages/web/vite.config.ts": text })).not.toContain("no-default-export");
  });

  test("the type any", () => {
    expect(findings({ [path]: "export const anything = (it: any) => it;\n" })).toContain("no-explicit-any");
  });

  test("a promise that nobody waits for", () => {
    const text = "const work = async () => 1;\nexport function start() {\n  work();\n}\n";
    expect(findings({ [path]: text })).toContain("no-floating-promises");
  });
});

test("no folder has a name that says nothing", () => {
  const nothing = /(^|\/)(utils|helpers|common|misc|shared|core)(\/|$)/;
  const folders = [
    "packages/contract/src",
    "packages/server/src",
    "packages/web/src",
    "packages/e2e/src",
    "scripts",
    "bench",
  ];
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true })) expect(String(name)).not.toMatch(nothing);
});
