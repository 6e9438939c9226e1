// The catalogue of a domain's variables: list, editor, and a preview of what is being defined.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import { orderStep } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../api/url-state.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { GroupDialog } from "./catalogue/group-dialog.tsx";
import { useGroups } from "./catalogue/use-groups.ts";
import { useCatalogue, useMayDefine } from "./use-variables.ts";
import { VariableList } from "./catalogue/variable-list.tsx";
import { VariablePanel } from "./editor/variable-panel.tsx";

const listWidth = 252;

/** `?variable=12` opens one, `?variable=new` begins one. */
export function VariablesScreen({ domain }: { domain: Domain }) {
  const t = useWords();
  const { search, change } = useUrlState();
  const openId = search["variable"];
  const catalogue = useCatalogue(domain, search["q"] ?? "");
  const mayDefine = useMayDefine(domain);
  const isEmpty = catalogue.variables !== undefined && catalogue.total === 0;
  const groups = useGroups(domain);
  const [editing, setEditing] = useState<VariableGroup | "new" | null>(null);
  const newGroup = mayDefine("create") && (
    <Button variant="outlined" startIcon={<Icon name="folder-o" />} onClick={() => setEditing("new")}>
      {t("group_new")}
    </Button>
  );
  const newButton = mayDefine("create") && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => change({ variable: "new" })}>
      {t("variable_new")}
    </Button>
  );
  if (isEmpty && !openId)
    return (
      <Page isFilling>
        <Box sx={{ flex: 1, bgcolor: "background.paper" }}>
          <EmptyState title={t("variable_none_title")} text={t("variable_none")} actions={newButton} />
        </Box>
      </Page>
    );
  return (
    <Page
      isFilling
      isCovered={openId !== undefined}
      actions={
        <>
          {newGroup}
          {newButton}
        </>
      }
    >
      <ListAndPanel
        listWidth={listWidth}
        panelLabel={t("label.records.variable_id")}
        list={
          <VariableList
            domain={domain}
            catalogue={catalogue}
            groups={groups}
            openId={openId}
            onEditGroup={setEditing}
          />
        }
        panel={
          openId ? (
            <VariablePanel
              key={openId}
              domain={domain}
              groups={groups}
              id={openId === "new" ? null : Number(openId)}
              listed={catalogue.variables?.find(({ id }) => String(id) === openId)}
              onOpen={(id) => change({ variable: id }, { isReplacing: true })}
              onClose={() => change({ variable: null })}
            />
          ) : null
        }
        placeholder={<EmptyState title={t("variable_choose_title")} text={t("variable_choose_text")} />}
      />
      {editing && (
        <GroupDialog
          domain={domain}
          group={editing === "new" ? null : editing}
          sort_order={Math.max(0, ...groups.map(({ sort_order }) => sort_order)) + orderStep}
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
  );
}
