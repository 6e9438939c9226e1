// One's own keys: made here, told once, seen and revoked.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { ownAddress } from "../../api/own-address.ts";
import { KeyList } from "../../screens/api-keys/key-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { KeyDialog } from "./key-dialog.tsx";
import { KeyOnce } from "./key-once.tsx";

export function ApiKeys() {
  const t = useWords();
  const [language] = useLanguage();
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: "8px" }}>
        {t("api_keys_help")}{" "}
        <Link href={ownAddress(`/api/reference?lang=${language}`)} target="_blank" rel="noopener">
          {t("api_keys_reference")}
        </Link>
      </Typography>
      {secret !== null && <KeyOnce secret={secret} onDone={() => setSecret(null)} />}
      <KeyList />
      <Box sx={{ mt: "12px" }}>
        <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={() => setMaking(true)}>
          {t("api_key_new")}
        </Button>
      </Box>
      {isMaking && (
        <KeyDialog
          onMade={(made) => {
            setMaking(false);
            setSecret(made);
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}
