// The fields of a session; the quorum is counted while attendance is ticked.
import { useWatch } from "react-hook-form";
import { emergencyLevels } from "@atalaya/contract/domain/event-card.ts";
import { phases } from "@atalaya/contract/domain/phases.ts";
import {
  committeeSessions,
  isGathering,
  sessionKinds,
  sessionModes,
  sessionStatuses,
  type Session,
  type SessionDraft,
} from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { InstantInput } from "../../forms/instant-input.tsx";
import { rowsOf } from "../../forms/rows/rows-of.tsx";
import { Row, Section } from "../../forms/section.tsx";
import { TextListInput } from "../../forms/text-list-input.tsx";
import { textOfHtml } from "../../screens/shown-html.ts";
import { useWords, type Translate } from "../../ui/words.ts";
import { AgreementRows } from "./agreement-rows.tsx";
import { AttendanceField } from "./attendance-field.tsx";
import { ConfirmationsField } from "./confirmations-field.tsx";
import { SessionRecordsField } from "./session-records-field.tsx";
import { useLaterSessions, useSessionName } from "./use-committees.ts";

const { Text, RichText, Choice } = fieldsOf(committeeSessions);
const { Rows: VoteRows, ...vote } = rowsOf(committeeSessions, "votes");

type SessionFieldsProps = {
  committee: Committee;
  session: Session | null;
  /** Of approved minutes, whose state does not change. */
  isRectification?: boolean;
};
const blankVote = { subject: "", in_favour: 0, against: 0, abstained: 0 };

/** A value of the form in words, where two versions of it are compared. */
export function showSessionValue(t: Translate, field: string, value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  if (value === null || value === "") return t("empty_value");
  return field === "minutes" ? textOfHtml(String(value)) : String(value);
}

export function SessionFields({ committee, session, isRectification = false }: SessionFieldsProps) {
  const t = useWords();
  const labelOf = useLabelOf(committeeSessions);
  const [status, starts_at] = useWatch({ name: ["status", "starts_at"] }) as [SessionDraft["status"], string | null];
  const isToCome = status === "called" && starts_at !== null && !isGathering(starts_at);
  return (
    <>
      <Section title={t("session_panel")}>
        <Row>
          <Choice
            name="kind"

            options={sessionKinds.map((value) => ({ value, label: t(`session_kind.${value}`) }))}
          />
          {!isRectification && (
            <Choice
              name="status"

              options={sessionStatuses.map((value) => ({ value, label: t(`session_status.${value}`) }))}
            />
          )}
          <InstantInput name="starts_at" label={labelOf("starts_at")} isRequired />
          <InstantInput name="ends_at" label={labelOf("ends_at")} />
          <Choice
            name="mode"

            options={sessionModes.map((value) => ({ value, label: t(`session_mode.${value}`) }))}
          />
          <Text name="place" />
          <Choice
            name="phase"

            emptyLabel="—"
            options={phases.map((value) => ({ value, label: t(`phase.${value}`) }))}
          />
          <Choice
            name="emergency_level"

            emptyLabel="—"
            options={emergencyLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
          />
        </Row>
        <TextListInput name="agenda" label={labelOf("agenda")} help={t("session_agenda_help")} isOfSentences />
        <SessionRecordsField committee={committee} session={session} />
      </Section>
      {isToCome ? (
        <Section title={labelOf("confirmations")}>
          <ConfirmationsField committee={committee} />
        </Section>
      ) : (
        <Section title={labelOf("attendance")}>
          <AttendanceField committee={committee} session={session} />
        </Section>
      )}
      <Section title={labelOf("minutes")}>
        <RichText name="minutes" />
        {!isRectification && <ApprovedIn committee={committee} session={session} />}
      </Section>
      <Section title={labelOf("votes")}>
        <VoteRows
          addLabel={t("vote_add")}
          begin={() => blankVote}
          isOrdered
          columns={[
            vote.text("subject"),
            vote.number("in_favour", { width: "72px", isShort: true }),
            vote.number("against", { width: "78px", isShort: true }),
            vote.number("abstained", { width: "78px", isShort: true }),
          ]}
        />
      </Section>
      <Section title={labelOf("agreements")}>
        <AgreementRows committee={committee} />
      </Section>
    </>
  );
}

/** The later sessions of the committee, while the minutes are approved. */
function ApprovedIn({ committee, session }: SessionFieldsProps) {
  const nameOf = useSessionName();
  const [status, starts_at] = useWatch({ name: ["status", "starts_at"] }) as [SessionDraft["status"], string | null];
  const later = useLaterSessions(committee, session, starts_at);
  if (status !== "minutes_approved") return null;
  return (
    <Choice
      name="approved_in_session_id"

      emptyLabel="—"
      options={later.map((it) => ({ value: it.id, label: nameOf(it) }))}
    />
  );
}
