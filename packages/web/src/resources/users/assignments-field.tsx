// Which roles a person holds, and where: rows of role and place.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import type { SearchOption } from "../../forms/search-choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { AssignmentRow, LockedAssignment } from "./assignment-row.tsx";
import type { NamedRole } from "./use-users.ts";
import type { OpenAssignment } from "./user-draft.ts";

type AssignmentsFieldProps = {
  label: string;
  roles: readonly NamedRole[];
  /** Where the caller may give roles. */
  places: readonly SearchOption[];
  mayGiveEverywhere: boolean;
  isReadOnly: boolean;
};

export function AssignmentsField({ label, roles, places, mayGiveEverywhere, isReadOnly }: AssignmentsFieldProps) {
  const t = useWords();
  const { field, ref, error } = useBound("assignments");
  const rows = (field.value ?? []) as OpenAssignment[];
  const [only] = places;
  const blank: OpenAssignment = places.length === 1 && !mayGiveEverywhere ? { company_id: only?.id } : {};
  const change = (index: number, row: OpenAssignment) => field.onChange(rows.with(index, row));
  return (
    <Box role="group" aria-label={label}>
      {rows.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: "8px" }}>
          {t(isReadOnly ? "user_no_roles" : "user_roles_empty")}
        </Typography>
      )}
      {rows.map((row, index) =>
        isReadOnly ? (
          <LockedAssignment key={index} row={row} roles={roles} index={index} />
        ) : (
          <AssignmentRow
            key={index}
            row={row}
            index={index}
            roles={roles}
            places={places}
            mayGiveEverywhere={mayGiveEverywhere}
            hasError={error !== undefined}
            onChange={(changed) => change(index, changed)}
            onRemove={() => field.onChange(rows.toSpliced(index, 1))}
          />
        ),
      )}
      {!isReadOnly && (
        <Button
          ref={ref}
          variant="outlined"
          startIcon={<Icon name="plus" />}
          onClick={() => field.onChange([...rows, blank])}
        >
          {t("user_role_add")}
        </Button>
      )}
      {error && <FormHelperText error>{helpOrError(undefined, error)}</FormHelperText>}
    </Box>
  );
}
