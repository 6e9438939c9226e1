// The columns of the list of users, fewer of them where there is less room.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { User } from "@atalaya/contract/resources/users.ts";
import { pageConfig } from "../../api/page-config.ts";
import type { Column } from "../../ui/table/data-table-column.ts";
import { formatInstant, formatRelative } from "../../ui/format.ts";
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import { truncate } from "../../ui/truncate.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { usePlaceName, useRoles } from "./queries.ts";
import { UserState } from "./user-state.tsx";

/** Nothing beside the list, a panel beside it, or a phone. */
export type Room = "wide" | "beside" | "phone";

export function useUserColumns(room: Room): Column<User>[] {
  const t = useWords();
  const name: Column<User> = {
    key: "name",
    title: t("label.users.name"),
    isSortable: true,
    render: (user) => <Person user={user} />,
  };
  const roles: Column<User> = {
    key: "assignments",
    title: t("label.users.assignments"),
    render: (user) => <RolesAndPlaces user={user} />,
  };
  const locale: Column<User> = {
    key: "locale",
    title: t("label.users.locale"),
    width: 110,
    render: (user) => pageConfig().locales[user.locale],
  };
  const login: Column<User> = {
    key: "last_login_at",
    title: t("user_last_login"),
    isSortable: true,
    width: 150,
    render: (user) => <LastLogin at={user.last_login_at} />,
  };
  const state = (isDense: boolean): Column<User> => ({
    key: "is_active",
    title: t("user_state"),
    isTitleHidden: isDense,
    width: isDense ? 40 : 110,
    render: ({ state: of }) => <UserState state={of} isDense={isDense} />,
  });
  if (room === "phone") return [name, state(true)];
  if (room === "beside") return [name, roles, state(true)];
  return [name, roles, locale, login, state(false)];
}

function Person({ user }: { user: User }) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: "12px", minWidth: 0 }}>
      <InitialsAvatar name={user.name} isFaint={user.state !== "active"} />
      <TwoLines first={user.name} second={user.email} isStrong />
    </Box>
  );
}

const longest = 40;

function TwoLines({ first, second, isStrong = false }: { first: string; second?: string; isStrong?: boolean }) {
  return (
    <Tooltip title={[first, second ?? ""].some((text) => text.length > longest) ? `${first} · ${second}` : ""}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant={isStrong ? "subtitle2" : "body2"} component="span" noWrap sx={{ display: "block" }}>
          {truncate(first, longest)}
        </Typography>
        {second && (
          <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
            {truncate(second, longest)}
          </Typography>
        )}
      </Box>
    </Tooltip>
  );
}

function RolesAndPlaces({ user: { assignments, is_super_admin } }: { user: User }) {
  const t = useWords();
  const roles = useRoles();
  const placeName = usePlaceName();
  if (is_super_admin === 1 && assignments.length === 0)
    return <TwoLines first={t("label.users.is_super_admin")} second={t("account_everywhere")} />;
  if (assignments.length === 0)
    return (
      <Box component="span" sx={{ color: "text.disabled" }}>
        {t("user_no_roles")}
      </Box>
    );
  const named = assignments.map(({ role_id }) => roles?.find(({ id }) => id === role_id)?.name ?? "…");
  const places = assignments.map(({ company_id }) => placeName(company_id));
  return <TwoLines first={[...new Set(named)].join(", ")} second={[...new Set(places)].join(", ")} />;
}

function LastLogin({ at }: { at: string | null }) {
  const t = useWords();
  const [language] = useLanguage();
  if (!at)
    return (
      <Box component="span" sx={{ color: "text.disabled" }}>
        {t("user_never")}
      </Box>
    );
  return (
    <Tooltip title={formatInstant(at, language)}>
      <time dateTime={at}>{formatRelative(at, language)}</time>
    </Tooltip>
  );
}
