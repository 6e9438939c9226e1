// The API as people read it: for each noun a word, an example that can be run, its calls and its fields. Plain HTML that needs no script.
import { languages, say, type Language } from "@atalaya/contract/text.ts";
import { words } from "@atalaya/contract/words.ts";
import { apiNounWords } from "@atalaya/contract/words/api/nouns.ts";
import { apiReferenceWords } from "@atalaya/contract/words/api/reference.ts";
import { escaped } from "../public/escaped.ts";
import { callsOf, type Call, type Document, type Schema } from "./json.ts";

type Word = keyof typeof apiReferenceWords;

const isOpenToKeys = ({ operation }: Call) => operation.security?.some((it) => "key" in it) === true;

/** What may stand in an address that names no thing. */
const known: Record<string, string> = { "{domain}": "situation" };
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, (name) => known[name] ?? name);

const isRequired = (call: Call) =>
  (call.operation.parameters ?? []).some((it) => "in" in it && it.in === "query" && it.required);
const hasQuery = (call: Call, name: string) =>
  (call.operation.parameters ?? []).some((it) => "in" in it && it.in === "query" && it.name === name);

/** A call of a noun that everybody can make who may read it: a list, or what needs no number to be known. */
function exampleCall(calls: Call[], noun: string): Call | undefined {
  const open = calls.filter(
    (it) =>
      it.method === "get" &&
      (isOpenToKeys(it) || it.operation.security?.length === 0) &&
      !addressOf(it.path).includes("{") &&
      !isRequired(it) &&
      Object.keys(answerOf(it) ?? {}).length > 0,
  );
  return open.find(({ path }) => path === `/api/${noun}`) ?? open[0];
}

const answerOf = ({ operation }: Call): Record<string, unknown> | undefined => {
  const answer = operation.responses["200"];
  return answer && "content" in answer ? answer.content : undefined;
};

/** As it is typed into a shell that has ATALAYA_URL and ATALAYA_KEY. */
function curl(call: Call): string {
  const query = hasQuery(call, "per_page") ? "?per_page=5" : "";
  const key = call.operation.security?.length === 0 ? "" : '-H "Authorization: Bearer $ATALAYA_KEY" ';
  return `curl -fsS ${key}"$ATALAYA_URL${addressOf(call.path)}${query}"`;
}

type Schemas = Document["components"]["schemas"];

const nameOf = ({ $ref = "" }: Schema) => $ref.replace("#/components/schemas/", "");

/** `text`, `number or null`, a list of these, or what a named schema says. */
function typeOf(schema: Schema, schemas: Schemas): string {
  if (schema.$ref) {
    const named = schemas[nameOf(schema)];
    return named && !named.properties ? typeOf(named, schemas) : nameOf(schema);
  }
  if (schema.enum) {
    const most = 6;
    const shown = schema.enum.slice(0, most).map(String).join(" | ");
    return schema.enum.length > most ? `${shown} | …` : shown;
  }
  if (schema.const !== undefined) return String(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((it) => typeOf(it, schemas)))].join(" | ");
  if (schema.type === "array") return `${schema.items ? typeOf(schema.items, schemas) : "any"}[]`;
  const type = Array.isArray(schema.type) ? schema.type.join(" | ") : (schema.type ?? "any");
  return schema.format ? `${type} (${schema.format})` : type;
}

/** What a form or the audit log calls the field. */
function meaningOf(noun: string, field: string, schema: Schema, language: Language): string {
  const table = noun.replaceAll("-", "_");
  const found = [`label.${table}.${field}`, `label.${noun}.${field}`, `audit_label.${field}`].find((it) => it in words);
  return found ? say(words[found as keyof typeof words], language) : (schema.description ?? "");
}

/** Of what a list holds, and of what makes one. */
function fieldsOf(calls: Call[], { components: { schemas } }: Document): [string, Schema][] {
  const mentioned = JSON.stringify(calls.map(({ operation }) => operation));
  return Object.entries(schemas).filter(
    ([name, { properties }]) =>
      properties && mentioned.includes(`"#/components/schemas/${name}"`) && !/(?:List|Answer|Body)\d*$/.test(name),
  );
}

const row = (cells: string[], tag = "td") => `<tr>${cells.map((it) => `<${tag}>${it}</${tag}>`).join("")}</tr>`;
const table = (heads: string[], rows: string[]) =>
  `<div class="wide"><table><thead>${row(heads.map(escaped), "th")}</thead><tbody>${rows.join("")}</tbody></table></div>`;
const code = (text: string) => `<code>${escaped(text)}</code>`;

function section(noun: string, calls: Call[], document: Document, language: Language): string {
  const said = (word: Word, parameters = {}) => say(apiReferenceWords[word], language, parameters);
  const example = exampleCall(calls, noun);
  const isClosed = calls.every((it) => !isOpenToKeys(it) && it.operation.security?.length !== 0);
  const fields = fieldsOf(calls, document).map(([name, { properties = {}, required = [] }]) => {
    const rows = Object.entries(properties).map(([field, schema]) =>
      row([
        code(field) + (required.includes(field) ? ` <small>${escaped(said("always"))}</small>` : ""),
        escaped(typeOf(schema, document.components.schemas)),
        escaped(meaningOf(noun, field, schema, language)),
      ]),
    );
    return `<details><summary>${escaped(said("fields", { name }))}</summary>${table([said("field"), said("type"), said("meaning")], rows)}</details>`;
  });
  const listed = calls.map(({ path, method, operation }) =>
    row([code(method.toUpperCase()), code(path), `<span lang="en">${escaped(operation.summary)}</span>`]),
  );
  return `<section id="${noun}"><h2>${noun}</h2><p>${escaped(say(apiNounWords[noun as keyof typeof apiNounWords], language))}</p>
${isClosed ? `<p class="note">${escaped(said("no_keys"))}</p>` : ""}${example ? `<h3>${escaped(said("example"))}</h3><pre tabindex="0"><code>${escaped(curl(example))}</code></pre>` : ""}
<h3>${escaped(said("calls"))}</h3>${table([said("method"), said("path"), said("does")], listed)}${fields.join("")}</section>`;
}

/** The whole page. */
export function referencePage(document: Document, base: string, language: Language): string {
  const said = (word: Word) => escaped(say(apiReferenceWords[word], language));
  const byNoun = Map.groupBy(callsOf(document), ({ operation }) => operation.tags[0]!);
  const nouns = document.tags.map(({ name }) => name).filter((name) => byNoun.has(name));
  const others = languages.map(
    (it) =>
      `<a lang="${it}" hreflang="${it}" href="?lang=${it}"${it === language ? ' aria-current="true"' : ""}>${it.toUpperCase()}</a>`,
  );
  const first = (["begin_key", "begin_pages", "begin_versions", "begin_once", "begin_limit"] as const).map(
    (it) => `<li>${said(it)}</li>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${said("title")}</title><link rel="stylesheet" href="${base}/public/style.css"><link rel="icon" href="${base}/favicon.svg"></head>
<body class="reference"><header><div class="bar"><p class="brand">${said("title")}</p><nav class="languages">${others.join("")}</nav></div></header>
<main id="content"><h1>${said("title")}</h1><p>${said("lead")} <a href="${base}/api/openapi.json">${said("machine")}</a></p>
<h2>${said("begin")}</h2><ul>${first.join("")}</ul><p class="note">${said("summaries")}</p>
<nav aria-label="${said("nouns")}"><h2>${said("nouns")}</h2><ul class="nouns">${nouns.map((it) => `<li><a href="#${it}">${it}</a></li>`).join("")}</ul></nav>
${nouns.map((it) => section(it, byNoun.get(it)!, document, language)).join("\n")}</main></body></html>`;
}
