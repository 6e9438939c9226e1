// One file on its way: how far it is, and what can be done about it.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { Language } from "@atalaya/contract/text.ts";
import { Icon } from "../ui/icon.tsx";
import { useLanguage, useWords } from "../ui/words.ts";
import { formatSize } from "./file-size.ts";
import { isUnfinished, type UploadFile } from "./upload-file.ts";
import type { Uploader } from "./uploader.ts";

export function UploadRow({ file, uploader }: { file: UploadFile; uploader: Uploader }) {
  const t = useWords();
  const [language] = useLanguage();
  const { id, name, error, active, isPaused } = file;
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: "8px", minHeight: 48, listStyle: "none" }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap title={name}>
          {name}
        </Typography>
        {active && !error && (
          <LinearProgress
            variant="determinate"
            value={Number(file.progress)}
            aria-label={name}
            color={isPaused ? "inherit" : "primary"}
            sx={{ my: "4px", height: 4, borderRadius: "2px" }}
          />
        )}
        <Typography
          variant="caption"
          component="p"
          color={error ? "error" : "textSecondary"}
          role="status"
          sx={{ m: 0 }}
        >
          {error && <Icon name="exclamation-circle" size={12} />} {useStateText(file, language)}
        </Typography>
      </Box>
      {active && !isPaused && (
        <Action icon="pause" label={t("upload_pause", { name })} run={() => uploader.pause(id)} />
      )}
      {isPaused && <Action icon="play" label={t("upload_resume", { name })} run={() => uploader.resume(id)} />}
      {isUnfinished(file) && file.file && (
        <Action icon="play" label={t("upload_resume", { name })} run={() => uploader.retry(id)} />
      )}
      {error && error !== "extension" && error !== "size" && (
        <Action icon="refresh" label={t("upload_retry", { name })} run={() => uploader.retry(id)} />
      )}
      {active ? (
        <Action icon="times" label={t("upload_cancel", { name })} run={() => uploader.cancel(id)} />
      ) : (
        <Action icon="times" label={t("upload_dismiss", { name })} run={() => uploader.remove(id)} />
      )}
    </Box>
  );
}

/** What the server said comes before what can be said in general. */
function useStateText(file: UploadFile, language: Language) {
  const t = useWords();
  const { error, response, active, success, isPaused, progress, speed } = file;
  if (isUnfinished(file)) return t(file.file ? "upload_unfinished" : "upload_choose_again");
  const percent = Math.floor(Number(progress));
  if (error) return Object.values(response.errors ?? {})[0]?.[0] ?? response.message ?? t(`upload_error.${error}`);
  if (success) return t("upload_attaching");
  if (isPaused) return t("upload_paused", { percent });
  return active && percent > 0
    ? t("upload_running", { percent, speed: formatSize(speed, language) })
    : t("upload_waiting");
}

const Action = ({ icon, label, run }: { icon: string; label: string; run: () => void }) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} onClick={run}>
      <Icon name={icon} />
    </IconButton>
  </Tooltip>
);
