// Who holds the role, as far as the caller sees people: each leads to the person, and a new one can be invited.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { Role } from "@atalaya/contract/resources/roles.ts";
import type { User } from "@atalaya/contract/resources/users.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { formatNumber, formatRelative } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import { size } from "../../ui/theme/theme-global.ts";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useHolders } from "./use-roles.ts";

const Link = createLink(MuiLink);
const LinkButton = createLink(Button);
const usersPath = "/ajustes/usuarios";

/** Beside the matrix, or below it where there is no room. */
export function RoleUsers({ role, isBeside }: { role: Role; isBeside: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const holders = useHolders(role.id);
  const people = holders.data?.data ?? [];
  const count = role.user_count ?? 0;
  return (
    <Box
      component="section"
      aria-label={t("role_users")}
      sx={{
        display: "flex",
        flexDirection: "column",
        minHeight: 0,
        bgcolor: "background.paper",
        ...(isBeside && { flex: "none", width: 288, borderLeft: 1, borderColor: "divider" }),
      }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: "8px",
          minHeight: 60,
          padding: "8px 8px 8px 16px",
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <Typography variant="h4" component="h2" sx={{ m: 0 }}>
          {t("role_users")}
        </Typography>
        {role.user_count !== null && <Tag label={formatNumber(count, language)} />}
        {may("users.create") && (
          <LinkButton
            variant="text"
            startIcon={<Icon name="user-plus" />}
            to={usersPath}
            search={{ user: "new", role_id: String(role.id) } as never}
            sx={{ ml: "auto" }}
          >
            {t("role_invite")}
          </LinkButton>
        )}
      </Box>
      <Box component="ul" sx={{ flex: 1, m: 0, p: 0, listStyle: "none", overflowY: "auto" }}>
        {people.map((user) => (
          <Holder key={user.id} user={user} role={role} />
        ))}
        {people.length === 0 && !holders.isLoading && (
          <Typography component="li" color="textSecondary" sx={{ padding: "16px" }}>
            {t(role.user_count === null ? "role_users_hidden" : "role_users_none")}
          </Typography>
        )}
      </Box>
      {count > 0 && (
        <Box sx={{ flex: "none", padding: "8px", minHeight: 52, borderTop: 1, borderColor: "divider" }}>
          <LinkButton variant="text" to={usersPath} search={{ role_id: String(role.id) } as never}>
            {count === 1 ? t("role_users_all_one") : t("role_users_all", { count: formatNumber(count, language) })}
          </LinkButton>
        </Box>
      )}
    </Box>
  );
}

const nameable = 2;

function Holder({ user, role }: { user: User; role: Role }) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const held = user.assignments.filter(({ role_id }) => role_id === role.id).map(({ company_id }) => company_id);
  const names = held.map((id) =>
    id === null ? t("account_everywhere") : places.find((place) => place.id === id)?.reason_social,
  );
  const where =
    names.length > nameable ? t("account_places", { count: names.length }) : names.filter(Boolean).join(", ");
  const login = user.last_login_at ? formatRelative(user.last_login_at, language) : null;
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: "12px",
        minHeight: size("row2"),
        padding: "6px 16px",
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <InitialsAvatar name={user.name} isFaint={user.state !== "active"} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          to={usersPath}
          search={{ user: String(user.id) } as never}
          underline="hover"
          color="textPrimary"
          noWrap
          className="whole-line"
          sx={{ display: "block", fontWeight: 600 }}
        >
          {user.name}
        </Link>
        <Typography variant="overline" component="p" color="textSecondary" noWrap sx={{ m: 0 }}>
          {[where, login].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      {user.state !== "active" && (
        <Tag label={t(`user_${user.state}`)} icon={user.state === "invited" ? "clock-o" : "ban"} />
      )}
    </Box>
  );
}
