// A text message with how much of its room it takes.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { septets } from "@atalaya/contract/domain/cap/gsm7.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { useWords } from "../../../ui/words.ts";
import { CopyBlock } from "./copy-block.tsx";

/** Characters of GSM 03.38 in one message. */
const room = 160;

export function ShortMessage({ text, language }: { text: string; language: Language }) {
  const t = useWords();
  return (
    <Box>
      <CopyBlock text={text} language={language} />
      <Typography variant="caption" component="p" color="textSecondary" className="tn" sx={{ m: "4px 0 0" }}>
        {t("alert_preview_room", { count: septets(text), room })}
      </Typography>
    </Box>
  );
}
