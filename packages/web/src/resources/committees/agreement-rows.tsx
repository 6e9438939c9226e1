// What a session agreed, row by row: what, who answers for it, how far it is, and until when.
import { agreementStatuses, committeeSessions } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { rowsOf } from "../../forms/rows/rows-of.tsx";
import { useWords } from "../../ui/words.ts";
import { BringLesson } from "./bring-lesson.tsx";
import { useLessonsFor } from "./use-committees.ts";
import { ResponsibleChoice, useResponsibles } from "./responsible-choice.tsx";

const { Rows, text, choice, day, other } = rowsOf(committeeSessions, "agreements");

const blank = {
  id: null,
  text: "",
  responsible_member_id: null,
  responsible_institution_id: null,
  responsible_text: null,
  due_on: null,
  status: "pending",
  lesson_id: null,
} as const;

export function AgreementRows({ committee }: { committee: Committee }) {
  const t = useWords();
  const lessons = useLessonsFor(committee);
  const responsibles = useResponsibles(committee);
  const statuses = agreementStatuses.map((value) => ({ value, label: t(`agreement_status.${value}`) }));
  return (
    <Rows
      addLabel={t("agreement_add")}
      begin={() => blank}
      more={(add) => (
        <BringLesson
          lessons={lessons}
          onChosen={({ id, text: learned, proposal }) => add({ ...blank, text: proposal ?? learned, lesson_id: id })}
        />
      )}
      columns={[
        text("text", { place: "line" }, ({ row }) => {
          const from = lessons.find(({ id }) => id === row.lesson_id);
          return { lines: 1, ...(from && { help: t("lesson_from", { source: from.source, text: from.text }) }) };
        }),
        other(
          "responsible_member_id",
          { isRequired: true, covers: ["responsible_institution_id", "responsible_text"] },
          (field, { row, set }) => <ResponsibleChoice {...field} options={responsibles} value={row} onChange={set} />,
        ),
        choice("status", { width: "112px", isShort: true }, { options: statuses }),
        day("due_on", { width: "132px", isShort: true }),
      ]}
    />
  );
}
