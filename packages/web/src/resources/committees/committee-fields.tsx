// The fields of a committee and, row by row, those of its members.
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useFormContext, useWatch } from "react-hook-form";
import { kindsFor, levelsFor } from "@atalaya/contract/committee-kinds.ts";
import {
  committeeKinds,
  committeeLevels,
  committees,
  memberRoles,
  titularRoles,
  type Committee,
  type CommitteeKind,
  type CommitteeLevel,
  type MemberDraft,
  type MemberRole,
} from "@atalaya/contract/resources/committees.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { usePlaceOptions } from "../../forms/place-options.ts";
import { RowChoice } from "../../forms/row-choice.tsx";
import { RowList } from "../../forms/row-list.tsx";
import { Row, Section } from "../../forms/section.tsx";
import { DayPicker } from "../../ui/day-picker.tsx";
import { useWords } from "../../ui/words.ts";
import { useLegalOptions } from "../legal-documents/queries.ts";
import { fullName, useEveryPerson } from "../persons/queries.ts";

const { Text, Number, Day, Choice, Search } = fieldsOf(committees);

type CommitteeFieldsProps = { committee: Committee | null; isReadOnly: boolean };

export function CommitteeFields({ committee, isReadOnly }: CommitteeFieldsProps) {
  const t = useWords();
  const may = useMay();
  const labelOf = useLabelOf(committees);
  const permission = committee ? "legalDrm.update" : "legalDrm.create";
  const places = usePlaceOptions((id) => isReadOnly || may(permission, id));
  const documents = useLegalOptions();
  const [company_id, kind, level] = useWatch({ name: ["company_id", "kind", "level"] }) as [
    number | null,
    CommitteeKind,
    CommitteeLevel,
  ];
  const all = usePlace().places;
  const place = all.find(({ id }) => id === company_id);
  // What is saved already stays to be seen, also where the place would not have it.
  const kinds = committeeKinds.filter((it) => !place || it === kind || kindsFor(place).includes(it));
  const levels = committeeLevels.filter((it) => !place || it === level || levelsFor(place).includes(it));
  const { setValue } = useFormContext();
  /** A committee of another country or level is not meant. */
  const fit = (id: number | null) => {
    const chosen = all.find((it) => it.id === id);
    if (!chosen) return;
    const [kindsThere, levelsThere] = [kindsFor(chosen), levelsFor(chosen)];
    if (!kindsThere.includes(kind)) setValue("kind", kindsThere[0], { shouldDirty: true });
    if (!levelsThere.includes(level)) setValue("level", levelsThere[0], { shouldDirty: true });
  };
  return (
    <>
      <Section title={t("person_identity")}>
        <Text name="name" isReadOnly={isReadOnly} />
        <Row>
          <Choice
            name="kind"
            isReadOnly={isReadOnly}
            options={kinds.map((value) => ({ value, label: t(`committee_kind.${value}`) }))}
          />
          <Choice
            name="level"
            isReadOnly={isReadOnly}
            options={levels.map((value) => ({ value, label: t(`institution_level.${value}`) }))}
          />
          <Search name="company_id" isReadOnly={isReadOnly} options={places} onChosen={fit} />
          <Day name="constituted_on" isReadOnly={isReadOnly} />
        </Row>
        <Search name="constitution_document_id" isReadOnly={isReadOnly} options={documents} />
        <Search name="regulation_document_id" isReadOnly={isReadOnly} options={documents} emptyLabel="—" />
        <Row>
          <Number name="quorum_number" isReadOnly={isReadOnly} />
          <Text name="session_frequency" isReadOnly={isReadOnly} />
          <Day name="dissolved_on" isReadOnly={isReadOnly} />
        </Row>
      </Section>
      <Section title={labelOf("members")}>
        <Members committee={committee} isReadOnly={isReadOnly} />
      </Section>
    </>
  );
}

/** A row whose person is not chosen yet holds none, which the schema refuses. */
type FormMember = Omit<MemberDraft, "person_id"> & { person_id: number | null };

function Members({ committee, isReadOnly }: CommitteeFieldsProps) {
  const t = useWords();
  const [members, constituted_on] = useWatch({ name: ["members", "constituted_on"] }) as [FormMember[], string | null];
  const known = (committee?.members ?? []).map((it) => ({ id: it.person_id, label: fullName(it) }));
  const everybody = useEveryPerson("all").map((it) => ({ id: it.id, label: fullName(it), detail: it.position_es }));
  const options = [...new Map([...known, ...everybody].map((it) => [it.id, it])).values()];
  const nameOf = (id: number | null) => options.find((it) => it.id === id)?.label ?? "";
  const titulars = members.filter(({ role, person_id }) => titularRoles.includes(role) && person_id !== null);
  const blank: FormMember = {
    id: null,
    person_id: null,
    role: "titular",
    substitutes_person_id: null,
    from_on: constituted_on ?? "",
    to_on: null,
    appointment: null,
    is_voting: true,
  };
  return (
    <RowList<FormMember>
      name="members"
      addLabel={t("committee_member_add")}
      blank={blank}
      isReadOnly={isReadOnly}
      upLabel={(row) => t("committee_member_up", { name: nameOf(row.person_id) })}
    >
      {(row, set, index) => (
        <Row>
          <RowChoice
            label={t("committee_person")}
            options={options}
            value={row.person_id}
            onChange={(person_id) => set({ person_id })}
          />
          <TextField
            select
            id={`member-role-${index}`}
            label={t("committee_role")}
            value={row.role}
            helperText=" "
            onChange={(event) => set({ role: event.target.value as MemberRole, substitutes_person_id: null })}
            slotProps={{ inputLabel: { htmlFor: `member-role-${index}` } }}
          >
            {memberRoles.map((role) => (
              <MenuItem key={role} value={role}>
                {t(`member_role.${role}`)}
              </MenuItem>
            ))}
          </TextField>
          {row.role === "alternate" && (
            <RowChoice
              label={t("committee_member_of")}
              options={titulars.map(({ person_id }) => ({ id: person_id!, label: nameOf(person_id) }))}
              value={row.substitutes_person_id}
              onChange={(substitutes_person_id) => set({ substitutes_person_id })}
            />
          )}
          <DayPicker
            label={t("committee_member_from")}
            value={row.from_on || null}
            helperText=" "
            onChange={(from_on) => set({ from_on: from_on ?? "" })}
          />
          <DayPicker
            label={t("committee_member_to")}
            value={row.to_on}
            helperText=" "
            onChange={(to_on) => set({ to_on })}
          />
        </Row>
      )}
    </RowList>
  );
}
