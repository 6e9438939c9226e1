// Who may sign in, with which roles, in which places: a list, and a panel with the person's data.
import Button from "@mui/material/Button";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { useUserList } from "./queries.ts";
import { UserFilters } from "./user-filters.tsx";
import { UserList } from "./user-list.tsx";
import { UserPanel } from "./user-panel.tsx";

/** `?user=5` opens one, `?user=new` begins one. */
export function UsersScreen() {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const list = useUserList();
  const openId = search.user;
  const newButton = may("users.create") && (
    <Button variant="contained" startIcon={<Icon name="user-plus" />} onClick={() => change({ user: "new" })}>
      {t("user_new")}
    </Button>
  );
  return (
    <Page isFilling isCovered={openId !== undefined} actions={newButton}>
      <ListAndPanel
        panelLabel={t("user_panel")}
        list={
          <>
            <UserFilters />
            <UserList list={list} openId={Number(openId) || null} newButton={newButton} />
          </>
        }
        panel={
          openId ? (
            <UserPanel
              key={openId}
              id={openId === "new" ? null : Number(openId)}
              listed={list.data?.data.find(({ id }) => String(id) === openId)}
              onOpen={(id) => change({ user: id }, { isReplacing: true })}
              onClose={() => change({ user: null })}
            />
          ) : null
        }
      />
    </Page>
  );
}
