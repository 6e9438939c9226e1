// Who said that he comes to a session that is still to come, and whether it would be quorate: no attendance.
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useWatch } from "react-hook-form";
import { dayAt, isOn, quorumRequired, seatsConfirmed } from "@atalaya/contract/domain/quorum.ts";
import { confirmationAnswers, type Confirmation } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useBound } from "../../forms/field-parts.tsx";
import { Notice } from "../../forms/notice.tsx";
import { useWords } from "../../ui/words.ts";
import { fullName } from "../persons/queries.ts";
import { MemberRow } from "./member-row.tsx";

export function ConfirmationsField({ committee }: { committee: Committee }) {
  const t = useWords();
  const { field, ref } = useBound("confirmations");
  const starts_at = useWatch({ name: "starts_at" }) as string;
  const rows = (field.value ?? []) as Confirmation[];
  const day = dayAt(committee.timezone, starts_at);
  const members = committee.members.filter((it) => isOn(it, day) || rows.some(({ member_id }) => member_id === it.id));
  const required = quorumRequired(committee.members, day, committee.quorum_number);
  const present = seatsConfirmed(committee.members, day, rows);
  const isQuorate = present >= required;
  const set = (member_id: number, answer: Confirmation["answer"] | "") => {
    const others = rows.filter((row) => row.member_id !== member_id);
    field.onChange(answer === "" ? others : [...others, { member_id, answer }]);
  };
  return (
    <>
      <Notice status={isQuorate ? "success" : "info"} icon={isQuorate ? "check" : "users"}>
        {t(isQuorate ? "confirmation_quorate" : "confirmation_not_quorate", { present, required })}
      </Notice>
      {members.map((member, index) => {
        const name = fullName(member);
        return (
          <MemberRow key={member.id} name={name} detail={t(`member_role.${member.role}`)}>
            <TextField
              select
              size="small"
              inputRef={index === 0 ? ref : undefined}
              value={rows.find(({ member_id }) => member_id === member.id)?.answer ?? ""}
              onChange={(event) => set(member.id, event.target.value as Confirmation["answer"] | "")}
              slotProps={{
                select: { displayEmpty: true },
                htmlInput: { "aria-label": `${t("confirmation")}: ${name}` },
              }}
              sx={{ width: 150 }}
            >
              <MenuItem value="">{t("confirmation_none")}</MenuItem>
              {confirmationAnswers.map((answer) => (
                <MenuItem key={answer} value={answer}>
                  {t(`confirmation.${answer}`)}
                </MenuItem>
              ))}
            </TextField>
          </MemberRow>
        );
      })}
    </>
  );
}
