// The organisation's picture: chosen or dropped, kept at once, and taken away.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { logoBytes, type Installation } from "@atalaya/contract/resources/installation.ts";
import { call } from "../../api/call.ts";
import { ApiError } from "../../api/request.ts";
import { base64Of } from "../../uploads/base64-of.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useDropTarget } from "../../ui/use-drop-target.ts";
import { useWords } from "../../ui/words.ts";
import { useKeep } from "./queries.ts";

type LogoFieldProps = { current: Installation; onChanged: () => void };

export function LogoField({ current: { logo }, onChanged }: LogoFieldProps) {
  const t = useWords();
  const keep = useKeep();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const send = async (work: () => Promise<Installation>) => {
    setProblem(null);
    setSending(true);
    try {
      await keep(await work());
      onChanged();
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.errors["content"]?.[0] ?? error.message) : t("save_failed"));
    } finally {
      setSending(false);
    }
  };
  const bring = (file: File | undefined) => {
    if (!file) return;
    if (file.size > logoBytes) return setProblem(t("setup_logo_big"));
    void send(async () => call("PUT installation/logo", { body: { content: await base64Of(file) } }));
  };
  const { isOver, handlers } = useDropTarget((dropped) => bring(dropped.files[0]));
  return (
    <Box
      {...handlers}
      role="group"
      aria-label={t("setup_logo")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "12px",
        mb: "16px",
        padding: "10px 12px",
        border: "1px dashed",
        borderColor: isOver ? "primary.main" : "divider",
        borderRadius: "8px",
        backgroundColor: isOver ? "hover" : undefined,
      }}
    >
      <Picture logo={logo} />
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t("setup_logo")}</Typography>
        <Typography
          variant="caption"
          component="p"
          color={problem ? "error" : "textSecondary"}
          role="status"
          sx={{ m: 0 }}
        >
          {problem ?? t("setup_logo_help")}
        </Typography>
      </Box>
      <FileButton
        variant="outlined"
        label={t(logo ? "setup_logo_change" : "setup_logo_choose")}
        accept=".png,.jpg,.jpeg,.webp,.gif"
        disabled={isSending}
        onFile={bring}
      />
      {logo && (
        <Button disabled={isSending} onClick={() => void send(() => call("DELETE installation/logo", {}))}>
          {t("setup_logo_remove")}
        </Button>
      )}
    </Box>
  );
}

/** On white in the dark look too: emblems are drawn for paper. */
const Picture = ({ logo }: { logo: string | null }) => (
  <Box
    sx={{
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      flex: "none",
      width: 64,
      height: 64,
      borderRadius: "6px",
      border: 1,
      borderColor: "divider",
      overflow: "hidden",
      backgroundColor: logo ? "#fff" : "sunken",
    }}
  >
    {logo ? (
      <Box component="img" src={logo} alt="" sx={{ maxWidth: "100%", maxHeight: "100%" }} />
    ) : (
      <Icon name="picture-o" size={22} color="var(--mui-palette-text-disabled)" />
    )}
  </Box>
);
