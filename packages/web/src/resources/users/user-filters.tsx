// Search, state and role above the list of users. All are held in the address.
import { useState } from "react";
import Box from "@mui/material/Box";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { userStates, type UserState } from "@atalaya/contract/resources/users.ts";
import { useUrlState } from "../../api/url-state.ts";
import { AddFilterChip, FilterChip } from "../../ui/filter-chip.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { phoneQuery, size } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { useRoles } from "./queries.ts";

/** Shorter words are not searched: they cannot use the index. */
const leastSearch = 3;

type Shown = "all" | UserState;

export function UserFilters() {
  const t = useWords();
  const { search, change } = useUrlState();
  const shown: Shown = userStates.find((state) => state === search.state) ?? "all";
  return (
    <Box
      role="search"
      sx={{
        display: "flex",
        flex: "none",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "8px",
        minHeight: 44,
        padding: "8px 20px",
        borderBottom: 1,
        borderColor: "divider",
        "& .MuiToggleButton-root": { height: size("bar") },
        [phoneQuery]: { padding: "8px 16px" },
      }}
    >
      <Box sx={{ width: 240, [phoneQuery]: { width: "100%" } }}>
        <SearchField
          value={search.q ?? ""}
          onChange={(q) =>
            (q === "" || q.trim().length >= leastSearch) && change({ q, page: null }, { isReplacing: true })
          }
          placeholder={t("user_search")}
          width="100%"
        />
      </Box>
      <Segmented<Shown>
        label={t("user_state")}
        value={shown}
        segments={[
          { value: "all", label: t("users_all") },
          { value: "active", label: t("users_active") },
          { value: "invited", label: t("users_invited") },
          { value: "inactive", label: t("users_inactive") },
        ]}
        onChange={(value) => change({ state: value === "all" ? null : value, page: null })}
      />
      <RoleFilter />
    </Box>
  );
}

/** Who holds one role. */
function RoleFilter() {
  const t = useWords();
  const { search, change } = useUrlState();
  const roles = useRoles();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = roles?.find(({ id }) => String(id) === search.role_id);
  const choose = (role_id: number | null) => {
    setAnchor(null);
    change({ role_id, page: null });
  };
  if (search.role_id)
    return <FilterChip label={t("users_role", { name: chosen?.name ?? "…" })} onRemove={() => choose(null)} />;
  return (
    <>
      <AddFilterChip label={t("users_role_add")} onClick={(event) => setAnchor(event.currentTarget)} />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {roles?.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => choose(id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
