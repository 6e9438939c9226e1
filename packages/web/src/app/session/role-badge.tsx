// The badge of the two visible roles: the same words and colours in both languages and schemes.
import { styled } from "@mui/material/styles";
import { useSession } from "../../api/session.ts";
import { hiddenEdge } from "../../ui/theme/theme-forced-colors.ts";

const Badge = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  height: 22,
  padding: "0 8px",
  border: hiddenEdge,
  borderRadius: 4,
  fontSize: "0.6875rem",
  fontWeight: 700,
  letterSpacing: "0.04em",
  whiteSpace: "nowrap",
  color: theme.vars.palette.roleBadge.text,
}));

/** SUPER ADMIN on blue, else ADMIN on green. */
export function RoleBadge() {
  const isSuperAdmin = useSession((state) => state.user?.is_super_admin === 1);
  return (
    <Badge sx={{ bgcolor: isSuperAdmin ? "roleBadge.super_admin" : "roleBadge.admin" }}>
      {isSuperAdmin ? "SUPER ADMIN" : "ADMIN"}
    </Badge>
  );
}
