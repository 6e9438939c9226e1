// The fields of a person: who it is, and what the person may do.
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import { users } from "@atalaya/contract/resources/users.ts";
import { languages } from "@atalaya/contract/text.ts";
import { pageConfig } from "../../api/page-config.ts";
import { useMay, useMayEverywhere } from "../../api/may.ts";
import { useSession } from "../../api/session.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { CheckInput } from "../../forms/fields.tsx";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import { Row, Section } from "../../forms/section.tsx";
import { useWords } from "../../ui/words.ts";
import { AssignmentsField } from "./assignments-field.tsx";
import { PasswordField } from "./password-field.tsx";
import type { NamedRole } from "./queries.ts";

const { Text, Choice, Check } = fieldsOf(users);

type UserFieldsProps = {
  roles: readonly NamedRole[];
  /** Where the caller holds it, roles can be given. */
  permission: "users.create" | "users.update";
  isReadOnly: boolean;
  areRolesLocked: boolean;
};

export function UserFields({ roles, permission, isReadOnly, areRolesLocked }: UserFieldsProps) {
  const t = useWords();
  const labelOf = useLabelOf(users);
  const may = useMay();
  const mayEverywhere = useMayEverywhere();
  const isSuperAdmin = useSession((state) => state.user?.is_super_admin === 1);
  const places = usePlaceOptions((id) => may(permission, id));
  const isNew = permission === "users.create";
  return (
    <>
      <Section title={t("user_identity")}>
        <Text name="name" isReadOnly={isReadOnly} />
        <Text name="email" type="email" isReadOnly={isReadOnly} />
        <Row>
          <Choice
            name="locale"
            isReadOnly={isReadOnly}
            options={languages.map((value) => ({ value, label: pageConfig().locales[value] }))}
          />
          {!isReadOnly && <PasswordField isNew={isNew} />}
        </Row>
      </Section>
      <Section title={t("user_access")}>
        <AssignmentsField
          roles={roles}
          places={places}
          mayGiveEverywhere={mayEverywhere(permission)}
          isReadOnly={areRolesLocked}
        />
        {isSuperAdmin && (
          <Box sx={{ mt: "8px" }}>
            <CheckInput
              name="is_super_admin"
              label={labelOf("is_super_admin")}
              on={1}
              off={0}
              isReadOnly={areRolesLocked}
            />
            <FormHelperText sx={{ "&&": { mt: 0 } }}>{t("user_super_help")}</FormHelperText>
          </Box>
        )}
        {isNew && <Check name="is_active" />}
      </Section>
    </>
  );
}
