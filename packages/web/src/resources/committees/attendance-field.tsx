// Who was there: one choice per member of the day, and the quorum counted as it is typed (V15).
import { useState } from "react";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useWatch, type RefCallBack } from "react-hook-form";
import { dayAt, isOn, quorumPresent, quorumRequired } from "@atalaya/contract/domain/quorum.ts";
import { presences, type Attendance, type Session } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useBound } from "../../forms/field-parts.tsx";
import { Notice } from "../../forms/notice.tsx";
import { HourField } from "../../ui/pickers/hour-field.tsx";
import { useWords } from "../../ui/words.ts";
import { fullName } from "../persons/queries.ts";
import { MemberRow } from "./member-row.tsx";

/** Empty while nothing is known of it. */
type Presence = Attendance["presence"] | "";

type AttendanceFieldProps = { committee: Committee; session: Session | null };

export function AttendanceField({ committee, session }: AttendanceFieldProps) {
  const t = useWords();
  const { field, ref, error } = useBound("attendance");
  const starts_at = useWatch({ name: "starts_at" }) as string | null;
  const rows = (field.value ?? []) as Attendance[];
  const [now] = useState(() => new Date().toISOString());
  const day = dayAt(committee.timezone, starts_at ?? now);
  const members = committee.members.filter((it) => isOn(it, day) || rows.some(({ member_id }) => member_id === it.id));
  const rowOf = (member_id: number) => rows.find((row) => row.member_id === member_id);
  const set = (member_id: number, presence: Presence, arrived_at: string | null) => {
    const others = rows.filter((row) => row.member_id !== member_id);
    const isThere = presence === "present" || presence === "remote";
    const row = { member_id, presence, arrived_at: isThere ? arrived_at : null };
    field.onChange(presence === "" ? others : [...others, row]);
  };
  const required = quorumRequired(committee.members, day, committee.quorum_number);
  const present = quorumPresent(committee.members, day, rows);
  const answerOf = (id: number) => session?.confirmations.find(({ member_id }) => member_id === id)?.answer;
  const isQuorate = present >= required;
  return (
    <>
      <Notice
        status={rows.length === 0 ? "info" : isQuorate ? "success" : "warning"}
        icon={isQuorate ? "check" : "users"}
      >
        {rows.length === 0
          ? t("session_quorum_unknown", { required })
          : t(isQuorate ? "session_quorate" : "session_not_quorate", { present, required })}
      </Notice>
      {error && (
        <Typography role="alert" color="error">
          {error}
        </Typography>
      )}
      {members.map((member, index) => {
        const row = rowOf(member.id);
        const name = fullName(member);
        const answer = answerOf(member.id);
        return (
          <MemberRow
            key={member.id}
            name={name}
            detail={[t(`member_role.${member.role}`), answer && t(`confirmation.${answer}`)]
              .filter(Boolean)
              .join(" · ")}
          >
            {(row?.presence === "present" || row?.presence === "remote") && (
              <Box sx={{ width: 92 }}>
                <HourField
                  label={`${t("session_arrived")}: ${name}`}
                  value={row.arrived_at}
                  onChange={(hour) => set(member.id, row.presence, hour)}
                />
              </Box>
            )}
            <PresenceChoice
              label={`${t("session_presence")}: ${name}`}
              value={row?.presence ?? ""}
              onChange={(presence) => set(member.id, presence, row?.arrived_at ?? null)}
              inputRef={index === 0 ? ref : undefined}
            />
          </MemberRow>
        );
      })}
    </>
  );
}

type PresenceChoiceProps = {
  label: string;
  value: Presence;
  onChange: (presence: Presence) => void;
  inputRef: RefCallBack | undefined;
};

function PresenceChoice({ label, value, onChange, inputRef }: PresenceChoiceProps) {
  const t = useWords();
  return (
    <TextField
      select
      size="small"
      inputRef={inputRef}
      value={value}
      onChange={(event) => onChange(event.target.value as Presence)}
      slotProps={{ select: { displayEmpty: true }, htmlInput: { "aria-label": label } }}
      sx={{ width: 150 }}
    >
      <MenuItem value="">{t("session_unknown_presence")}</MenuItem>
      {presences.map((presence) => (
        <MenuItem key={presence} value={presence}>
          {t(`presence.${presence}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
