// The file of boundaries, before anything was read of it; earlier loads can be opened again.
import Button from "@mui/material/Button";
import { LoadFile } from "../../../screens/loads/load-file.tsx";
import { formatInstant, formatNumber } from "../../../ui/format.ts";
import { Page } from "../../../ui/page.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useNewLoad, useRecentLoads } from "./use-boundary-load.ts";

const extensions = ["geojson", "json", "topojson", "zip", "gpkg", "kml", "kmz"];

type BoundaryFileProps = { onRead: (load: number) => void; onClose: () => void };

export function BoundaryFile({ onRead, onClose }: BoundaryFileProps) {
  const t = useWords();
  const [language] = useLanguage();
  const loads = useRecentLoads().data?.data ?? [];
  return (
    <Page
      title={t("boundaries_title")}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t("load_close")}
        </Button>
      }
    >
      <LoadFile
        icon="map-o"
        title={t("boundaries_drop")}
        text={t("boundaries_drop_text")}
        extensions={extensions}
        place="boundaries"
        create={useNewLoad()}
        recent={loads.map(({ id, file_name, created_at, matched, written }) => ({
          id,
          file_name,
          about: t("boundaries_recent_about", {
            at: formatInstant(created_at, language),
            matched: formatNumber(matched, language),
            written: formatNumber(written, language),
          }),
        }))}
        onRead={onRead}
      />
    </Page>
  );
}
