// Where in a form an error belongs: fields may lie in each other (`attributes.cause`), and what names none counts as the field's around it.
import { get } from "react-hook-form";

/** The longest part of a dotted path that is a field; its first part where none is. */
export function fieldAt(path: string, isField: (name: string) => boolean): string {
  const parts = path.split(".");
  for (let length = parts.length; length > 1; length--) {
    const name = parts.slice(0, length).join(".");
    if (isField(name)) return name;
  }
  return parts[0] || "root";
}

type Finding = { type?: unknown; message?: unknown };
const isFinding = (error: unknown): error is Finding =>
  typeof error === "object" && error !== null && typeof (error as Finding).type === "string";

/** What is told of a finding besides the fields inside it. */
const ownParts = ["type", "types", "message", "ref", "root"];

/**
 * Every field with an error; an error of the form itself is no field's. A field that holds others on screen (`isOnScreen`) is told by
 * those; rows of a list are told by their list.
 */
export function fieldsWithErrors(
  errors: object,
  isOnScreen: (name: string) => boolean,
  above = "",
): { name: string; type: string }[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = above + key;
    if (typeof error !== "object" || error === null || name === "root") return [];
    const parts = Object.entries(error).filter(
      ([part, inner]) => (!ownParts.includes(part) || isFinding(inner)) && isOnScreen(`${name}.${part}`),
    );
    const inside = fieldsWithErrors(Object.fromEntries(parts), isOnScreen, `${name}.`);
    if (inside.length > 0 && !isNumber(parts[0]![0])) return inside;
    const first = firstFinding(error);
    return first ? [{ name, type: String(first.type) }] : [];
  });
}

/** Of a list it may be that of a row inside one of its rows. */
const firstFinding = (error: object): Finding | undefined => {
  if (isFinding(error)) return error;
  const inside = Object.entries(error).filter(([part, inner]) => !ownParts.includes(part) && inner);
  return inside.map(([, inner]: [string, unknown]) => firstFinding(Object(inner) as object)).find(Boolean);
};

const isNumber = (part: string) => /^\d+$/.test(part);
/** What is told of the rows of a list, in their order. */
const rowsOf = (error: object): unknown[] =>
  Object.entries(error).flatMap(([part, row]: [string, unknown]) => (isNumber(part) && row ? [row] : []));

/** What is wrong inside one row of a list, by the row's fields; `part` is empty where it is the row itself. */
export function findingsIn(row: unknown): { part: string; type: unknown; message: string }[] {
  if (typeof row !== "object" || row === null) return [];
  const told = ({ type, message }: Finding, part: string) => ({ part, type, message: String(message ?? "") });
  const inside = Object.entries(row).filter(([part, inner]) => !ownParts.includes(part) && isFinding(inner));
  if (inside.length > 0) return inside.map(([part, inner]) => told(inner as Finding, part));
  return isFinding(row) ? [told(row, "")] : [];
}

/** What is said of a list itself: what is wrong with its rows, they say. */
export function ownMessage(list: unknown): string | undefined {
  if (typeof list !== "object" || list === null) return undefined;
  const own = "root" in list && isFinding(list.root) ? list.root : list;
  return isFinding(own) && rowsOf({ ...list, ...own }).length === 0 ? String(own.message ?? "") : undefined;
}

/** The first field with an error in what is called `name`: itself, or a field in one of its rows. */
export function firstWrongIn(name: string, errors: object, isField: (name: string) => boolean): string {
  if (isField(name)) return name;
  const error = get(errors, name) as object | undefined;
  if (typeof error !== "object") return name;
  const inner = Object.keys(error)
    .filter((part) => !ownParts.includes(part))
    .map((part) => firstWrongIn(`${name}.${part}`, errors, isField));
  return inner.find(isField) ?? name;
}

const elementOf = (name: string) => document.getElementById(`field-${name}`);
export const isFieldOnScreen = (name: string): boolean => elementOf(name) !== null;

/** In the order in which the fields stand on screen; those that cannot be found come last. */
export function inScreenOrder(names: readonly string[]): string[] {
  const placed = names.map((name) => ({ name, element: elementOf(name) }));
  return placed
    .toSorted((one, other) => {
      if (!one.element || !other.element) return Number(!one.element) - Number(!other.element);
      return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ name }) => name);
}
