// The list of users: one line per person, and what to do when there is none.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { User } from "@atalaya/contract/resources/users.ts";
import { useUrlState } from "../../api/url-state.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Pager } from "../../ui/pager.tsx";
import { phoneQuery } from "../../ui/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { useUserFilters, type useUserList } from "./use-users.ts";
import { useUserColumns } from "./user-columns.tsx";

type UserListProps = { list: ReturnType<typeof useUserList>; openId: number | null; newButton: ReactNode };

export function UserList({ list, openId, newButton }: UserListProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const isPhone = useMediaQuery(phoneQuery.replace("@media ", ""));
  const room = isPhone ? "phone" : search["user"] ? "beside" : "wide";
  const columns = useUserColumns(room);
  const rows = list.data?.data;
  if (list.isError && !rows)
    return <ErrorState error={list.error} title={t("users_load_failed")} onRetry={() => void list.refetch()} />;
  if (rows?.length === 0) return <NoUsers newButton={newButton} />;
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataTable<User>
          label={t("user_list")}
          columns={columns}
          rows={rows}
          isTwoLine
          isStale={list.isPlaceholderData}
          sort={search["sort"] ?? "name"}
          onSort={(sort) => change({ sort, page: null })}
          activeId={openId}
          onOpen={({ id }) => change({ user: id })}
        />
      </Box>
      <Box
        sx={{
          display: "flex",
          flex: "none",
          alignItems: "center",
          justifyContent: "flex-end",
          minHeight: 52,
          px: "20px",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <Pager meta={list.data?.meta} onTurn={(page) => change({ page })} />
      </Box>
    </>
  );
}

function NoUsers({ newButton }: { newButton: ReactNode }) {
  const t = useWords();
  const { isFiltered, clear } = useUserFilters();
  if (!isFiltered) return <EmptyState title={t("users_none_title")} text={t("users_none_text")} actions={newButton} />;
  return (
    <EmptyState
      title={t("users_none_match_title")}
      text={t("users_none_match_text")}
      actions={
        <Button variant="outlined" onClick={clear}>
          {t("users_clear")}
        </Button>
      }
    />
  );
}
