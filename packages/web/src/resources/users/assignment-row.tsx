// One role in one place.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { LockedField } from "../../forms/locked-field.tsx";
import { PlaceChoice } from "../../forms/place-choice.tsx";
import type { SearchOption } from "../../forms/search-choice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { usePlaceName, type NamedRole } from "./use-users.ts";
import type { OpenAssignment } from "./user-draft.ts";

const rowStyle = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) auto",
  alignItems: "start",
  columnGap: "8px",
  "& .MuiFormHelperText-root": { minHeight: 8, margin: 0 },
  [phoneQuery]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    rowGap: "4px",
    mb: "12px",
    "& > div:first-of-type": { gridColumn: "1 / -1" },
  },
};

type AssignmentRowProps = {
  row: OpenAssignment;
  index: number;
  roles: readonly NamedRole[];
  places: readonly SearchOption[];
  mayGiveEverywhere: boolean;
  /** The list was refused: what is still open in this row is marked. */
  hasError: boolean;
  onChange: (row: OpenAssignment) => void;
  onRemove: () => void;
};

export function AssignmentRow(props: AssignmentRowProps) {
  const { row, index, roles, places, mayGiveEverywhere, hasError, onChange, onRemove } = props;
  const t = useWords();
  const remove = t("user_role_remove", { index: index + 1 });
  return (
    <Box sx={rowStyle}>
      <TextField
        id={`field-assignments-${index}-role`}
        select
        label={t("user_role")}
        required
        value={row.role_id ?? ""}
        error={hasError && row.role_id === undefined}
        onChange={(event) => onChange({ ...row, role_id: Number(event.target.value) })}
      >
        {roles.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <PlaceChoice
        id={`field-assignments-${index}-place`}
        label={t("user_place")}
        value={row.company_id}
        places={places}
        allLabel={mayGiveEverywhere ? t("account_everywhere") : undefined}
        error={hasError && row.company_id === undefined ? "" : undefined}
        onChange={(company_id) => onChange({ ...row, company_id })}
      />
      <Tooltip title={remove}>
        <IconButton aria-label={remove} onClick={onRemove} sx={{ mt: "20px" }}>
          <Icon name="trash-o" size={15} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

type LockedAssignmentProps = { row: OpenAssignment; roles: readonly NamedRole[]; index: number };

/** The same, where it may only be read. */
export function LockedAssignment({ row, roles, index }: LockedAssignmentProps) {
  const t = useWords();
  const placeName = usePlaceName();
  return (
    <Box sx={{ ...rowStyle, gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" }}>
      <LockedField
        id={`field-assignments-${index}-role`}
        label={t("user_role")}
        value={roles.find(({ id }) => id === row.role_id)?.name ?? ""}
      />
      <LockedField id={`field-assignments-${index}-place`} label={t("user_place")} value={placeName(row.company_id)} />
    </Box>
  );
}
