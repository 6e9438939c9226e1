// Rich text as it may be kept and shown: allow-lists of tags, attributes, classes and addresses, whatever was sent.
import sanitize from "sanitize-html";
import { imageProtocols, linkProtocols, mostIndent, richTags } from "@atalaya/contract/values/rich-text.ts";
import { isNestedBeyond, withoutEditorMarkup } from "./editor-markup.ts";

/** Nobody writes deeper; who sends it wants to exhaust whoever reads it, and is left the text alone. */
const deepest = 100;

const indents = Array.from({ length: mostIndent }, (_, step) => `ql-indent-${step + 1}`);

/** A whole address, or a picture within the text of a kind that carries no script and loads nothing. */
const isPicture = (address: string) =>
  /^https?:\/\//i.test(address) || /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/i.test(address);

const rules: sanitize.IOptions = {
  allowedTags: richTags,
  allowedAttributes: { a: ["href", "target", "rel"], img: ["src", "alt", "width", "height"] },
  allowedClasses: Object.fromEntries(["p", "h1", "h2", "h3"].map((tag) => [tag, indents])),
  allowedSchemes: [...linkProtocols],
  allowedSchemesByTag: { img: [...imageProtocols] },
  allowProtocolRelative: false,
  // What stands inside of these is not text that somebody wrote to be read.
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "select",
    "noscript",
    "title",
    "svg",
    "math",
    "template",
    "iframe",
    "object",
    "xmp",
    "noembed",
    "noframes",
    "plaintext",
  ],
  transformTags: {
    b: "strong",
    i: "em",
    strike: "s",
    del: "s",
    ins: "u",
    h4: "h3",
    h5: "h3",
    h6: "h3",
    a: sanitize.simpleTransform("a", { target: "_blank", rel: "noopener noreferrer" }),
    img: (tagName, { src = "", ...attribs }) => ({
      tagName,
      attribs: { alt: "", ...attribs, ...(isPicture(src) && { src }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

const once = (html: string): string => sanitize(withoutEditorMarkup(html), rules);

const textOf = (html: string): string => html.replaceAll(/<[^<>]*>/g, "").replaceAll("<", "&lt;");

/** Safe, semantic HTML: the same for what it made itself, which is why what was torn apart by dropping is read a second time. */
export const cleanHtml = (html: string): string => once(once(isNestedBeyond(deepest, html) ? textOf(html) : html));
