import { DomUtils, parseDocument } from "htmlparser2";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hasContent, optionalRichText, richText } from "@atalaya/contract/values/rich-text.ts";
import { hostileHtml } from "../../testing/hostile-html.ts";
import { cleanHtml } from "./clean-html.ts";
import { keptTexts } from "./kept-text.ts";

const indent = /^ql-indent-[1-8]$/;

const plainTags = "br strong em u s sub sup ol ul li pre blockquote hr table tbody tr td".split(" ");

/** What may be left, told apart from how it is cleaned. Addresses are read as a browser reads them. */
const attributesOf: Record<string, Record<string, (value: string) => boolean>> = {
  ...Object.fromEntries(plainTags.map((tag) => [tag, {}])),
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
    fc.constantFrom("<table>", "</table>", "<tr>", "<td colspan=3 rowspan=2>", "<th>", "</td>", "<caption>", "<tbody>"),
    fc.constantFrom("<blockquote>", "</blockquote>", "<hr>", "<sub>", "</sub>", "<strike>", "<br>", "a", " "),
    fc.constantFrom("<pre>", "<a href='", "'>", '"', "<div>", "</div>", "&", "&lt;", "<svg>", "</svg>", "<style>"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const kept = cleanHtml(pieces.join(""));
      isHarmless(kept, pieces.join(""));
      expect(cleanHtml(kept)).toBe(kept);
    }),
    { seed: 20_261_120, numRuns: 2500 },
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

const grid = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`;

test("R-504 raised and lowered signs, struck text, quotations, lines and tables stay as the editor writes them", () => {
  const text =
    "<p>H<sub>2</sub>O, m<sup>2</sup>, <s>derogado</s></p><blockquote>Cita</blockquote><hr />" +
    grid(["a", "b"], ["", "d"]);
  expect(cleanHtml(text)).toBe(text);
  const written = `<table><tbody><tr><td data-row="row-1a2b">a</td><td data-row="row-1a2b"><br></td></tr></tbody></table>`;
  expect(cleanHtml(written)).toBe(grid(["a", ""]));
  expect(cleanHtml("<p><strike>x</strike><del>y</del><ins>z</ins></p>")).toBe("<p><s>x</s><s>y</s><u>z</u></p>");
  expect(cleanHtml("<blockquote><p>uno</p><p>dos</p></blockquote>")).toBe(
    "<blockquote>uno</blockquote><blockquote>dos</blockquote>",
  );
});

test("R-504 a table is kept out of Word, Writer, Google Docs, Excel and a web page; merged cells are split, their text stays", () => {
  const samples: Record<string, [html: string, kept: string]> = {
    Word: [
      `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:2in'>
<p class=MsoNormal><b><span lang=ES-CL>Sector<o:p></o:p></span></b></p></td><td><p class=MsoNormal>m<sup>2</sup></p><p class=MsoNormal>por casa<o:p></o:p></p></td></tr></table>`,
      grid(["<strong>Sector</strong>", "m<sup>2</sup> · por casa"]),
    ],
    Writer: [
      `<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><thead><tr valign="top"><th><p align="left">Calle</p></th><th><p><br/></p></th></tr></thead><tbody><tr><td><p><strike>Prat</strike></p></td><td><p>H<sub>2</sub>O</p></td></tr></tbody></table>`,
      grid(["<strong>Calle</strong>", ""], ["<s>Prat</s>", "H<sub>2</sub>O"]),
    ],
    "Google Docs": [
      `<meta charset="utf-8"><div dir="ltr"><table><colgroup><col width="1"></colgroup><tbody><tr style="height:0pt"><td><p dir="ltr"><span style="font-weight:400">Turno</span></p></td><td><ul><li><p>Ana</p></li><li><p>Berta</p></li></ul></td></tr></tbody></table></div>`,
      grid(["Turno", "Ana · Berta"]),
    ],
    Excel: [
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><!--StartFragment--><table border=0><col width=64><tr height=20><td colspan=2 class=xl65>Albergues</td><td rowspan=2>Total</td></tr><tr><td class=xl66>Norte</td><td align=right>1.250</td></tr><!--EndFragment--></table></body></html>`,
      grid(["Albergues", "", "Total"], ["Norte", "1.250", ""]),
    ],
    "a web page": [
      `<table><caption>Fonos</caption><tr><th scope=row>SENAPRED<td><a href="tel:+5622">2252</a><table><tr><td>24</td><td>7</td></tr></table></table><table><tr><td>x</td></tr></table>`,
      `<p>Fonos</p>${grid(["<strong>SENAPRED</strong>", '<a href="tel:+5622" target="_blank" rel="noopener noreferrer">2252</a> · 24 · 7'])}<p><br /></p>${grid(["x"])}`,
    ],
  };
  for (const [source, [html, kept]] of Object.entries(samples)) {
    expect(cleanHtml(html).replaceAll(/\s*\n\s*/g, ""), source).toBe(kept);
    expect(cleanHtml(kept), source).toBe(kept);
  }
});

test("cells merged without end are split a limited number of times; parts of a table without one are text", () => {
  const merged = `<table>${"<tr><td colspan=100000 rowspan=65000>x</td></tr>".repeat(3000)}</table>`;
  expect(cleanHtml(merged).match(/<td>/g)!.length).toBeLessThan(6000);
  expect(cleanHtml("<tr><td>uno</td><td>dos</td></tr><p>tres</p>")).toBe("unodos<p>tres</p>");
  expect(cleanHtml("<table></table><table><tr></tr></table>")).toBe("");
});
