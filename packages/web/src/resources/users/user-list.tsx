// The list of users: one line per person, and what to do when there is none.
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import type { User } from "@atalaya/contract/resources/users.ts";
import { useUrlState } from "../../api/url-state.ts";
import { PagedTable } from "../../screens/paged-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { useUserFilters, type useUserList } from "./queries.ts";
import { useUserColumns } from "./user-columns.tsx";

type UserListProps = { list: ReturnType<typeof useUserList>; openId: number | null; newButton: ReactNode };

export function UserList({ list, openId, newButton }: UserListProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const isPhone = useIsPhone();
  const room = isPhone ? "phone" : search.user ? "beside" : "wide";
  return (
    <PagedTable<User>
      label={t("user_list")}
      list={list}
      columns={useUserColumns(room)}
      isTwoLine
      defaultSort="name"
      failedTitle={t("users_load_failed")}
      activeId={openId}
      onOpen={({ id }) => change({ user: id })}
      empty={<NoUsers newButton={newButton} />}
    />
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
