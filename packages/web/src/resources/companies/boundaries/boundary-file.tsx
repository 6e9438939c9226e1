// The file of boundaries: dropped or chosen, sent in chunks where it is large, and read by the server. Earlier ones can be opened again.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Section } from "../../../forms/section.tsx";
import { DropArea } from "../../../ui/drop-area.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { EntryList, ListEntry } from "../../../ui/list-entry.tsx";
import { formatInstant, formatNumber } from "../../../ui/format.ts";
import { Page } from "../../../ui/page.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { droppedFiles } from "../../../uploads/dropped-files.ts";
import { UploadRow } from "../../../uploads/upload-row.tsx";
import { useUploads } from "../../../uploads/use-uploads.ts";
import { useNewLoad, useRecentLoads } from "./use-boundary-load.ts";

const extensions = ["geojson", "json", "topojson", "zip", "gpkg"];

type BoundaryFileProps = { onRead: (load: number) => void; onClose: () => void };

export function BoundaryFile({ onRead, onClose }: BoundaryFileProps) {
  const t = useWords();
  const create = useNewLoad();
  const { uploader, files } = useUploads({
    extensions,
    multiple: false,
    place: "boundaries",
    onArrived: ({ file_id }) => create.mutateAsync({ file_id }).then(({ id }) => onRead(id)),
  });
  const send = (chosen: Parameters<typeof uploader.add>[0]) => {
    create.reset();
    uploader.add(chosen);
  };
  const problem = create.error && (create.error.errors["file_id"]?.join(" ") ?? create.error.message);
  return (
    <Page
      title={t("boundaries_title")}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t("boundaries_close")}
        </Button>
      }
    >
      <Box sx={{ maxWidth: 880, mt: "8px" }}>
        <DropArea
          icon="map-o"
          title={t(create.isPending ? "boundaries_reading" : "boundaries_drop")}
          text={t("boundaries_drop_text")}
          problem={problem}
          onDrop={(dropped) => void droppedFiles(dropped).then(send)}
        >
          <FileButton
            variant="contained"
            disabled={create.isPending}
            label={t("boundaries_choose")}
            accept={extensions.map((it) => `.${it}`).join(",")}
            onFile={(file) => send([{ name: file.name, size: file.size, type: file.type, file }])}
          />
        </DropArea>
        <Box component="ul" sx={{ m: 0, p: 0, mb: "16px" }}>
          {files
            .filter(({ success }) => !success)
            .map((file) => (
              <UploadRow key={file.id} file={file} uploader={uploader} />
            ))}
        </Box>
        <RecentLoads onOpen={onRead} />
      </Box>
    </Page>
  );
}

function RecentLoads({ onOpen }: { onOpen: (load: number) => void }) {
  const t = useWords();
  const [language] = useLanguage();
  const loads = useRecentLoads().data?.data ?? [];
  if (loads.length === 0) return null;
  return (
    <Section title={t("boundaries_recent")}>
      <EntryList>
        {loads.map(({ id, file_name, created_at, matched, written }) => (
          <ListEntry key={id} isOpen={false} onOpen={() => onOpen(id)} minHeight={52}>
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2" component="span" sx={{ display: "block" }} noWrap>
                {file_name}
              </Typography>
              <Typography variant="overline" component="span" color="textSecondary" sx={{ display: "block" }}>
                {t("boundaries_recent_about", {
                  at: formatInstant(created_at, language),
                  matched: formatNumber(matched, language),
                  written: formatNumber(written, language),
                })}
              </Typography>
            </Box>
          </ListEntry>
        ))}
      </EntryList>
    </Section>
  );
}
