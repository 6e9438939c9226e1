// Some fields of another state of a record, put among the present ones.
import type { Attributes } from "@atalaya/contract/domain/typed-values.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";

type Values = Record<string, unknown>;

/**
 * The named ones of `values`; `attributes.<key>` is one of the own fields, put among the `present` ones. 422 on `fields` where one is not
 * `allowed`; what `values` does not know is left out.
 */
export function chosenOf(
  values: Values,
  fields: readonly string[],
  present: Attributes,
  allowed: readonly string[],
): Values {
  const picked: Values = {};
  for (const field of fields) {
    const [name = "", key] = field.split(".");
    if (!allowed.includes(name)) throw new FieldProblem({ fields: { code: "choice" } });
    if (!(name in values)) continue;
    if (key === undefined) picked[name] = values[name];
    else {
      const earlier = (values[name] as Attributes | null)?.[key] ?? null;
      picked[name] = { ...((picked[name] ?? present) as Attributes), [key]: earlier };
    }
  }
  return picked;
}
