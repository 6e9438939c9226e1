// The class of an index as a mark: its colour as on the map, and its word.
import Box from "@mui/material/Box";
import type { IndexClass } from "@atalaya/contract/domain/composite-index.ts";
import { indexColors } from "../../../ui/theme/data-colors.ts";
import { useWords } from "../../../ui/words.ts";

export function ClassMark({ of }: { of: IndexClass }) {
  const t = useWords();
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "6px", whiteSpace: "nowrap" }}>
      <Box
        component="span"
        aria-hidden
        data-colour
        style={{ backgroundColor: indexColors[of] }}
        sx={{ width: 12, height: 12, borderRadius: "2px", border: 1, borderColor: "text.disabled" }}
      />
      {t(`index_class.${of}`)}
    </Box>
  );
}
