// What a role is called and what it is for, in both languages.
import Box from "@mui/material/Box";
import { roles } from "@atalaya/contract/resources/roles.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import { Row } from "../../forms/section.tsx";

const { Text } = fieldsOf(roles);

export const RoleNames = ({ isReadOnly }: { isReadOnly: boolean }) => (
  <Box sx={{ containerType: "inline-size" }}>
    <Row>
      <Text name="name_es" isReadOnly={isReadOnly} />
      <Text name="name_en" isReadOnly={isReadOnly} />
    </Row>
    <Row>
      <Text name="description_es" isReadOnly={isReadOnly} />
      <Text name="description_en" isReadOnly={isReadOnly} />
    </Row>
  </Box>
);
