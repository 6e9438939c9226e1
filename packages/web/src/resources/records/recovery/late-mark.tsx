// The mark of a work that is late, which says by how much.
import Box from "@mui/material/Box";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { lateText, type Late } from "./late-text.ts";

/** `isInline`: before other small text, where it stands below a title. */
export function LateMark({ work, isInline = false }: { work: Late; isInline?: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const text = lateText(work, t, language);
  if (text === null) return null;
  return (
    <Box
      component="span"
      data-colour
      sx={({ vars }) => ({
        display: isInline ? "inline-flex" : "flex",
        width: "max-content",
        alignItems: "center",
        gap: "4px",
        padding: "0 5px",
        marginRight: isInline ? "6px" : 0,
        borderRadius: "4px",
        fontSize: isInline ? "inherit" : "0.75rem",
        fontWeight: 600,
        color: vars.palette.statusSoft.error.softText,
        backgroundColor: vars.palette.statusSoft.error.soft,
      })}
    >
      <Icon name="clock-o" size={11} />
      {text}
    </Box>
  );
}
