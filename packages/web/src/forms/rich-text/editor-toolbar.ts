// The buttons above a rich text: headings 1 to 3, bold, italic, underlined, struck, raised, lowered, link, lists,
// quotation, line, table with its rows and columns, and clearing all of it.
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
    ["ql-strike", null, "rich_text_strike"],
    ["ql-script", "sub", "rich_text_sub"],
    ["ql-script", "super", "rich_text_super"],
    ["ql-link", null, "rich_text_link"],
  ],
  [
    ["ql-list", "ordered", "rich_text_ordered"],
    ["ql-list", "bullet", "rich_text_bullet"],
    ["ql-blockquote", null, "rich_text_quote"],
    ["ql-divider", null, "rich_text_divider"],
  ],
  [
    ["ql-table", null, "rich_text_table"],
    ["ql-row-below", null, "rich_text_row_below"],
    ["ql-column-right", null, "rich_text_column_right"],
    ["ql-row-delete", null, "rich_text_row_delete"],
    ["ql-column-delete", null, "rich_text_column_delete"],
  ],
  [["ql-clean", null, "rich_text_clean"]],
] as const;

const svg = (lines: string) =>
  `<svg viewBox="0 0 18 18" aria-hidden="true"><g class="ql-stroke ql-thin">${lines}</g></svg>`;

/** What the editor has no picture of: a line; a row or a column with a plus or a cross. */
const pictures: Record<string, string> = {
  "ql-divider": svg('<path d="M2 9h14"/><path d="M5 5h8M5 13h8" opacity=".4"/>'),
  "ql-row-below": svg('<rect x="2" y="3" width="14" height="5"/><path d="M9 11v5M6.5 13.5h5"/>'),
  "ql-column-right": svg('<rect x="3" y="2" width="5" height="14"/><path d="M11 9h5M13.5 6.5v5"/>'),
  "ql-row-delete": svg('<rect x="2" y="3" width="14" height="5"/><path d="M7 11.5l4 4M11 11.5l-4 4"/>'),
  "ql-column-delete": svg('<rect x="3" y="2" width="5" height="14"/><path d="M11.5 7l4 4M15.5 7l-4 4"/>'),
};

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
      button.innerHTML = pictures[className] ?? "";
      group.append(button);
    }
    bar.append(group);
  }
  return bar;
}
