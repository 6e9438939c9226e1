// A picture or a PDF in place, without leaving the screen.
import Box from "@mui/material/Box";
import type { StoredFile } from "@atalaya/contract/resources/files.ts";
import { phoneQuery } from "../ui/theme/theme-global.ts";

type FilePreviewProps = { file: Pick<StoredFile, "mime_type">; address: string; name: string };

const look = {
  display: "block",
  width: "100%",
  mt: "8px",
  border: 1,
  borderColor: "divider",
  borderRadius: "6px",
  bgcolor: "hover",
  // Phones open a PDF in a reader of their own.
  [phoneQuery]: { display: "none" },
};

export const FilePreview = ({ file, address, name }: FilePreviewProps) =>
  file.mime_type === "application/pdf" ? (
    <Box component="iframe" src={`${address}#navpanes=0&view=FitH`} title={name} sx={{ ...look, height: 460 }} />
  ) : (
    <Box component="img" src={address} alt={name} sx={{ ...look, maxHeight: 420, objectFit: "contain" }} />
  );
