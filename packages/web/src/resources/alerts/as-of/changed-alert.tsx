// An alert that is not what it was: what became of it, what was sent of it since, and the fields that differ, then and today.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AlertSince, AlertsSince } from "@atalaya/contract/resources/alerts/since.ts";
import { linkTo } from "../../../api/addresses.ts";
import { useLevelOf } from "../../../api/use-levels.ts";
import { ChangedPanel } from "../../../screens/as-of/changed-panel.tsx";
import { useChangedText } from "../../../screens/as-of/use-changed-text.ts";
import { formatInstant } from "../../../ui/format.ts";
import { LevelMark } from "../../../ui/level-mark.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { outcomeOf } from "./outcome.ts";
import { useSinceRows } from "./use-since-rows.ts";

type ChangedAlertProps = { one: AlertSince } & Pick<AlertsSince, "documents" | "records">;

export function ChangedAlert({ one, documents, records }: ChangedAlertProps) {
  const t = useWords();
  const [language] = useLanguage();
  const changedText = useChangedText();
  const { id, before, after, became, messages } = one;
  const alert = (after ?? before)!;
  const level = useLevelOf()(alert.level, alert.company_id);
  const outcome = outcomeOf(one);
  const isThere = became !== null && became !== "deleted";
  return (
    <ChangedPanel
      title={pick(language, alert.headline_es, alert.headline_en)}
      lead={<LevelMark level={alert.level} color={level.color} bars={level.bars} label={level.name[language]} />}
      link={isThere ? linkTo("/records/alert", { record: id }) : null}
      mark={outcome && <Tag label={t(outcome.label)} icon={outcome.icon} status={outcome.status} />}
      was={before !== null}
      is={after !== null}
      caption={[alert.company_name, became === "expired" ? null : changedText(one)]}
      rows={useSinceRows(one, { company_id: alert.company_id, documents, records })}
    >
      {messages.length > 0 && (
        <Box component="ul" aria-label={t("past_sent")} sx={{ listStyle: "none", m: "0 0 6px", p: 0 }}>
          {messages.map(({ number, message_type, identifier, sent_at }) => (
            <Typography key={number} component="li" sx={{ overflowWrap: "anywhere" }}>
              {[
                t(`cap_message_type.${message_type}`),
                t("alert_message_number", { number }),
                formatInstant(sent_at, language),
              ].join(" · ")}
              <Typography variant="caption" component="span" color="textSecondary" sx={{ display: "block" }}>
                {identifier}
              </Typography>
            </Typography>
          ))}
        </Box>
      )}
    </ChangedPanel>
  );
}
