// What the map says of the selected alert: its level and headline, how it stands, and the way to it.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import type { PopupActions } from "../../../screens/list-and-map/feature-map.tsx";
import { PopupButtons } from "../../../screens/list-and-map/popup-buttons.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { AlertStatusTag, LevelName, WaitTags } from "../alert-marks.tsx";
import { ExerciseBand } from "../exercise-band.tsx";
import { useHazardText } from "./alert-columns.tsx";

type AlertPopupProps = PopupActions & { alert: Alert };

export function AlertPopup({ alert, onZoom, onOpen, onClose }: AlertPopupProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Box sx={{ width: 300, color: "text.primary" }}>
      {alert.kind === "exercise" && <ExerciseBand />}
      <Box sx={{ display: "flex", gap: "8px", p: "12px 8px 8px 12px" }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <LevelName alert={alert} />
          <Typography variant="subtitle2" component="h2" sx={{ mt: "6px" }}>
            {pick(language, alert.headline_es, alert.headline_en)}
          </Typography>
          <Typography variant="overline" component="p" color="textDisabled" sx={{ m: 0 }}>
            {[useHazardText()(alert), alert.company_name].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
        <IconButton aria-label={t("close")} onClick={onClose}>
          <Icon name="times" />
        </IconButton>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "6px", p: "0 12px 12px" }}>
        <AlertStatusTag status={alert.status} />
        <WaitTags alert={alert} />
      </Box>
      <PopupButtons onZoom={onZoom} onOpen={onOpen} />
    </Box>
  );
}
