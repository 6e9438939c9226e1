import { DomUtils, parseDocument } from "htmlparser2";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hasContent, optionalRichText, richText } from "@atalaya/contract/rich-text.ts";
import { hostileHtml } from "../../testing/hostile-html.ts";
import { cleanHtml } from "./clean-html.ts";
import { keptTexts } from "./kept-text.ts";

const indent = /^ql-indent-[1-8]$/;

/** What may be left, told apart from how it is cleaned. Addresses are read as a browser reads them. */
const attributesOf: Record<string, Record<string, (value: string) => boolean>> = {
  ...Object.fromEntries(["br", "strong", "em", "u", "ol", "ul", "li", "pre"].map((tag) => [tag, {}])),
  ...Object.fromEntries(["p", "h1", "h2", "h3"].map((tag) => [tag, { class: (value) => indent.test(value) }])),
  a: {
    href: (value) => ["http:", "https:", "mailto:", "tel:"].includes(protocolOf(value)),
    target: (value) => value === "_blank",
    rel: (value) => value === "noopener noreferrer",
  },
  img: {
    src: (value) => /^(https?:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/.test(value),
    alt: () => true,
    width: () => true,
    height: () => true,
  },
};

const protocolOf = (address: string) =>
  URL.canParse(address, "https://own.test") ? new URL(address, "https://own.test").protocol : "https:";

function isHarmless(html: string, sent: string): void {
  for (const { name, attribs } of DomUtils.getElementsByTagName("*", parseDocument(html).children)) {
    expect(Object.keys(attributesOf), `<${name}> of ${sent}`).toContain(name);
    for (const [attribute, value] of Object.entries(attribs))
      expect(attributesOf[name]![attribute]?.(value), `${attribute}="${value}" of ${sent}`).toBe(true);
  }
}

test("R-504 none of two hundred known ways to run a script is left in a text", () => {
  expect(new Set(hostileHtml).size).toBeGreaterThan(200);
  for (const sent of hostileHtml) {
    const kept = cleanHtml(sent);
    isHarmless(kept, sent);
    expect(cleanHtml(kept), sent).toBe(kept);
    isHarmless(cleanHtml(`<p>uno</p><ul><li>${sent}</li></ul>${sent}`), sent);
  }
});

test("R-504 pieces of HTML put together at random are left harmless, and cleaning twice changes nothing", () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostileHtml),
    fc.constantFrom("<p>", "</p>", "<ul>", "</ul>", "<li data-list=bullet class=ql-indent-3>", "</li>", "<!--", "-->"),
    fc.constantFrom("<pre>", "<a href='", "'>", '"', "<div>", "</div>", "&", "&lt;", "<svg>", "</svg>", "<style>"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const kept = cleanHtml(pieces.join(""));
      isHarmless(kept, pieces.join(""));
      expect(cleanHtml(kept)).toBe(kept);
    }),
    { seed: 20_261_120, numRuns: 1500 },
  );
});

test("R-905 what the toolbar can make stays: headings, bold, italic, underlined, links, lists, indents, pictures", () => {
  const text =
    '<h1>Uno</h1><h2>Dos</h2><h3>Tres</h3><p class="ql-indent-8"><strong>a</strong><em>b</em><u>c</u></p>' +
    "<ol><li>x</li></ol><ul><li>y</li></ul>" +
    '<p><img alt="Plano" src="data:image/png;base64,iVBORw0KGgo=" /></p>';
  expect(cleanHtml(text)).toBe(text);
  expect(cleanHtml("<a href='https://senapred.cl'>x</a>")).toBe(
    '<a href="https://senapred.cl" target="_blank" rel="noopener noreferrer">x</a>',
  );
  expect(cleanHtml('<p class="ql-indent-9 ql-align-center">x</p>')).toBe("<p>x</p>");
});

test("R-905 the editor's flat list becomes lists within lists, for readers and for machines", () => {
  const item = (kind: string, indent: number, text: string) =>
    `<li data-list="${kind}"${indent > 0 ? ` class="ql-indent-${indent}"` : ""}><span class="ql-ui" contenteditable="false"></span>${text}</li>`;
  const list = (...items: string[]) => cleanHtml(`<ol>${items.join("")}</ol>`);

  expect(list(item("bullet", 0, "a"), item("bullet", 1, "b"), item("bullet", 0, "c"))).toBe(
    "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
  );
  expect(list(item("ordered", 0, "a"), item("bullet", 1, "b"), item("ordered", 1, "c"), item("ordered", 0, "d"))).toBe(
    "<ol><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ol>",
  );
  expect(list(item("bullet", 0, "a"), item("ordered", 0, "b"))).toBe("<ul><li>a</li></ul><ol><li>b</li></ol>");
  expect(list(item("bullet", 2, "a"))).toBe("<ul><li><ul><li><ul><li>a</li></ul></li></ul></li></ul>");
});

test("the editor's code lines become preformatted text, and what it shows beside the text is dropped", () => {
  const lines = ["uno", "  &lt;dos&gt;"].map(
    (line) => `<div class="ql-code-block" data-language="plain">${line}</div>`,
  );
  expect(
    cleanHtml(
      `<div class="ql-code-block-container"><select class="ql-ui"><option>Plain</option></select>${lines.join("")}</div>`,
    ),
  ).toBe("<pre>uno\n  &lt;dos&gt;</pre>");
});

test("what a word processor adds is dropped, its paragraphs and emphasis stay", () => {
  const pasted = `<html><head><title>Acta</title><style>p.MsoNormal{margin:0}</style></head><body lang=ES>
<div class=WordSection1><p class=MsoNormal style='margin-bottom:0'><b><span style='font-family:Arial;color:red'>Acta</span></b><o:p></o:p></p>
<p class=MsoNormal><i>Punto 1</i></p></div></body></html>`;
  expect(cleanHtml(pasted).replaceAll(/\s*\n\s*/g, "")).toBe("<p><strong>Acta</strong></p><p><em>Punto 1</em></p>");
});

test("elements nested without end are cut and break nothing", () => {
  const kept = cleanHtml(`${"<u>".repeat(150_000)}fondo`);
  expect(kept).toContain("fondo");
  expect(kept.length).toBeLessThan(5000);
});

test("a text must say something; one that says nothing is none", () => {
  expect(["<p><br></p>", "<p>&nbsp;</p>", " ", "<p> </p>"].map(hasContent)).toEqual([false, false, false, false]);
  expect(richText(100).safeParse("<p><br></p>").success).toBe(false);
  expect(richText(100).safeParse("<p>Sí</p>").success).toBe(true);
  expect(richText(5).safeParse("<p>Sí</p>").success).toBe(false);
  expect(optionalRichText(100).parse("<p><br></p>")).toBeNull();
});

test("R-504 a text is kept clean, or refused on its field where it says nothing or became too long", async () => {
  const fields = { body_es: { longest: 1000, isRequired: true }, body_en: { longest: 1000 } };
  expect(await keptTexts({ body_es: "<b>x</b>", body_en: "<script>x</script>" }, fields)).toEqual({
    body_es: "<strong>x</strong>",
    body_en: null,
  });
  const refused = (body_es: string) => expect(keptTexts({ body_es }, fields)).rejects;
  await refused("<style>x</style>").toMatchObject({ issues: { body_es: { code: "required" } } });
  await refused("&".repeat(999)).toMatchObject({ issues: { body_es: { code: "rich_text_big" } } });
  const long = { body_es: { longest: 500_000 } };
  const amp = "<p>&amp;</p>".repeat(3000);
  expect(await keptTexts({ body_es: "<p>&</p>".repeat(3000) }, long)).toEqual({ body_es: amp });
  expect(await keptTexts({ body_es: amp }, long)).toEqual({ body_es: amp });
});
