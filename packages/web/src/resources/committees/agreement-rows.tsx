// What a session agreed, row by row: what, who answers for it, until when, and how far it is.
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import {
  agreementStatuses,
  committeeSessions,
  type AgreementStatus,
  type SessionDraft,
} from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { RowList } from "../../forms/row-list.tsx";
import { Row } from "../../forms/section.tsx";
import { DayPicker } from "../../ui/day-picker.tsx";
import { useWords } from "../../ui/words.ts";
import { ResponsibleChoice, useResponsibles } from "./responsible-choice.tsx";

type FormAgreement = SessionDraft["agreements"][number];

const blankAgreement: FormAgreement = {
  id: null,
  text: "",
  responsible_member_id: null,
  responsible_institution_id: null,
  responsible_text: null,
  due_on: "",
  status: "pending",
};

export function AgreementRows({ committee, isReadOnly }: { committee: Committee; isReadOnly: boolean }) {
  const t = useWords();
  const labelOf = useLabelOf(committeeSessions);
  const responsibles = useResponsibles(committee);
  return (
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
            <ResponsibleChoice options={responsibles} value={row} onChange={set} />
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
  );
}
