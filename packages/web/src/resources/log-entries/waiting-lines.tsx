// Lines that wait on this device, above those that are filed: with a provisional number until the server has given theirs.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { logKindIcons } from "@atalaya/contract/resources/log-entries/kinds.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { hourOf } from "./line-facts.ts";
import { lineGrid } from "./log-line.tsx";
import type { WaitingLine } from "./waiting-kind.ts";

export function WaitingLines({ lines }: { lines: readonly WaitingLine[] }) {
  const t = useWords();
  const [language] = useLanguage();
  return lines.map(({ uid, title, body, refused }, index) => (
    <Box
      key={uid}
      component="article"
      aria-label={t("log_provisional", { number: index + 1 })}
      sx={(theme) => ({ ...lineGrid, bgcolor: theme.vars.palette.statusSoft.warning.soft })}
    >
      <Typography
        component="time"
        dateTime={body.happened_at}
        className="tn"
        sx={{ gridArea: "hour", fontSize: "0.9375rem", fontWeight: 650 }}
      >
        {hourOf(body.happened_at, language)}
      </Typography>
      <Box sx={{ gridArea: "said", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px" }}>
          <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "6px", fontWeight: 650 }}>
            <Icon name={logKindIcons[body.kind]} size={13} />
            {t(`log_kind.${body.kind}`)}
          </Box>
          <Tag label={t("log_waiting")} icon="paper-plane" status="warning" />
        </Box>
        <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere", m: "2px 0" }}>{title}</Typography>
        {refused !== null && (
          <Typography variant="caption" component="p" color="error" sx={{ m: 0 }}>
            {t("log_refused", { reason: refused })}
          </Typography>
        )}
      </Box>
      <Tooltip title={t("log_provisional_help")}>
        <Typography
          variant="caption"
          className="tn"
          color="textSecondary"
          sx={{ gridArea: "number", alignSelf: "start" }}
        >
          {t("log_provisional", { number: index + 1 })}
        </Typography>
      </Tooltip>
    </Box>
  ));
}
