// Which roles a person holds, and where: rows of role and place.
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { users } from "@atalaya/contract/resources/users.ts";
import { useBound, type FieldProps } from "../../forms/field-parts.tsx";
import { LockedField } from "../../forms/locked-field.tsx";
import { PlaceChoice } from "../../forms/choices/place-choice.tsx";
import { rowsOf } from "../../forms/rows/rows-of.tsx";
import type { SearchOption } from "../../forms/choices/search-choice.tsx";
import { useWords } from "../../ui/words.ts";
import { usePlaceName, type NamedRole } from "./queries.ts";
import type { Draft } from "./user-draft.ts";

const { Rows, choice, other } = rowsOf(users, "assignments");

type AssignmentsFieldProps = {
  roles: readonly NamedRole[];
  /** Where the caller may give roles. */
  places: readonly SearchOption[];
  mayGiveEverywhere: boolean;
  isReadOnly: boolean;
};

export function AssignmentsField({ roles, places, mayGiveEverywhere, isReadOnly }: AssignmentsFieldProps) {
  const t = useWords();
  const isNone = useWatch<Draft, "assignments">({ name: "assignments" }).length === 0;
  // No place is not chosen yet; null is every place, which is no beginning.
  const only = places.length === 1 && !mayGiveEverywhere ? places[0]!.id : (undefined as unknown as null);
  return (
    <>
      {isNone && (
        <Typography color="textSecondary" sx={{ mb: "8px" }}>
          {t(isReadOnly ? "user_no_roles" : "user_roles_empty")}
        </Typography>
      )}
      <Rows
        addLabel={t("user_role_add")}
        begin={() => ({ role_id: null, company_id: only })}
        isReadOnly={isReadOnly}
        columns={[
          choice(
            "role_id",
            { width: "minmax(0, 2fr)" },
            { options: roles.map(({ id, name }) => ({ value: id, label: name })) },
          ),
          other("company_id", { width: "minmax(0, 3fr)", isRequired: true }, (field) => (
            <PlaceOfRole
              {...field}
              places={places}
              allLabel={mayGiveEverywhere ? t("account_everywhere") : undefined}
            />
          )),
        ]}
      />
    </>
  );
}

type PlaceOfRoleProps = FieldProps & { places: readonly SearchOption[]; allLabel: string | undefined };

function PlaceOfRole({ name, label, isReadOnly, places, allLabel }: PlaceOfRoleProps) {
  const { field, ref, error } = useBound(name);
  const placeName = usePlaceName();
  const value = field.value as number | null | undefined;
  if (isReadOnly) return <LockedField id={`field-${name}`} label={label} value={placeName(value)} />;
  return (
    <PlaceChoice
      id={`field-${name}`}
      label={label}
      value={value}
      onChange={field.onChange}
      places={places}
      allLabel={allLabel}
      error={error}
      inputRef={ref}
    />
  );
}
