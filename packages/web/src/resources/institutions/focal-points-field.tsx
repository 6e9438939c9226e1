// Who answers for an institution, in the order of calling: holders and alternates with their telephones.
import { focalRoles, institutions, type Institution } from "@atalaya/contract/resources/institutions.ts";
import { rowsOf } from "../../forms/rows/rows-of.tsx";
import { useWords } from "../../ui/words.ts";
import { fullName, useEveryPerson } from "../persons/queries.ts";

const { Rows, search, choice, text } = rowsOf(institutions, "focal_points");

const blank = { person_id: null, role: "titular", phone_24x7: null } as const;

type FocalPointsFieldProps = { institution: Institution | null; isReadOnly: boolean };

export function FocalPointsField({ institution, isReadOnly }: FocalPointsFieldProps) {
  const t = useWords();
  const known = (institution?.focal_points ?? []).map((it) => ({ id: it.person_id, label: fullName(it) }));
  const everybody = useEveryPerson("all").map((it) => ({ id: it.id, label: fullName(it), detail: it.position_es }));
  const options = [...new Map([...known, ...everybody].map((it) => [it.id, it])).values()];
  const roles = focalRoles.map((value) => ({ value, label: t(`focal_role.${value}`) }));
  return (
    <Rows
      addLabel={t("focal_point_add")}
      begin={() => blank}
      isReadOnly={isReadOnly}
      isOrdered
      columns={[
        search("person_id", { width: "minmax(0, 1.6fr)" }, { options }),
        choice("role", { width: "96px", isShort: true }, { options: roles }),
        text(
          "phone_24x7",
          { isShort: true },
          { isNullable: true, placeholder: t("focal_phone_own"), help: t("focal_phone_help") },
        ),
      ]}
    />
  );
}
