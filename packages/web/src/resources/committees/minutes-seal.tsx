// The seal of approved minutes: which edition, when and by whom, the letters to check it by, and every edition to read (decision 0024).
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { committeeSessions, type Session } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Edition, Seal } from "@atalaya/contract/resources/editions.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { Notice } from "../../forms/notice.tsx";
import { Section } from "../../forms/section.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useDownload } from "../../screens/use-download.ts";

type MinutesSealProps = { session: Session; seal: Seal; action?: ReactNode };

export function MinutesSeal({ session, seal, action }: MinutesSealProps) {
  const t = useWords();
  const [language] = useLanguage();
  const save = useDownload();
  // The number in the key: a rectification makes the list anew.
  const { data } = useAnswer(committeeSessions, ":id/editions", { edition: seal.number }, { id: session.id });
  const editions = data?.data ?? [];
  const at = formatInstant(seal.sealed_at, language);
  return (
    <Section title={t("seal")}>
      <Notice status="success" icon="lock">
        <b>{t("seal_sealed")}.</b> {t("seal_help")}
      </Notice>
      <Typography sx={{ m: 0 }}>
        {t("seal_said", { number: seal.number, at, by: seal.sealed_by ?? t("seal_system") })}
      </Typography>
      <Typography
        component="p"
        color="textSecondary"
        sx={{ m: "4px 0", overflowWrap: "anywhere", fontSize: "0.75rem" }}
      >
        SHA-256 <code>{seal.sha256}</code>
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", my: "8px" }}>
        {action}
        <Button
          variant="outlined"
          startIcon={<Icon name="file-pdf-o" />}
          onClick={() => save(`committee-sessions/${session.id}/minutes.pdf`, paperName(session, seal.number, "pdf"))}
        >
          {t("session_minutes_pdf")}
        </Button>
        <Tooltip title={t("seal_check_help")}>
          <Button
            variant="outlined"
            startIcon={<Icon name="shield" />}
            onClick={() =>
              save(`committee-sessions/${session.id}/edition.json`, paperName(session, seal.number, "json"))
            }
          >
            {t("seal_check")}
          </Button>
        </Tooltip>
      </Box>
      {editions.length > 1 && (
        <Box component="ul" aria-label={t("editions")} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {editions.map((edition) => (
            <EditionRow
              key={edition.id}
              session={session}
              edition={edition}
              isPresent={edition.number === seal.number}
            />
          ))}
        </Box>
      )}
    </Section>
  );
}

const paperName = ({ year, number }: Session, edition: number, ending: string) =>
  `acta-${year}-${number}-edicion-${edition}.${ending}`;

type EditionRowProps = { session: Session; edition: Edition; isPresent: boolean };

function EditionRow({ session, edition, isPresent }: EditionRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const save = useDownload();
  const title = t("edition", { number: edition.number });
  const button = (icon: string, label: string, file: string, ending: string) => (
    <Tooltip title={label}>
      <IconButton
        aria-label={`${label}: ${title}`}
        onClick={() =>
          save(
            `committee-sessions/${session.id}/${file}?edition=${edition.number}`,
            paperName(session, edition.number, ending),
          )
        }
      >
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: "8px", py: "6px", borderTop: 1, borderColor: "divider" }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px" }}>
          <b>{title}</b>
          <Tag
            label={t(isPresent ? "edition_present" : "edition_replaced")}
            {...(isPresent && { status: "success" as const })}
          />
          <Typography component="span" variant="overline" color="textSecondary" className="tn">
            {formatInstant(edition.sealed_at, language)}
          </Typography>
        </Box>
        {edition.replaces !== null && (
          <Typography color="textSecondary" sx={{ m: 0 }}>
            {t("seal_replaces", { number: edition.replaces, reason: edition.reason ?? "" })}
          </Typography>
        )}
      </Box>
      {button("file-pdf-o", t("session_minutes_pdf"), "minutes.pdf", "pdf")}
      {button("shield", t("seal_check"), "edition.json", "json")}
    </Box>
  );
}
