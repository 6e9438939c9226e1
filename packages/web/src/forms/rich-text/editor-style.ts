// The editor in the look of the other fields: its own style sheet brings the arrangement, this the colours, sizes and texts.
import type { CSSObject, Theme } from "@mui/material/styles";
import { richTextStyle } from "../../ui/rich-text.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import type { Translate } from "../../ui/words.ts";

type EditorState = { t: Translate; isWrong: boolean; isReadOnly: boolean };

const text = (content: string) => JSON.stringify(content);

export function editorStyle(theme: Theme, { t, isWrong, isReadOnly }: EditorState): CSSObject {
  const { primary, error, borderStrong, divider, background, hover, soft, softText, sunken } = theme.vars.palette;
  const { text: ink } = theme.vars.palette;
  const edge = isReadOnly ? "transparent" : isWrong ? error.main : borderStrong;
  return {
    border: `1px solid ${edge}`,
    borderRadius: "6px",
    backgroundColor: isReadOnly ? sunken : background.paper,
    "&:focus-within": {
      borderColor: isWrong ? error.main : primary.main,
      boxShadow: `0 0 0 1px ${isWrong ? error.main : primary.main}`,
    },
    "& .ql-toolbar.ql-snow": {
      display: isReadOnly ? "none" : "flex",
      flexWrap: "wrap",
      gap: "2px 10px",
      padding: "4px 6px",
      border: 0,
      borderBottom: `1px solid ${divider}`,
      fontFamily: "inherit",
      "&::after": { display: "none" },
      "& .ql-formats": { display: "flex", gap: "2px", margin: 0 },
      "& button": { width: 28, height: 28, padding: "5px", borderRadius: "4px", color: ink.secondary },
      "& button:hover": { backgroundColor: hover },
      "& button.ql-active": { color: softText, backgroundColor: soft },
      "& button:focus-visible": { outline: `2px solid ${primary.main}`, outlineOffset: 0 },
      "& button .ql-stroke": { stroke: "currentColor !important" },
      "& button .ql-fill": { fill: "currentColor !important" },
      [phoneQuery]: { "& button": { width: 40, height: 40, padding: "10px" } },
    },
    "& .ql-container.ql-snow": { border: 0, fontFamily: "inherit", fontSize: "0.875rem" },
    "& .ql-editor": {
      ...richTextStyle,
      minHeight: 180,
      maxHeight: 440,
      padding: "10px 12px",
      color: ink.primary,
      "& ol, & ul": { paddingLeft: 0 },
      "& a": { color: primary.main },
      "& .ql-code-block-container": { backgroundColor: sunken, color: ink.primary },
      "& .ql-code-block-container select": { color: ink.secondary },
      "&.ql-blank::before": { left: 12, right: 12, fontStyle: "normal", color: ink.disabled },
    },
    "& .ql-snow .ql-tooltip": {
      zIndex: 2,
      maxWidth: "calc(100% - 16px)",
      border: `1px solid ${divider}`,
      borderRadius: "6px",
      color: ink.primary,
      backgroundColor: background.paper,
      boxShadow: theme.shadows[2],
      "& input[type=text]": {
        height: 30,
        border: `1px solid ${borderStrong}`,
        borderRadius: "4px",
        color: ink.primary,
        backgroundColor: background.paper,
      },
      "& a": { color: primary.main },
      "&::before, &[data-mode=link]::before": { content: text(t("rich_text_link_address")) },
      "& a.ql-action::after": { content: text(t("rich_text_link_edit")), borderColor: divider },
      "&.ql-editing a.ql-action::after": { content: text(t("save")) },
      "& a.ql-remove::before": { content: text(t("rich_text_link_remove")) },
    },
  };
}
