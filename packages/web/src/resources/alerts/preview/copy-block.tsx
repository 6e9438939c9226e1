// A text to be taken elsewhere: as it is, with a button that copies it.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Language } from "@atalaya/contract/text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

type CopyBlockProps = { text: string; language?: Language; isCode?: boolean };

export function CopyBlock({ text, language, isCode = false }: CopyBlockProps) {
  const t = useWords();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(null),
    );
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "8px" }}>
      <Box
        component="pre"
        lang={language}
        // What scrolls is reached by the keyboard too.
        tabIndex={0}
        aria-label={isCode ? t("alert_preview_cap") : t("alert_preview_text")}
        role="region"
        sx={{
          flex: "1 1 260px",
          minWidth: 0,
          m: 0,
          p: "10px 12px",
          maxHeight: 480,
          overflow: "auto",
          borderRadius: "6px",
          bgcolor: "sunken",
          fontFamily: isCode ? "monospace" : "inherit",
          fontSize: isCode ? "0.75rem" : "inherit",
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
        }}
      >
        {text}
      </Box>
      {"clipboard" in navigator && (
        <Button variant="outlined" startIcon={<Icon name={isCopied ? "check" : "clone"} />} onClick={() => void copy()}>
          {t(isCopied ? "invitation_copied" : "invitation_copy")}
        </Button>
      )}
    </Box>
  );
}
