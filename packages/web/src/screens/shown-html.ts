// HTML where there is room for a line of text only, such as two versions side by side.

/** Its text without elements; a browser reads it, so nothing of it runs or loads. */
export const textOfHtml = (html: string): string =>
  (
    new DOMParser().parseFromString(html.replaceAll(/<(br|\/p|\/li|\/h[1-3])[^<>]*>/g, " $&"), "text/html").body
      .textContent ?? ""
  ).trim();
