// The editor itself: what it knows, where links and pictures may lead, and how the keyboard gets in and out.
import highlight from "highlight.js/lib/core";
import json from "highlight.js/lib/languages/json";
import xml from "highlight.js/lib/languages/xml";
import Quill, { type Delta } from "quill";
import Link from "quill/formats/link.js";
import { imageProtocols, linkProtocols } from "@atalaya/contract/values/rich-text.ts";
import { Divider } from "./divider.ts";
import { PlainClipboard } from "./pasted.ts";
import { toolbarHandlers } from "./toolbar-handlers.ts";

/** milliseconds between the last letter of code and its colours. */
const highlightInterval = 1000;

const formats = [
  "header",
  "bold",
  "italic",
  "underline",
  "strike",
  "script",
  "link",
  "list",
  "indent",
  "image",
  "blockquote",
  "divider",
  "table",
  "table-row",
  "table-body",
  "table-container",
  "code-block",
  "code-block-container",
  "code-token",
];

Quill.register({ "formats/divider": Divider, "modules/clipboard": PlainClipboard }, true);
highlight.registerLanguage("json", json);
highlight.registerLanguage("xml", xml);

const hasProtocol = (address: string, protocols: readonly string[]): boolean =>
  URL.canParse(address, document.baseURI) &&
  protocols.includes(new URL(address, document.baseURI).protocol.slice(0, -1));

Link.PROTOCOL_WHITELIST = [...linkProtocols];
const Picture = Quill.import("formats/image") as { sanitize: (address: string) => string };
Picture.sanitize = (address) => (hasProtocol(address, imageProtocols) ? address : "//:0");

type QuillOptions = { place: HTMLElement; toolbar: HTMLElement; placeholder: string; isReadOnly: boolean };

type Bound = { quill: Quill };
const indent = (step: string) =>
  function indentBy(this: Bound): boolean {
    this.quill.format("indent", step, "user");
    return false;
  };

/** Tab moves on, as everywhere in a form, but for the start of a list's item, which it indents; Escape lets go of that too. */
export function makeQuill({ place, toolbar, placeholder, isReadOnly }: QuillOptions): Quill {
  return new Quill(place, {
    theme: "snow",
    placeholder,
    readOnly: isReadOnly,
    formats,
    bounds: place,
    modules: {
      toolbar: { container: toolbar, handlers: toolbarHandlers },
      table: true,
      syntax: {
        hljs: highlight,
        interval: highlightInterval,
        languages: [
          { key: "plain", label: "—" },
          { key: "json", label: "JSON" },
          { key: "xml", label: "XML" },
        ],
      },
      keyboard: {
        bindings: {
          tab: null,
          "remove tab": null,
          deeper: { key: "]", shortKey: true, handler: indent("+1") },
          shallower: { key: "[", shortKey: true, handler: indent("-1") },
          leave: {
            key: "Escape",
            handler(this: Bound) {
              this.quill.blur();
              return false;
            },
          },
        },
      },
    },
  });
}

/** HTML that was shown, and as the editor holds it. */
export type Shown = { html: string; contents: Delta };

/** Shows HTML instead of what is there; nobody typed it. Who is writing goes on where he was. */
export function showHtml(quill: Quill, html: string): Shown {
  const selection = quill.hasFocus() ? quill.getSelection() : null;
  quill.setContents(quill.clipboard.convert({ html, text: "" }), "silent");
  if (selection) quill.setSelection(selection, "silent");
  return { html, contents: quill.getContents() };
}

/**
 * What is there as HTML, or "" where nothing is: the editor keeps an empty line. What was typed and taken back again is the very HTML
 * that was shown: the editor writes the same text in other ways than the server, and nobody has changed it.
 */
export function htmlIn(quill: Quill, shown: Shown): string {
  const contents = quill.getContents();
  if (contents.length() === shown.contents.length() && shown.contents.diff(contents).ops.length === 0)
    return shown.html;
  return quill.getLength() <= 1 ? "" : quill.root.innerHTML;
}
