// What an edit of a variable may not do: take away what records were written with (V9), or give an old key a new meaning.
import type { IssueCode } from "@atalaya/contract/errors.ts";
import { isByInterval } from "@atalaya/contract/domain/legend.ts";
import type { Variable, VariableDraft } from "@atalaya/contract/resources/variables.ts";
import type { FieldDefinition } from "@atalaya/contract/domain/typed-values.ts";
import { FieldProblem } from "../../platform/http/problem.ts";

type Definition = Pick<Variable, keyof VariableDraft>;
type Changes = Partial<Definition>;

/** Which records a change would take something from. */
export type Loss =
  | { kind: "any" }
  | { kind: "outside_range"; min: number | null; max: number | null }
  | { kind: "outside_classes"; before: [number, number]; after: [number, number] }
  | { kind: "value_keys"; keys: string[] }
  | { kind: "attributes"; keys: string[] }
  | { kind: "attribute_keys"; attribute: string; keys: string[] }
  | { kind: "outside_place"; company_id: number };

/** A loss, the field of the form that causes it, and how it is said; `keys` names what was removed. */
export type PossibleLoss = { field: keyof VariableDraft; code: IssueCode; keys?: string[]; loss: Loss };

const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
const missingIn = (before: readonly { key: string }[], after: readonly { key: string }[]) =>
  keysOf(before).filter((key) => !keysOf(after).includes(key));

/** Everything that an edit could take from records; whether there are such records is counted. Widening is never listed. */
export function possibleLosses(current: Definition, changes: Changes): PossibleLoss[] {
  const next = { ...current, ...changes };
  return [
    ...typeLosses(current, next),
    ...rangeLosses(current, next),
    ...optionLosses(current, next),
    ...fieldLosses(current.fields, next.fields),
    ...classLosses(current, next),
    ...placeLosses(current, next),
  ];
}

/** Values and geometries were written as this. A unit's code may be added to its name later. */
function typeLosses(current: Definition, next: Definition): PossibleLoss[] {
  const fields = (["geometry_type", "value_type", "unit_es", "unit_code"] as const).filter(
    (field) => next[field] !== current[field] && !(field === "unit_code" && current.unit_code === null),
  );
  return fields.map((field) => ({ field, code: "variable_used", loss: { kind: "any" } }));
}

function rangeLosses(current: Definition, next: Definition): PossibleLoss[] {
  const losses: PossibleLoss[] = [];
  const { min_value: min, max_value: max } = next;
  const add = (field: "min_value" | "max_value", loss: Loss) => losses.push({ field, code: "variable_range", loss });
  if (min !== null && min > (current.min_value ?? -Infinity))
    add("min_value", { kind: "outside_range", min, max: null });
  if (max !== null && max < (current.max_value ?? Infinity))
    add("max_value", { kind: "outside_range", min: null, max });
  return losses;
}

function optionLosses(current: Definition, next: Definition): PossibleLoss[] {
  const keys = missingIn(current.options, next.options);
  return keys.length === 0
    ? []
    : [{ field: "options", code: "variable_keys", keys, loss: { kind: "value_keys", keys } }];
}

/** A field that is gone, or holds something else than it did. */
const isOther = (before: FieldDefinition, after: FieldDefinition | undefined) =>
  !after || after.type !== before.type || after.unit_es !== before.unit_es;

function fieldLosses(before: readonly FieldDefinition[], after: readonly FieldDefinition[]): PossibleLoss[] {
  const now = new Map(after.map((field) => [field.key, field]));
  const keys = keysOf(before.filter((field) => isOther(field, now.get(field.key))));
  const whole: PossibleLoss[] =
    keys.length === 0 ? [] : [{ field: "fields", code: "variable_keys", keys, loss: { kind: "attributes", keys } }];
  const options = before.flatMap((field): PossibleLoss[] => {
    const kept = now.get(field.key);
    const gone = kept ? missingIn(field.options, kept.options) : [];
    if (gone.length === 0) return [];
    const named = gone.map((key) => `${field.key}.${key}`);
    return [
      {
        field: "fields",
        code: "variable_keys",
        keys: named,
        loss: { kind: "attribute_keys", attribute: field.key, keys: gone },
      },
    ];
  });
  return [...whole, ...options];
}

const spanOf = ({ legend_method, legend_classes }: Definition): [number, number] | null => {
  const [first, last] = [legend_classes[0], legend_classes.at(-1)];
  return isByInterval(legend_method) && first && last ? [first.min, last.max] : null;
};

/** A record that stood in a class keeps one; a legend that has no classes any more takes them from none. */
function classLosses(current: Definition, next: Definition): PossibleLoss[] {
  const [before, after] = [spanOf(current), spanOf(next)];
  if (!before || !after || (after[0] <= before[0] && after[1] >= before[1])) return [];
  return [{ field: "legend_classes", code: "variable_classes", loss: { kind: "outside_classes", before, after } }];
}

/** Made available to more places it still fits every record. */
function placeLosses(current: Definition, { company_id }: Definition): PossibleLoss[] {
  if (company_id === null || company_id === current.company_id) return [];
  return [{ field: "company_id", code: "variable_outside", loss: { kind: "outside_place", company_id } }];
}

/** Refuses an edit that loses something of records. `count` tells how many records a loss concerns. */
export async function keepsRecords(
  current: Definition,
  changes: Changes,
  count: (loss: Loss) => Promise<number>,
): Promise<void> {
  const issues: FieldProblem["issues"] = {};
  for (const { field, code, keys, loss } of possibleLosses(current, changes)) {
    const affected = await count(loss);
    if (affected > 0) issues[field] ??= { code, parameters: { count: affected, keys: keys?.join(", ") ?? "" } };
  }
  if (Object.keys(issues).length > 0) throw new FieldProblem(issues);
}

const allKeys = ({ options, fields }: Pick<Definition, "options" | "fields">): string[] => [
  ...keysOf(options).map((key) => `options.${key}`),
  ...fields.flatMap((field) => [
    `fields.${field.key}`,
    ...keysOf(field.options).map((key) => `fields.${field.key}.${key}`),
  ]),
];

/** The keys that are out of use after an edit, or 422 when it gives one of them to something new. */
export function retiredAfter(current: Variable, changes: Changes): string[] {
  const keys = allKeys({ ...current, ...changes });
  const again = current.retired_keys.filter((key) => keys.includes(key));
  if (again.length > 0) {
    const field = again.some((key) => key.startsWith("options.")) ? "options" : "fields";
    throw new FieldProblem({ [field]: { code: "key_retired", parameters: { keys: again.join(", ") } } });
  }
  return [...current.retired_keys, ...allKeys(current).filter((key) => !keys.includes(key))];
}
