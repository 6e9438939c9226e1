// The head of an alert that is read: its level first, what it says, how it stands, and how long it is still in force.
import { useContext } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { inForce, type Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { useOpenedFocus } from "../../../screens/opened-focus.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LevelMark } from "../../../ui/level-mark.tsx";
import { TrailContext } from "../../../ui/page.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { AlertStatusTag, WaitTags } from "../alert-marks.tsx";
import { useHazardText } from "../list/alert-columns.tsx";
import { useLevelOf } from "../../../api/use-levels.ts";
import { Countdown } from "./countdown.tsx";

export function AlertHead({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const t = useWords();
  const [language] = useLanguage();
  const isPhone = useIsPhone();
  const trail = useContext(TrailContext);
  const heading = useOpenedFocus<HTMLHeadingElement>();
  const level = useLevelOf()(alert.level, alert.company_id);
  const hazardText = useHazardText();
  const back = t("back_to_list");
  const sources = [
    hazardText(alert),
    alert.company_name,
    alert.declared_by && t("alert_declared_by", { name: alert.declared_by }),
    alert.technical_source && t("alert_source", { name: alert.technical_source }),
  ];
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" }}>
      <Tooltip title={back}>
        <IconButton className="screen-only" aria-label={back} onClick={onClose} sx={{ m: "0 -8px" }}>
          <Icon name="arrow-left" size={16} />
        </IconButton>
      </Tooltip>
      <LevelMark level={level.key} color={level.color} bars={level.bars} size={isPhone ? 32 : 52} />
      <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px" }}>
          {!isPhone && (
            <Typography variant="caption" component="span" color="textSecondary">
              {trail.title} / {alert.code}
            </Typography>
          )}
          <Tag label={level.name[language]} />
          <AlertStatusTag status={alert.status} />
          {alert.is_of_above && <Tag label={t("alert_of_above")} icon="level-up" />}
          {/* That it waits its state says already. */}
          {alert.status !== "submitted" && <WaitTags alert={alert} />}
        </Box>
        <Typography
          variant="h3"
          component={isPhone ? "h2" : "h1"}
          ref={heading}
          tabIndex={-1}
          sx={{ overflowWrap: "anywhere", "&&:focus-visible": { outline: "none" }, [phoneQuery]: { fontSize: "1rem" } }}
        >
          {pick(language, alert.headline_es, alert.headline_en)}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {sources.filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      {inForce.includes(alert.status) && <Countdown alert={alert} />}
    </Box>
  );
}
