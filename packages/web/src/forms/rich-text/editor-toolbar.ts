// The buttons above a rich text: headings 1 to 3, bold, italic, underlined, link, lists, and clearing all of it.
import type { Translate } from "../../ui/words.ts";

/** Groups of buttons: the editor's class of each, its value, and what it is called. */
const groups = [
  [
    ["ql-header", "1", "rich_text_header_1"],
    ["ql-header", "2", "rich_text_header_2"],
    ["ql-header", "3", "rich_text_header_3"],
  ],
  [
    ["ql-bold", null, "rich_text_bold"],
    ["ql-italic", null, "rich_text_italic"],
    ["ql-underline", null, "rich_text_underline"],
    ["ql-link", null, "rich_text_link"],
  ],
  [
    ["ql-list", "ordered", "rich_text_ordered"],
    ["ql-list", "bullet", "rich_text_bullet"],
  ],
  [["ql-clean", null, "rich_text_clean"]],
] as const;

/** The bar as the editor wants it: elements that it fills with its pictures and binds. */
export function toolbarFor(t: Translate, label: string): HTMLElement {
  const bar = document.createElement("div");
  bar.setAttribute("role", "toolbar");
  bar.setAttribute("aria-label", t("rich_text_toolbar", { label }));
  for (const buttons of groups) {
    const group = document.createElement("span");
    group.className = "ql-formats";
    for (const [className, value, name] of buttons) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = className;
      if (value) button.value = value;
      button.title = t(name);
      button.setAttribute("aria-label", t(name));
      group.append(button);
    }
    bar.append(group);
  }
  return bar;
}
