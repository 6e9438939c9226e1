// A file at a glance: a picture small, everything else by its icon.
import Box from "@mui/material/Box";
import { typeByMime, type FileFamily } from "@atalaya/contract/values/file-types.ts";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import { Icon } from "../ui/icon.tsx";

const icons: Record<FileFamily, string> = {
  picture: "file-image-o",
  pdf: "file-pdf-o",
  document: "file-word-o",
  sheet: "file-excel-o",
  slides: "file-powerpoint-o",
  text: "file-text-o",
  map: "map-o",
  video: "file-video-o",
  audio: "file-audio-o",
  archive: "file-archive-o",
};

type FilePictureProps = { file: Pick<StoredFile, "mime_type">; address: string; size?: number };

/** Decoration: the name stands beside it. */
export function FilePicture({ file, address, size = 48 }: FilePictureProps) {
  const type = typeByMime(file.mime_type);
  const isSmallMade = type?.family === "picture" && type.is_inline;
  return (
    <Box
      sx={{
        flex: "none",
        display: "grid",
        placeItems: "center",
        width: size,
        height: size,
        overflow: "hidden",
        borderRadius: "6px",
        border: 1,
        borderColor: "divider",
        color: "text.secondary",
      }}
    >
      {isSmallMade ? (
        <Box
          component="img"
          alt=""
          loading="lazy"
          src={`${address}?size=thumbnail`}
          sx={{ width: "100%", height: "100%", objectFit: "cover" }}
        />
      ) : (
        <Icon name={icons[type?.family ?? "text"]} size={20} />
      )}
    </Box>
  );
}
