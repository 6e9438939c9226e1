// Who answers for an institution, in the order of calling: holders and alternates with their telephones.
import {
  focalRoles,
  institutions,
  type FocalPointDraft,
  type Institution,
} from "@atalaya/contract/resources/institutions.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { ChoiceInput, TextInput } from "../../forms/fields.tsx";
import { RowTable } from "../../forms/row-table.tsx";
import { SearchChoice } from "../../forms/search-choice.tsx";
import { useWords } from "../../ui/words.ts";
import { fullName, useEveryPerson } from "../persons/queries.ts";

/** A row whose person is not chosen yet holds none, which the schema refuses. */
type FormPoint = Omit<FocalPointDraft, "person_id"> & { person_id: number | null };

const blank: FormPoint = { person_id: null, role: "titular", phone_24x7: null };

type FocalPointsFieldProps = { institution: Institution | null; isReadOnly: boolean };

export function FocalPointsField({ institution, isReadOnly }: FocalPointsFieldProps) {
  const t = useWords();
  const labelOf = useLabelOf(institutions);
  const known = (institution?.focal_points ?? []).map((it) => ({ id: it.person_id, label: fullName(it) }));
  const everybody = useEveryPerson("all").map((it) => ({ id: it.id, label: fullName(it), detail: it.position_es }));
  const options = [...new Map([...known, ...everybody].map((it) => [it.id, it])).values()];
  const nameOf = (id: number | null) => options.find((it) => it.id === id)?.label ?? "";
  const roles = focalRoles.map((value) => ({ value, label: t(`focal_role.${value}`) }));
  return (
    <RowTable<FormPoint>
      name="focal_points"
      label={labelOf("focal_points")}
      addLabel={t("focal_point_add")}
      begin={() => blank}
      isReadOnly={isReadOnly}
      upLabel={(row) => t("committee_member_up", { name: nameOf(row.person_id) })}
      layout={{
        template: "minmax(0, 1.6fr) 96px minmax(0, 1fr)",
        columns: [
          {
            key: "person_id",
            label: t("committee_person"),
            isRequired: true,
            draw: (field) => <SearchChoice {...field} options={options} />,
          },
          {
            key: "role",
            label: t("focal_role"),
            isShort: true,
            draw: (field) => <ChoiceInput {...field} options={roles} />,
          },
          {
            key: "phone_24x7",
            label: labelOf("phone_24x7"),
            isShort: true,
            draw: (field) => (
              <TextInput {...field} isNullable placeholder={t("focal_phone_own")} help={t("focal_phone_help")} />
            ),
          },
        ],
      }}
    />
  );
}
