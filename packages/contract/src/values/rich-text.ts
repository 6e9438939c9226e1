// Rich text: HTML of few tags, what it may link to, and its length. The server cleans it when it is written.
import { plainText, requiredText } from "./plain-text.ts";

/** What a text may consist of; whatever else is sent is dropped and its text kept. */
export const richTags = "p h1 h2 h3 br strong em u s sub sup a ol ul li img pre blockquote hr table tbody tr td".split(
  " ",
);

/** Where a link may lead. */
export const linkProtocols = ["http", "https", "mailto", "tel"] as const;

/** Where a picture may come from; `data` only as a picture of a known kind. */
export const imageProtocols = ["http", "https", "data"] as const;

/** Steps of indentation, classes `ql-indent-1` to `ql-indent-8` on a paragraph or heading. */
export const mostIndent = 8;

/** Whether there is anything to read or see: an editor leaves `<p><br></p>` where nothing was written. */
export const hasContent = (html: string): boolean =>
  /<img\s/i.test(html) || html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, "") !== "";

/** HTML that must say something, of at most `longest` characters, pictures that it carries included. */
export const richText = (longest: number) => requiredText(longest).refine(hasContent, { params: { code: "required" } });

/** HTML that may be missing: null. */
export const optionalRichText = (longest: number) =>
  plainText(longest)
    .transform((html) => (hasContent(html) ? html : null))
    .nullable()
    .default(null);
