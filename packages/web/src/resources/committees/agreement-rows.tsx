// What a session agreed, row by row: what, who answers for it, how far it is, and until when.
import {
  agreementStatuses,
  committeeSessions,
  type SessionDraft,
} from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { DayInput } from "../../forms/day-input.tsx";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { ChoiceInput, TextInput } from "../../forms/fields.tsx";
import { RowTable } from "../../forms/row-table.tsx";
import { useWords } from "../../ui/words.ts";
import { ResponsibleChoice, useResponsibles } from "./responsible-choice.tsx";

/** A row whose day is not typed yet holds none, which the schema refuses. */
type FormAgreement = Omit<SessionDraft["agreements"][number], "due_on"> & { due_on: string | null };

const blankAgreement: FormAgreement = {
  id: null,
  text: "",
  responsible_member_id: null,
  responsible_institution_id: null,
  responsible_text: null,
  due_on: null,
  status: "pending",
};

export function AgreementRows({ committee }: { committee: Committee }) {
  const t = useWords();
  const labelOf = useLabelOf(committeeSessions);
  const responsibles = useResponsibles(committee);
  const statuses = agreementStatuses.map((value) => ({ value, label: t(`agreement_status.${value}`) }));
  return (
    <RowTable<FormAgreement>
      name="agreements"
      label={labelOf("agreements")}
      addLabel={t("agreement_add")}
      begin={() => blankAgreement}
      layout={{
        template: "minmax(0, 1fr) 112px 132px",
        columns: [
          {
            key: "text",
            label: t("agreement"),
            isRequired: true,
            place: "line",
            draw: (field) => <TextInput {...field} lines={1} />,
          },
          {
            key: "responsible_member_id",
            label: t("agreement_responsible"),
            isRequired: true,
            draw: (field, { row, set }) => (
              <ResponsibleChoice {...field} options={responsibles} value={row} onChange={set} />
            ),
          },
          {
            key: "status",
            label: labelOf("status"),
            isShort: true,
            draw: (field) => <ChoiceInput {...field} options={statuses} />,
          },
          {
            key: "due_on",
            label: t("agreement_due"),
            isRequired: true,
            isShort: true,
            draw: (field) => <DayInput {...field} />,
          },
        ],
      }}
    />
  );
}
