// The file of a load: dropped or chosen, sent in chunks where it is large, and read by the server. Earlier loads can be opened again.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UseMutationResult } from "@tanstack/react-query";
import type { ApiError } from "../../api/request.ts";
import { Section } from "../../forms/section.tsx";
import { DropArea } from "../../ui/drop-area.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { EntryList, ListEntry } from "../../ui/list-entry.tsx";
import { useWords } from "../../ui/words.ts";
import { droppedFiles } from "../../uploads/dropped-files.ts";
import { UploadRow } from "../../uploads/upload-row.tsx";
import { useUploads } from "../../uploads/use-uploads.ts";

type Recent = { id: number; file_name: string; about: string };

type LoadFileProps = {
  icon: string;
  title: string;
  text: ReactNode;
  extensions: readonly string[];
  /** What the uploads are for, so that unfinished ones are listed there again. */
  place: string;
  /** Begins a load with a file that has arrived. */
  create: UseMutationResult<{ id: number }, ApiError, { file_id: number }>;
  recent: readonly Recent[];
  onRead: (load: number) => void;
};

export function LoadFile({ icon, title, text, extensions, place, create, recent, onRead }: LoadFileProps) {
  const t = useWords();
  const { uploader, files } = useUploads({
    extensions,
    multiple: false,
    place,
    onArrived: ({ file_id }) => create.mutateAsync({ file_id }).then(({ id }) => onRead(id)),
  });
  const send = (chosen: Parameters<typeof uploader.add>[0]) => {
    create.reset();
    uploader.add(chosen);
  };
  const problem = create.error && (create.error.errors["file_id"]?.join(" ") ?? create.error.message);
  return (
    <Box sx={{ maxWidth: 880, mt: "8px" }}>
      <DropArea
        icon={icon}
        title={create.isPending ? t("load_reading") : title}
        text={text}
        problem={problem}
        onDrop={(dropped) => void droppedFiles(dropped).then(send)}
      >
        <FileButton
          variant="contained"
          disabled={create.isPending}
          label={t("load_choose")}
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
      {recent.length > 0 && <RecentLoads loads={recent} onOpen={onRead} />}
    </Box>
  );
}

function RecentLoads({ loads, onOpen }: { loads: readonly Recent[]; onOpen: (load: number) => void }) {
  const t = useWords();
  return (
    <Section title={t("load_recent")}>
      <EntryList>
        {loads.map(({ id, file_name, about }) => (
          <ListEntry key={id} isOpen={false} onOpen={() => onOpen(id)} minHeight={52}>
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2" component="span" sx={{ display: "block" }} noWrap>
                {file_name}
              </Typography>
              <Typography variant="overline" component="span" color="textSecondary" sx={{ display: "block" }}>
                {about}
              </Typography>
            </Box>
          </ListEntry>
        ))}
      </EntryList>
    </Section>
  );
}
