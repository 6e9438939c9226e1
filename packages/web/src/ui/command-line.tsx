// What is written as it stands, such as a path, and a command that can be copied.
import { useState } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import { Icon } from "./icon.tsx";
import { visuallyHidden } from "./theme/theme-global.ts";
import { useWords } from "./words.ts";

export const Code = styled("code")({
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: "0.75rem",
  overflowWrap: "anywhere",
  whiteSpace: "normal",
});

/** Browsers let a page copy only where it came over https or from this machine: elsewhere the command is chosen whole by a click. */
export function CommandLine({ command }: { command: string }) {
  const t = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const title = t(isCopied ? "backups_copied" : "backups_copy");
  return (
    <Box
      sx={(theme) => ({
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: "4px",
        minHeight: 36,
        padding: "2px 2px 2px 10px",
        borderRadius: "6px",
        backgroundColor: theme.vars.palette.sunken,
      })}
    >
      <Code sx={{ flex: 1, minWidth: 0, py: "4px", userSelect: "all" }}>{command}</Code>
      {navigator.clipboard && (
        <Tooltip title={title}>
          <IconButton aria-label={`${t("backups_copy")}: ${command}`} onClick={() => void copy()} sx={{ flex: "none" }}>
            <Icon name={isCopied ? "check" : "clone"} size={14} />
          </IconButton>
        </Tooltip>
      )}
      <span role="status" style={visuallyHidden}>
        {isCopied && t("backups_copied")}
      </span>
    </Box>
  );
}
