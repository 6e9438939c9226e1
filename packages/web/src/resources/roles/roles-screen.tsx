// Roles and permissions: the roles, what the open one grants, and who holds it.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useMayEverywhere } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { narrowQuery, Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { RoleEditor } from "./role-editor.tsx";
import { RoleList } from "./role-list.tsx";
import { useRoleList } from "./use-roles.ts";

const listWidth = 204;

/** `?role=3` opens one, `?role=new` begins one, `?role=new&from=3` begins with what another one grants. */
export function RolesScreen() {
  const t = useWords();
  const { search, change } = useUrlState();
  const mayEverywhere = useMayEverywhere();
  const list = useRoleList();
  const [isPreviewing, setPreviewing] = useState(false);
  const roles = list.data?.data;
  const asked = search.role;
  const open = roles?.find(({ id }) => String(id) === asked) ?? null;
  const from = roles?.find(({ id }) => String(id) === search.from);
  const mayCreate = mayEverywhere("roles.create");
  const openRole = (id: number | null) => change({ role: id, from: null });
  const actions = (
    <>
      {asked && (open || asked === "new") && (
        <Button variant="outlined" startIcon={<Icon name="eye" />} onClick={() => setPreviewing(true)}>
          {t("role_preview")}
        </Button>
      )}
      {open && mayCreate && (
        <Button
          variant="outlined"
          startIcon={<Icon name="clone" />}
          onClick={() => change({ role: "new", from: open.id })}
        >
          {t("role_duplicate")}
        </Button>
      )}
      {mayCreate && (
        <Button
          variant="contained"
          startIcon={<Icon name="plus" />}
          onClick={() => change({ role: "new", from: null })}
        >
          {t("role_new")}
        </Button>
      )}
    </>
  );
  const panel = () => {
    if (!asked || !roles) return null;
    if (!open && asked !== "new") return <EmptyState title={t("role_missing")} />;
    return (
      <RoleEditor
        key={`${asked}/${from?.id ?? ""}`}
        role={open}
        from={from}
        isPreviewing={isPreviewing}
        onPreview={setPreviewing}
        onOpen={openRole}
      />
    );
  };
  if (list.isError && !roles)
    return (
      <Page>
        <ErrorState error={list.error} title={t("roles_load_failed")} onRetry={() => void list.refetch()} />
      </Page>
    );
  return (
    <Page isFilling isCovered={asked !== undefined} actions={actions}>
      <ListAndPanel
        panelLabel={t("role_panel")}
        listWidth={listWidth}
        list={roles ? <RoleList roles={roles} openId={open?.id ?? null} onOpen={openRole} /> : <Skeletons />}
        panel={panel()}
        placeholder={
          <Box sx={{ [narrowQuery]: { display: "none" } }}>
            <EmptyState title={t("role_choose_title")} text={t("role_choose_text")} />
          </Box>
        }
      />
    </Page>
  );
}

const Skeletons = () => (
  <Box aria-hidden sx={{ display: "grid", gap: "8px", padding: "40px 16px" }}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={28} />
    ))}
  </Box>
);
