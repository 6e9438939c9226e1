// The fields of a session; the quorum is counted while attendance is ticked.
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useWatch } from "react-hook-form";
import { emergencyLevels } from "@atalaya/contract/event-card.ts";
import { phases } from "@atalaya/contract/phases.ts";
import {
  agreementStatuses,
  committeeSessions,
  sessionKinds,
  sessionModes,
  sessionStatuses,
  type AgreementStatus,
  type Session,
  type SessionDraft,
  type Vote,
} from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { InstantInput } from "../../forms/instant-input.tsx";
import { RowList } from "../../forms/row-list.tsx";
import { Row, Section } from "../../forms/section.tsx";
import { TextListInput } from "../../forms/text-list-input.tsx";
import { DayPicker } from "../../ui/day-picker.tsx";
import { useWords } from "../../ui/words.ts";
import { AttendanceField } from "./attendance-field.tsx";
import { SessionRecordsField } from "./session-records-field.tsx";
import { useSessionName, useSessions } from "./use-committees.ts";

const { Text, RichText, Choice } = fieldsOf(committeeSessions);

type SessionFieldsProps = { committee: Committee; session: Session | null; isReadOnly: boolean };
type FormAgreement = SessionDraft["agreements"][number];

const blankAgreement: FormAgreement = { id: null, text: "", responsible: "", due_on: "", status: "pending" };
const blankVote: Vote = { subject: "", in_favour: 0, against: 0, abstained: 0 };
const counts = ["in_favour", "against", "abstained"] as const;

export function SessionFields({ committee, session, isReadOnly }: SessionFieldsProps) {
  const t = useWords();
  const labelOf = useLabelOf(committeeSessions);
  return (
    <>
      <Section title={t("session_panel")}>
        <Row>
          <Choice
            name="kind"
            isReadOnly={isReadOnly}
            options={sessionKinds.map((value) => ({ value, label: t(`session_kind.${value}`) }))}
          />
          <Choice
            name="status"
            isReadOnly={isReadOnly}
            options={sessionStatuses.map((value) => ({ value, label: t(`session_status.${value}`) }))}
          />
          <InstantInput name="starts_at" label={labelOf("starts_at")} isRequired isReadOnly={isReadOnly} />
          <InstantInput name="ends_at" label={labelOf("ends_at")} isReadOnly={isReadOnly} />
          <Choice
            name="mode"
            isReadOnly={isReadOnly}
            options={sessionModes.map((value) => ({ value, label: t(`session_mode.${value}`) }))}
          />
          <Text name="place" isReadOnly={isReadOnly} />
          <Choice
            name="phase"
            isReadOnly={isReadOnly}
            emptyLabel="—"
            options={phases.map((value) => ({ value, label: t(`phase.${value}`) }))}
          />
          <Choice
            name="emergency_level"
            isReadOnly={isReadOnly}
            emptyLabel="—"
            options={emergencyLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
          />
        </Row>
        <TextListInput
          name="agenda"
          label={labelOf("agenda")}
          help={isReadOnly ? undefined : t("session_agenda_help")}
          isReadOnly={isReadOnly}
        />
        <SessionRecordsField committee={committee} session={session} isReadOnly={isReadOnly} />
      </Section>
      <Section title={labelOf("attendance")}>
        <AttendanceField committee={committee} isReadOnly={isReadOnly} />
      </Section>
      <Section title={labelOf("minutes")}>
        <RichText name="minutes" isReadOnly={isReadOnly} />
        <ApprovedIn committee={committee} session={session} isReadOnly={isReadOnly} />
      </Section>
      <Section title={labelOf("votes")}>
        <RowList<Vote> name="votes" addLabel={t("vote_add")} blank={blankVote} isReadOnly={isReadOnly}>
          {(row, set) => (
            <>
              <TextField
                fullWidth
                required
                label={t("vote_subject")}
                value={row.subject}
                helperText=" "
                onChange={(event) => set({ subject: event.target.value })}
              />
              <Row columns={3}>
                {counts.map((count) => (
                  <TextField
                    key={count}
                    type="number"
                    label={t(`vote_${count}`)}
                    value={row[count]}
                    helperText=" "
                    onChange={(event) => set({ [count]: Number(event.target.value) })}
                    slotProps={{ htmlInput: { min: 0 } }}
                  />
                ))}
              </Row>
            </>
          )}
        </RowList>
      </Section>
      <Section title={labelOf("agreements")}>
        <RowList<FormAgreement>
          name="agreements"
          addLabel={t("agreement_add")}
          blank={blankAgreement}
          isReadOnly={isReadOnly}
        >
          {(row, set, index) => (
            <>
              <TextField
                fullWidth
                required
                multiline
                label={t("agreement")}
                value={row.text}
                helperText=" "
                onChange={(event) => set({ text: event.target.value })}
              />
              <Row columns={3}>
                <TextField
                  required
                  label={t("agreement_responsible")}
                  value={row.responsible}
                  helperText=" "
                  onChange={(event) => set({ responsible: event.target.value })}
                />
                <DayPicker
                  isRequired
                  label={t("agreement_due")}
                  value={row.due_on || null}
                  helperText=" "
                  onChange={(due_on) => set({ due_on: due_on ?? "" })}
                />
                <TextField
                  select
                  id={`agreement-status-${index}`}
                  label={labelOf("status")}
                  value={row.status}
                  helperText=" "
                  onChange={(event) => set({ status: event.target.value as AgreementStatus })}
                  slotProps={{ inputLabel: { htmlFor: `agreement-status-${index}` } }}
                >
                  {agreementStatuses.map((value) => (
                    <MenuItem key={value} value={value}>
                      {t(`agreement_status.${value}`)}
                    </MenuItem>
                  ))}
                </TextField>
              </Row>
            </>
          )}
        </RowList>
      </Section>
    </>
  );
}

/** The later sessions of the committee, while the minutes are approved. */
function ApprovedIn({ committee, session, isReadOnly }: SessionFieldsProps) {
  const nameOf = useSessionName();
  const sessions = useSessions(committee);
  const [status, starts_at] = useWatch({ name: ["status", "starts_at"] }) as [SessionDraft["status"], string | null];
  if (status !== "minutes_approved") return null;
  const later = sessions.filter((it) => it.id !== session?.id && it.starts_at > (starts_at ?? ""));
  return (
    <Choice
      name="approved_in_session_id"
      isReadOnly={isReadOnly}
      emptyLabel="—"
      options={later.map((it) => ({ value: it.id, label: nameOf(it) }))}
    />
  );
}
