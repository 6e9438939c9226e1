// Rich text to be read. It shows what the server cleaned, and nothing else may be given to it.
import Box from "@mui/material/Box";
import type { CSSObject } from "@mui/material/styles";
import type { Language } from "@atalaya/contract/text.ts";

const indents = Object.fromEntries(
  Array.from({ length: 8 }, (_, step) => [`& .ql-indent-${step + 1}`, { paddingLeft: `${(step + 1) * 1.5}em` }]),
);

/** Sizes and spaces of its elements, the same while it is written and while it is read. */
export const richTextStyle: CSSObject = {
  lineHeight: 1.55,
  overflowWrap: "anywhere",
  "& > :first-of-type": { marginTop: 0 },
  "& h1, & h2, & h3": { margin: "1em 0 0.35em", lineHeight: 1.25, fontWeight: 600 },
  "& h1": { fontSize: "1.375em" },
  "& h2": { fontSize: "1.2em" },
  "& h3": { fontSize: "1.05em" },
  "& p": { margin: "0 0 0.6em" },
  "& ul, & ol": { margin: "0 0 0.6em", paddingLeft: "1.6em" },
  "& img": { maxWidth: "100%", height: "auto" },
  "& pre": {
    overflowX: "auto",
    padding: "8px 12px",
    borderRadius: "6px",
    backgroundColor: "var(--mui-palette-sunken)",
  },
  "& blockquote": {
    margin: 0,
    padding: "2px 0 2px 14px",
    borderLeft: "3px solid var(--mui-palette-divider)",
    color: "var(--mui-palette-text-secondary)",
  },
  "& blockquote + :not(blockquote)": { marginTop: "0.6em" },
  "& hr": { margin: "1em 0", border: 0, borderTop: "1px solid var(--mui-palette-divider)" },
  "& sub, & sup": { lineHeight: 0 },
  // A wide table scrolls by itself.
  "& table": { display: "block", maxWidth: "100%", margin: "0 0 0.6em", overflowX: "auto", borderCollapse: "collapse" },
  "& td": {
    minWidth: "4.5em",
    padding: "4px 8px",
    border: "1px solid var(--mui-palette-divider)",
    verticalAlign: "top",
    overflowWrap: "break-word",
  },
  "& li:has(> ul:first-child), & li:has(> ol:first-child)": { listStyle: "none" },
  ...indents,
};

type RichTextProps = {
  /** Out of an answer of the server. */
  html: string;
  /** The language it is written in. */
  language: Language;
};

export const RichText = ({ html, language }: RichTextProps) => (
  <Box lang={language} sx={richTextStyle} dangerouslySetInnerHTML={{ __html: html }} />
);
