// Citing the members to a session that is called: by mail, as a paper and for the calendar; to whom it went and to whom not.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Citation } from "@atalaya/contract/resources/committee-sessions/citations.ts";
import { committeeSessions, hasBegun, type Session } from "@atalaya/contract/resources/committee-sessions.ts";
import { raise } from "../../api/events.ts";
import { useMay } from "../../api/may.ts";
import { useAct, useAnswer } from "../../api/use-resource.ts";
import { Notice } from "../../forms/notice.tsx";
import { Section } from "../../forms/section.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { MemberRow } from "./member-row.tsx";
import { useDownload } from "../../screens/use-download.ts";

const tones = { sent: "success", failed: "error", no_email: "warning", queued: "info", not_sent: undefined } as const;

/** Letters leave within seconds: until then the list is asked for again. */
const whileSending = 1500;

export function CitationSection({ session }: { session: Session }) {
  const t = useWords();
  const may = useMay();
  const save = useDownload();
  const { data } = useAnswer(
    committeeSessions,
    ":id/citation",
    {},
    { id: session.id, again: (answer) => answer.data.some(({ state }) => state === "queued") && whileSending },
  );
  const send = useAct(committeeSessions, "citation", { message: () => t("citation_sending") });
  if (session.status !== "called" || hasBegun(session.starts_at)) return null;
  const people = data?.data ?? [];
  const reached = people.filter(({ state }) => state === "sent" || state === "queued").length;
  const reachable = people.filter(({ email }) => email !== null).length;
  const isSent = people.some(({ state }) => state !== "not_sent" && state !== "no_email");
  const isOff = data && !data.is_mail_configured;
  const paper = `${session.year}-${session.number}`;
  return (
    <Section title={t("citation")}>
      {isOff ? (
        <Notice status="info" icon="envelope-o">
          {t("citation_mail_off")}
        </Notice>
      ) : (
        data && (
          <Typography color="textSecondary" sx={{ mb: "8px" }}>
            {t(isSent ? "citation_reached" : "citation_reach", {
              count: isSent ? reached : reachable,
              total: people.length,
            })}{" "}
            {reachable < people.length && t("citation_by_hand")}
          </Typography>
        )
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", mb: "8px" }}>
        {!isOff && may("legalDrm.update", session.company_id) && (
          <Button
            variant={isSent ? "outlined" : "contained"}
            startIcon={<Icon name="envelope-o" />}
            disabled={send.isPending || reachable === 0}
            onClick={() =>
              send.mutate(
                { id: session.id },
                {
                  onError: ({ status, message }) =>
                    status < 500 && raise("SET_MESSAGE", { message: message || t("citation_failed"), type: "error" }),
                },
              )
            }
          >
            {t(isSent ? "citation_send_again" : "citation_send")}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<Icon name="file-pdf-o" />}
          onClick={() => save(`committee-sessions/${session.id}/citation.pdf`, `citacion-${paper}.pdf`)}
        >
          {t("citation_pdf")}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="calendar-plus-o" />}
          onClick={() => save(`committee-sessions/${session.id}/session.ics`, `sesion-${paper}.ics`)}
        >
          {t("session_calendar")}
        </Button>
      </Box>
      {!isOff && people.map((person) => <Cited key={person.member_id} person={person} />)}
    </Section>
  );
}

function Cited({ person: { name, email, state, at } }: { person: Citation }) {
  const t = useWords();
  const [language] = useLanguage();
  const tone = tones[state];
  return (
    <MemberRow name={name} detail={email ?? ""}>
      {at && state === "sent" && (
        <Typography component="span" variant="overline" color="textSecondary" className="tn">
          {formatInstant(at, language)}
        </Typography>
      )}
      <Tag label={t(`citation_state.${state}`)} {...(tone && { status: tone })} />
    </MemberRow>
  );
}
