// What a recovery changed: the first photo from before beside the last one from after.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Attachment } from "@atalaya/contract/resources/attachments.ts";
import { useLanguage, useWords } from "../ui/words.ts";
import { dayOf, nameOf } from "./use-attachments.ts";

const isPicture = ({ file }: Attachment) => file.width !== null;

/** Nothing until there is one of each. */
export function BeforeAfter({ list }: { list: readonly Attachment[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const before = list.find((it) => it.kind === "photo_before" && isPicture(it));
  const after = list.findLast((it) => it.kind === "photo_after" && isPicture(it));
  if (!before || !after) return null;
  return (
    <Box
      role="group"
      aria-label={t("files_before_after")}
      sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "8px", mb: "12px" }}
    >
      {[before, after].map((it) => (
        <Box key={it.id} component="figure" sx={{ m: 0, minWidth: 0 }}>
          <Box component="a" href={it.address} target="_blank" rel="noopener">
            <Box
              component="img"
              src={it.address}
              alt={nameOf(it)}
              loading="lazy"
              sx={{
                display: "block",
                width: "100%",
                aspectRatio: "4 / 3",
                objectFit: "cover",
                borderRadius: "6px",
                border: 1,
                borderColor: "divider",
              }}
            />
          </Box>
          <Typography variant="caption" component="figcaption" color="textSecondary" sx={{ mt: "4px" }}>
            {t(it === before ? "files_before" : "files_after")} · {dayOf(it, language)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
