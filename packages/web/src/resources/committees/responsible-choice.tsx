// Who answers for an agreement: a member of the committee or an institution, by typing; what was written before stays until it is chosen.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { SessionDraft } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useChoiceManners } from "../../forms/choices/choice-manners.ts";
import { helpOrError, useBound, type FieldProps } from "../../forms/field-parts.tsx";
import { matches } from "../../forms/choices/option-words.ts";
import { useWords } from "../../ui/words.ts";
import { useInstitutionOptions } from "../institutions/queries.ts";
import { fullName } from "../persons/queries.ts";

type Responsible = Pick<
  SessionDraft["agreements"][number],
  "responsible_member_id" | "responsible_institution_id" | "responsible_text"
>;
type Option = { key: string; label: string; detail: string; group: string; value: Responsible };

const nobody: Responsible = { responsible_member_id: null, responsible_institution_id: null, responsible_text: null };

/** Members who sit today, or whom the session names already, and every institution that the reader sees. */
export function useResponsibles(committee: Committee): Option[] {
  const t = useWords();
  const institutions = useInstitutionOptions();
  const members = committee.members.map((member): Option => ({
    key: `member ${member.id}`,
    label: fullName(member),
    detail: t(`member_role.${member.role}`),
    group: t("label.committees.members"),
    value: { ...nobody, responsible_member_id: member.id },
  }));
  return [
    ...members,
    ...institutions.map(({ id, label, detail }) => ({
      key: `institution ${id}`,
      label,
      detail: detail ?? "",
      group: t("label.persons.institution_id"),
      value: { ...nobody, responsible_institution_id: id },
    })),
  ];
}

/** Bound to the member for its errors; an institution or what was written before is held beside it. */
type ResponsibleChoiceProps = FieldProps & {
  options: readonly Option[];
  value: Responsible;
  onChange: (value: Responsible) => void;
};

export function ResponsibleChoice({ name, label, isRequired, options, value, onChange }: ResponsibleChoiceProps) {
  const { field, ref, error } = useBound(name);
  const manners = useChoiceManners();
  const chosen =
    options.find(
      ({ value: it }) =>
        (it.responsible_member_id ?? -1) === value.responsible_member_id ||
        (it.responsible_institution_id ?? -1) === value.responsible_institution_id,
    ) ?? (value.responsible_text ? written(value.responsible_text) : null);
  return (
    <Autocomplete
      {...manners}
      id={`field-${name}`}
      options={options}
      value={chosen}
      onBlur={field.onBlur}
      onChange={(_, option) => onChange(option?.value ?? nobody)}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      groupBy={({ group }) => group}
      getOptionKey={({ key }) => key}
      filterOptions={(all, { inputValue }) => all.filter((option) => matches(option, inputValue))}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={ref}
          label={label}
          required={isRequired}
          error={error !== undefined}
          helperText={helpOrError(undefined, error)}
        />
      )}
    />
  );
}

const written = (text: string): Option => ({
  key: "written",
  label: text,
  detail: "",
  group: "",
  value: { ...nobody, responsible_text: text },
});
