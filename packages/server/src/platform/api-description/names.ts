// Gives the schemas of a description names: what is sent and answered, and what several of them share, stands once under components.
import { callsOf, partsOf, type Call, type Document, type Schema } from "./json.ts";

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** `companies` holds a company, `composite-indices` an index. */
const singular = (word: string): string =>
  word
    .replace(/indices$/, "index")
    .replace(/ies$/, "y")
    .replace(/(?<=[^s])s$/, "");

/** What the things at an address are called: `/api/records/{domain}/{id}` is a Record, `/api/variables/situationMap/groups` a VariableGroup. */
function nounOf(path: string): string {
  const [, first = "", ...rest] = path.split("/");
  const words = (first === "api" ? rest : [first, ...rest]).filter(
    (part) => !part.startsWith("{") && !/[A-Z]/.test(part),
  );
  return words.map((word) => pascal(singular(word))).join("");
}

type Named = { schema: Schema; name: string; put: (other: Schema) => void };

const isList = (path: string) => !/\{(?!domain\})/.test(path);
const isOne = (path: string) => /^[^{]*(?:\{domain\}[^{]*)?\/\{id\}$/.test(path);

/** What a call is sent and answers, by what it is: the first that names a schema names it everywhere. */
function sentAndAnswered({ path, method, operation }: Call): Named[] {
  const noun = nounOf(path);
  const own = pascal(operation.operationId);
  const body = operation.requestBody?.content["application/json"];
  const found: Named[] = [];
  for (const [status, response] of Object.entries(operation.responses)) {
    const answer = "content" in response && status.startsWith("2") ? response.content?.["application/json"] : undefined;
    if (!answer) continue;
    const row = answer.schema.properties?.["data"]?.items;
    if (method === "get" && isList(path) && row) {
      const rows = answer.schema.properties!["data"]!;
      found.push({ schema: row, name: `${noun}Row`, put: (other) => void (rows.items = other) });
    }
    const name = method === "get" && isOne(path) ? noun : method === "get" && row ? `${noun}List` : `${own}Answer`;
    found.push({ schema: answer.schema, name, put: (other) => void (answer.schema = other) });
  }
  if (body) {
    // What is linked to a place is no change of the place: `companies/associatePersons`.
    const isOther = /[A-Z]/.test(path) && !path.startsWith("/api/variables/");
    const kind = isOther
      ? undefined
      : method === "post" && isList(path)
        ? "Draft"
        : method === "put" && isOne(path)
          ? "Patch"
          : undefined;
    const name = kind ? noun + kind : `${own}Body`;
    found.push({ schema: body.schema, name, put: (other) => void (body.schema = other) });
  }
  return found;
}

/** First what one thing is, then what makes, changes and lists it; what only one call knows comes last. */
const rank = ({ name }: Named) => (/(?:Body|Answer)$/.test(name) ? 2 : /(?:Draft|Patch|Row|List)$/.test(name) ? 1 : 0);

const textOf = (schema: Schema) => JSON.stringify(schema);

/** Shorter ones say themselves more clearly than by a name. */
const shortest = 160;

/** What occurs more than once below these and is long enough to be worth a name. */
function sharedAmong(all: Named[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  const visit = (schema: Schema) => {
    const text = textOf(schema);
    if (text.length >= shortest) {
      if (seen.has(text)) {
        shared.add(text);
        return;
      }
      seen.add(text);
    }
    for (const { part } of partsOf(schema)) visit(part);
  };
  for (const { schema } of all) visit(schema);
  return shared;
}

/** Moves schemas of bodies, answers and parameters under names of their own, and refers to them. */
export function nameSchemas(document: Document): void {
  const { schemas } = document.components;
  const calls = callsOf(document);
  const parameters = calls.flatMap(({ operation }) =>
    (operation.parameters ?? []).flatMap((it) =>
      "schema" in it
        ? [{ schema: it.schema, name: pascal(it.name), put: (other: Schema) => void (it.schema = other) }]
        : [],
    ),
  );
  const whole = calls.flatMap(sentAndAnswered).toSorted((one, other) => rank(one) - rank(other));
  const shared = sharedAmong([...whole, ...parameters]);
  const nameOf = new Map<string, string>();

  const freeName = (wanted: string): string => {
    if (!(wanted in schemas)) return wanted;
    let number = 2;
    while (`${wanted}${number}` in schemas) number++;
    return `${wanted}${number}`;
  };
  /** What stands in the place of the schema: a reference where it has a name, else itself with its parts named. */
  const named = (schema: Schema, wanted: string, isWhole: boolean): Schema => {
    if (schema.$ref) return schema;
    const text = textOf(schema);
    const known = nameOf.get(text);
    if (known) return { $ref: `#/components/schemas/${known}` };
    const isNamed = shared.has(text) || (isWhole && schema.properties !== undefined);
    const name = isNamed ? freeName(wanted) : wanted;
    if (isNamed) {
      nameOf.set(text, name);
      schemas[name] = schema;
    }
    for (const { name: below, part, put } of partsOf(schema)) put(named(part, name + pascal(below), false));
    return isNamed ? { $ref: `#/components/schemas/${name}` } : schema;
  };
  for (const { schema, name, put } of whole) put(named(schema, name, true));
  for (const { schema, name, put } of parameters) put(named(schema, name, false));
}
