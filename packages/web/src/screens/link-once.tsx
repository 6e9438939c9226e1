// A one-time link as it is shown the only time: copied, or mailed already.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { ownAddress } from "../api/own-address.ts";
import type { Invitation as Link } from "@atalaya/contract/resources/users.ts";
import { formatInstant } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { useLanguage, useWords } from "../ui/words.ts";

export function LinkOnce({ link: { link, expires_at, is_mailed } }: { link: Link }) {
  const t = useWords();
  const [language] = useLanguage();
  const [isCopied, setCopied] = useState(false);
  // Where the operator has set no address of his own, the one that this page was opened at is right.
  const whole = link.startsWith("/") ? window.location.origin + ownAddress(link) : link;
  const copy = () =>
    navigator.clipboard?.writeText(whole).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Box sx={{ mb: "12px" }}>
      <Box sx={{ display: "flex", gap: "8px", alignItems: "flex-end" }}>
        <TextField
          id="invitation-link"
          label={t("invitation_link")}
          value={whole}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <Button
          variant="contained"
          startIcon={<Icon name={isCopied ? "check" : "clone"} />}
          onClick={() => void copy()}
          sx={{ flex: "none" }}
        >
          {t(isCopied ? "invitation_copied" : "invitation_copy")}
        </Button>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" role="status" sx={{ mt: "4px" }}>
        {t("invitation_once", { time: formatInstant(expires_at, language) })}{" "}
        {t(is_mailed ? "invitation_mailed" : "invitation_not_mailed")}
      </Typography>
    </Box>
  );
}
