// The fields of a committee and, row by row, those of its members.
import { useFormContext, useWatch } from "react-hook-form";
import { kindsFor, levelsFor, otherKind } from "@atalaya/contract/domain/committee-kinds.ts";
import {
  committeeLevels,
  committees,
  memberRoles,
  titularRoles,
  type Committee,
  type CommitteeLevel,
} from "@atalaya/contract/resources/committees.ts";
import { useCountryRules } from "../../api/country-rules.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import { rowsOf, type RowIn } from "../../forms/rows/rows-of.tsx";
import { Row, Section } from "../../forms/section.tsx";
import { useWords } from "../../ui/words.ts";
import { useLegalOptions } from "../legal-documents/queries.ts";
import { useKindName } from "./use-kind-name.ts";
import { fullName, useEveryPerson } from "../persons/queries.ts";

const { Text, Number, Day, Choice, Search } = fieldsOf(committees);
const { Rows, search, choice, day } = rowsOf(committees, "members");

type CommitteeFieldsProps = { committee: Committee | null; isReadOnly: boolean };

export function CommitteeFields({ committee, isReadOnly }: CommitteeFieldsProps) {
  const t = useWords();
  const may = useMay();
  const labelOf = useLabelOf(committees);
  const rulesOf = useCountryRules();
  const kindName = useKindName();
  const permission = committee ? "legalDrm.update" : "legalDrm.create";
  const places = usePlaceOptions((id) => isReadOnly || may(permission, id));
  const documents = useLegalOptions();
  const [company_id, kind, level] = useWatch({ name: ["company_id", "kind", "level"] }) as [
    number | null,
    string,
    CommitteeLevel,
  ];
  const all = usePlace().places;
  const place = all.find(({ id }) => id === company_id);
  // What is saved already stays to be seen, also where the place would not have it.
  const kinds = [...new Set([...(place ? kindsFor(place, rulesOf(place.country)) : [otherKind]), kind])];
  const levels = committeeLevels.filter((it) => !place || it === level || levelsFor(place).includes(it));
  const { setValue } = useFormContext();
  /** A committee of another country or level is not meant. */
  const fit = (id: number | null) => {
    const chosen = all.find((it) => it.id === id);
    if (!chosen) return;
    const [kindsThere, levelsThere] = [kindsFor(chosen, rulesOf(chosen.country)), levelsFor(chosen)];
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
            options={kinds.map((value) => ({ value, label: kindName(value, place?.country) }))}
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

function Members({ committee, isReadOnly }: CommitteeFieldsProps) {
  const t = useWords();
  const [members, constituted_on] = useWatch({ name: ["members", "constituted_on"] }) as [
    RowIn<typeof committees, "members">[],
    string | null,
  ];
  const known = (committee?.members ?? []).map((it) => ({ id: it.person_id, label: fullName(it) }));
  const everybody = useEveryPerson("all").map((it) => ({ id: it.id, label: fullName(it), detail: it.position_es }));
  const options = [...new Map([...known, ...everybody].map((it) => [it.id, it])).values()];
  const nameOf = (id: number | null) => options.find((it) => it.id === id)?.label ?? "";
  const roles = memberRoles.map((value) => ({ value, label: t(`member_role.${value}`) }));
  const substituted = members
    .filter(({ role, person_id }) => role !== null && titularRoles.includes(role) && person_id !== null)
    .map(({ person_id }) => ({ id: person_id!, label: nameOf(person_id) }));
  const blank = {
    id: null,
    person_id: null,
    role: "titular",
    substitutes_person_id: null,
    from_on: constituted_on,
    to_on: null,
    appointment: null,
    is_voting: true,
  } as const;
  return (
    <Rows
      addLabel={t("committee_member_add")}
      template="repeat(2, minmax(0, 1fr))"
      begin={() => blank}
      isReadOnly={isReadOnly}
      isOrdered
      columns={[
        search("person_id", {}, { options }),
        choice("role", {}, ({ set }) => ({ options: roles, onChosen: () => set({ substitutes_person_id: null }) })),
        search(
          "substitutes_person_id",
          { isRequired: true, place: "aside", isShown: ({ role }) => role === "alternate" },
          { options: substituted },
        ),
        day("from_on", { isShort: true }),
        day("to_on", { isShort: true }),
      ]}
    />
  );
}
