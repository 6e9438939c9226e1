// The way from a screen of public text to the page that everybody reads.
import Button from "@mui/material/Button";
import { ownAddress } from "../api/own-address.ts";
import { Icon } from "../ui/icon.tsx";
import { useLanguage, useWords } from "../ui/words.ts";

/** `path` is the public page's without its language. */
export function PublicLink({ path }: { path: string }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Button
      variant="outlined"
      href={ownAddress(`${path}/${language}`)}
      target="_blank"
      rel="noopener"
      startIcon={<Icon name="external-link" />}
    >
      {t("text_public_page")}
    </Button>
  );
}
