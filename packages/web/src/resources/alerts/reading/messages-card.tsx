// What was sent: each message with its level, number, hour, identifier and hash, and by whose hands it went. None of it can be changed.
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Alert, AlertMessage } from "@atalaya/contract/resources/alerts/answers.ts";
import { ownAddress } from "../../../api/own-address.ts";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LevelMark } from "../../../ui/level-mark.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useLevelOf } from "../../../api/use-levels.ts";

/** The newest first. */
export function MessagesCard({ alert }: { alert: Alert }) {
  const t = useWords();
  const { messages } = alert;
  if (messages.length === 0) return null;
  const isPublic = alert.scope === "Public" && alert.kind === "alert";
  return (
    <PaperCard title={t("alert_messages")} note={t("alert_messages_note")}>
      <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: "12px" }}>
        {messages.toReversed().map((message, at) => (
          <Message key={message.id} alert={alert} message={message} isLast={at === 0} isPublic={isPublic} />
        ))}
      </Box>
    </PaperCard>
  );
}

type MessageProps = { alert: Alert; message: AlertMessage; isLast: boolean; isPublic: boolean };

function Message({ alert, message, isLast, isPublic }: MessageProps) {
  const t = useWords();
  const [language] = useLanguage();
  const level = useLevelOf()(message.level, alert.company_id);
  const type = t(`cap_message_type.${message.message_type}`);
  return (
    <Box component="li" sx={{ display: "grid", gridTemplateColumns: "28px minmax(0, 1fr)", gap: "10px" }}>
      <LevelMark level={level.key} color={level.color} bars={level.bars} size={isLast ? 26 : 20} />
      <Box sx={{ p: "10px 12px", border: 1, borderRadius: "8px", borderColor: isLast ? "text.secondary" : "divider" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "2px 8px" }}>
          <Typography variant="subtitle2" component="h3">
            {type} · {level.name[language]}
          </Typography>
          <span className="tn">{formatInstant(message.sent_at, language)}</span>
          <Box component="span" className="tn" sx={{ ml: "auto", color: "text.secondary" }}>
            {t("alert_message_number", { number: message.number })}
          </Box>
        </Box>
        <Typography sx={{ my: "4px", overflowWrap: "anywhere" }}>{message.headline_es}</Typography>
        <Hands message={message} />
        <Typography
          variant="overline"
          component="p"
          color="textSecondary"
          className="tn"
          sx={{ m: "4px 0 0", overflowWrap: "anywhere" }}
        >
          {isPublic ? (
            <Link href={ownAddress(`/public/alerts/${message.identifier}.xml`)} target="_blank" rel="noopener">
              {message.identifier} <Icon name="external-link" size={11} />
            </Link>
          ) : (
            message.identifier
          )}
          {" · SHA-256 "}
          {message.sha256}
        </Typography>
      </Box>
    </Box>
  );
}

/** Who drafted, submitted and issued it; in red where one did so alone. */
function Hands({ message }: { message: AlertMessage }) {
  const t = useWords();
  const [language] = useLanguage();
  const {
    drafted_by,
    submitted_by,
    issued_by,
    emergency_reason,
    ratify_until,
    ratified_at,
    ratified_by,
    ratification_note,
  } = message;
  const hands = [
    drafted_by && t("alert_drafted_by", { name: drafted_by }),
    submitted_by && t("alert_submitted_by", { name: submitted_by }),
    issued_by && t("alert_issued_by", { name: issued_by }),
  ];
  return (
    <>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
        {hands.filter(Boolean).join(" · ")}
      </Typography>
      {emergency_reason !== null && (
        <Box sx={{ mt: "4px", display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" }}>
          <Tag
            label={t(ratified_at ? "alert_issued_in_emergency" : "alert_unratified")}
            icon="exclamation-triangle"
            status="error"
          />
          <span>{t("alert_emergency_reason", { reason: emergency_reason })}</span>
          <Typography variant="caption" color="textSecondary">
            {ratified_at
              ? t("alert_ratified_by", { name: ratified_by ?? "", time: formatInstant(ratified_at, language) })
              : ratify_until && t("alert_ratify_until", { time: formatInstant(ratify_until, language) })}
          </Typography>
          {ratification_note && <span>{t("alert_ratified_note", { note: ratification_note })}</span>}
        </Box>
      )}
    </>
  );
}
