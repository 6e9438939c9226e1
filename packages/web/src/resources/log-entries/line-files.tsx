// The photos and sound of a line: seen small and heard where it stands.
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { pictureExtensions, extensionOf } from "@atalaya/contract/values/file-types.ts";

const isPicture = (name: string) => pictureExtensions.includes(extensionOf(name));

export function LineFiles({ files }: Pick<LogEntry, "files">) {
  if (files.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", mt: "6px" }}>
      {files.map(({ id, name, mime_type, address }) =>
        mime_type.startsWith("audio/") ? (
          <Box
            key={id}
            component="audio"
            controls
            preload="none"
            src={address}
            aria-label={name}
            sx={{ height: 40, maxWidth: "100%" }}
          />
        ) : (
          <Link key={id} href={address} target="_blank" rel="noopener" aria-label={name}>
            {isPicture(name) ? (
              <Box
                component="img"
                src={address}
                alt={name}
                loading="lazy"
                sx={{ display: "block", width: 96, height: 72, objectFit: "cover", borderRadius: "6px" }}
              />
            ) : (
              name
            )}
          </Link>
        ),
      )}
    </Box>
  );
}
