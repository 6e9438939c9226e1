// Of a frozen edition: when and by whom it was frozen, its seal, and the file to check it by.
import Box from "@mui/material/Box";
import { compositeIndices, type CompositeIndex } from "@atalaya/contract/resources/records/composite-indices.ts";
import type { Seal } from "@atalaya/contract/resources/editions.ts";
import { NoticeAction, Notice } from "../../../forms/notice.tsx";
import { useDownload } from "../../../screens/use-download.ts";
import { formatInstant, unknown } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

export function SealLine({ index, edition }: { index: CompositeIndex; edition: Seal }) {
  const t = useWords();
  const [language] = useLanguage();
  const save = useDownload();
  const { number, sha256, sealed_at, sealed_by } = edition;
  const path = `${compositeIndices.path}/${index.id}/edition.json?edition=${number}`;
  return (
    <Notice status="info" icon="snowflake-o">
      {t("index_sealed", { at: formatInstant(sealed_at, language), name: sealed_by ?? unknown })}.{" "}
      <NoticeAction text={t("index_sealed_file")} onClick={() => save(path, `indice-${index.id}-${number}.json`)} />
      <Box component="span" sx={{ display: "block", fontSize: "0.75rem", overflowWrap: "anywhere" }}>
        SHA-256 <code>{sha256}</code>
      </Box>
    </Notice>
  );
}
