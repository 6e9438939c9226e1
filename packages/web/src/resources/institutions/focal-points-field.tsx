// Who answers for an institution, in the order of calling: titulars and alternates with their telephones.
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import {
  focalRoles,
  institutions,
  type FocalPointDraft,
  type FocalRole,
  type Institution,
} from "@atalaya/contract/resources/institutions.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { RowChoice } from "../../forms/row-choice.tsx";
import { RowList } from "../../forms/row-list.tsx";
import { Row } from "../../forms/section.tsx";
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
  return (
    <RowList<FormPoint>
      name="focal_points"
      addLabel={t("focal_point_add")}
      blank={blank}
      isReadOnly={isReadOnly}
      upLabel={(row) => t("committee_member_up", { name: nameOf(row.person_id) })}
    >
      {(row, set, index) => (
        <>
          <RowChoice
            label={t("committee_person")}
            options={options}
            value={row.person_id}
            onChange={(person_id) => set({ person_id })}
          />
          <Row>
            <TextField
              select
              id={`focal-role-${index}`}
              label={t("focal_role")}
              value={row.role}
              helperText=" "
              onChange={(event) => set({ role: event.target.value as FocalRole })}
              slotProps={{ inputLabel: { htmlFor: `focal-role-${index}` } }}
            >
              {focalRoles.map((role) => (
                <MenuItem key={role} value={role}>
                  {t(`focal_role.${role}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              id={`focal-phone-${index}`}
              label={labelOf("phone_24x7")}
              value={row.phone_24x7 ?? ""}
              helperText={t("focal_phone_help")}
              onChange={(event) => set({ phone_24x7: event.target.value || null })}
            />
          </Row>
        </>
      )}
    </RowList>
  );
}
