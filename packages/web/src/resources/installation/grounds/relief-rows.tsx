// Files of heights: they are shaded over whatever ground is chosen, so nothing is chosen of them here.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Ground } from "@atalaya/contract/resources/grounds.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { GroundActions } from "./ground-actions.tsx";
import { FileNotes, groundFacts } from "./ground-facts.tsx";

export function ReliefRows({ files }: { files: readonly Ground[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const reliefs = files.filter(({ kind }) => kind === "relief");
  if (reliefs.length === 0) return null;
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ m: "16px 0 4px" }}>
        {t("ground_relief")}
      </Typography>
      <Box
        component="ul"
        aria-label={t("ground_relief")}
        sx={{ m: 0, p: 0, border: 1, borderColor: "divider", borderRadius: "8px", listStyle: "none" }}
      >
        {reliefs.map((file) => (
          <Box
            key={file.id}
            component="li"
            sx={{
              display: "flex",
              alignItems: "flex-start",
              gap: "4px",
              padding: "8px 16px",
              "& + &": { borderTop: 1, borderColor: "divider" },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{file.title}</Typography>
              <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
                {groundFacts(file, t, language)}
              </Typography>
              <Typography variant="caption" component="p" sx={{ m: 0 }}>
                <FileNotes file={file} />
              </Typography>
            </Box>
            <GroundActions ground={file} />
          </Box>
        ))}
      </Box>
    </>
  );
}
