// What a ground is made of, in one line, and what is to be known of its file.
import Box from "@mui/material/Box";
import type { Ground } from "@atalaya/contract/resources/grounds.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatSize } from "../../../uploads/file-size.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Translate } from "../../../ui/words.ts";

/** "Vectores · OpenMapTiles · zoom 0 a 14 · 312 MB · © OpenStreetMap contributors" */
export function groundFacts(ground: Ground, t: Translate, language: Language): string {
  const { kind, schema, encoding, min_zoom, max_zoom, size, attribution } = ground;
  return [
    t(`ground_kind.${kind}`),
    kind === "vector" && (schema ? t(`ground_schema.${schema}`) : t("ground_schema_unknown")),
    encoding && t(`ground_encoding.${encoding}`),
    t("ground_zooms", { from: min_zoom, to: max_zoom }),
    formatSize(size, language),
    attribution,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** For which places it comes first, and that its file is gone. */
export function FileNotes({ file: { places, is_there } }: { file: Ground }) {
  const t = useWords();
  return (
    <>
      {places.length > 0 && t("ground_first_of", { places: places.map((it) => it.reason_social).join(", ") })}
      {!is_there && (
        <Box component="span" sx={{ display: "block", color: "warning.main" }}>
          <Icon name="exclamation-triangle" size={12} /> {t("ground_gone")}
        </Box>
      )}
    </>
  );
}
