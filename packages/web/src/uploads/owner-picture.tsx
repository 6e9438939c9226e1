// The one picture of a thing: the logo of a place, the photo of a person. A new one takes the place of the old.
import { useRef } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { pictureExtensions } from "@atalaya/contract/values/file-types.ts";
import type { AttachmentKind } from "@atalaya/contract/resources/attachments.ts";
import { Section } from "../forms/section.tsx";
import { useWords } from "../ui/words.ts";
import { chosenFiles } from "./dropped-files.ts";
import { FilePicture } from "./file-picture.tsx";
import { UploadRow } from "./upload-row.tsx";
import { nameOf, useAttachments, type OwnerProps } from "./use-attachments.ts";
import { useUploads } from "./use-uploads.ts";

type OwnerPictureProps = OwnerProps & { kind: Extract<AttachmentKind, "logo" | "photo"> };

/** Nothing where there is no picture and none may be brought. */
export function OwnerPicture({ kind, ...owner }: OwnerPictureProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const files = useAttachments(owner, kind);
  const picture = files.list.at(-1);
  const { uploader, files: sending } = useUploads({
    extensions: pictureExtensions,
    multiple: false,
    isReducing: true,
    place: `${owner.owner}:${owner.owner_id}:${kind}`,
    onArrived: async (file) => {
      await files.attach(file, kind);
      if (picture) await files.replace(picture);
    },
  });
  if (!picture && !files.mayChange) return null;
  return (
    <Section title={t(`file_kind.${kind}`)}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px" }}>
        {picture && <FilePicture file={picture.file} address={picture.address} size={72} />}
        {files.mayChange && (
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {t(picture ? "files_replace_picture" : "files_choose_picture")}
          </Button>
        )}
        {picture && files.mayChange && (
          <Button
            variant="text"
            color="inherit"
            aria-label={t("file_remove", { name: nameOf(picture) })}
            onClick={() => files.takeOff(picture)}
          >
            {t("delete")}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t("files_choose_picture")}
          accept={pictureExtensions.map((it) => `.${it}`).join(",")}
          onChange={({ target }) => {
            uploader.add(chosenFiles(target.files));
            target.value = "";
          }}
        />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {sending.map((file) => (
          <UploadRow key={file.id} file={file} uploader={uploader} />
        ))}
      </Box>
    </Section>
  );
}
