// Search and state filter above the list of users. Both are held in the address.
import Box from "@mui/material/Box";
import { useUrlState } from "../../api/url-state.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { phoneQuery, size } from "../../ui/theme-global.ts";
import { useWords } from "../../ui/words.ts";

/** Shorter words are not searched: they cannot use the index. */
const leastSearch = 3;

type Shown = "all" | "true" | "false";

export function UserFilters() {
  const t = useWords();
  const { search, change } = useUrlState();
  const shown: Shown = search["is_active"] === "true" ? "true" : search["is_active"] === "false" ? "false" : "all";
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
          value={search["q"] ?? ""}
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
          { value: "true", label: t("users_active") },
          { value: "false", label: t("users_inactive") },
        ]}
        onChange={(value) => change({ is_active: value === "all" ? null : value, page: null })}
      />
    </Box>
  );
}
