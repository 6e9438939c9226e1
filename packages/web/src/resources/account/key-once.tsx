// A key as it is shown the only time.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Notice } from "../../forms/notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

type KeyOnceProps = { secret: string; onDone: () => void };

export function KeyOnce({ secret, onDone }: KeyOnceProps) {
  const t = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Box role="group" aria-label={t("api_key_created")} sx={{ mb: "12px" }}>
      <Notice status="warning" icon="exclamation-triangle" role="status">
        {t("api_key_once")}
      </Notice>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "flex-end" }}>
        <TextField
          id="api-key-secret"
          label={t("api_key_secret")}
          value={secret}
          autoFocus
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ flex: "1 1 260px" }}
        />
        <Button
          variant="contained"
          startIcon={<Icon name={isCopied ? "check" : "clone"} />}
          onClick={() => void copy()}
          sx={{ flex: "none" }}
        >
          {t(isCopied ? "api_key_copied" : "api_key_copy")}
        </Button>
        <Button variant="outlined" onClick={onDone} sx={{ flex: "none" }}>
          {t("api_key_done")}
        </Button>
      </Box>
    </Box>
  );
}
