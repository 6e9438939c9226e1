import { join } from "node:path";
import { expect, test } from "vitest";
import { componentsIn } from "./component-props.ts";

/** What takes more is several things. */
const most = 12;

test(`no component takes more than ${most} props`, () => {
  const components = componentsIn(join(import.meta.dirname, "../packages/web/src"));
  expect(components.length).toBeGreaterThan(300);
  const large = components.filter(({ props }) => props.length > most);
  expect(large.map(({ file, name, props }) => `${file} ${name}: ${props.join(", ")}`)).toEqual([]);
});
