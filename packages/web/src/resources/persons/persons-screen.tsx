// The people who can be called: a list, and a panel with what is known of one.
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import { persons } from "@atalaya/contract/resources/persons.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { PersonEditor } from "./person-editor.tsx";
import { PersonFilterBar } from "./person-filter-bar.tsx";
import { PersonList } from "./person-list.tsx";

/** `?person=5` opens one, `?person=new` begins one. */
export function PersonsScreen({ tabs }: { tabs: ReactNode }) {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const openId = search.person;
  const newButton = may("entities.create") && (
    <Button variant="contained" startIcon={<Icon name="user-plus" />} onClick={() => change({ person: "new" })}>
      {t("person_new")}
    </Button>
  );
  return (
    <Page isFilling isCovered={openId !== undefined} actions={newButton}>
      <ListAndPanel
        panelWidth={560}
        panelLabel={t("person_panel")}
        list={
          <>
            {tabs}
            <PersonFilterBar />
            <PersonList openId={Number(openId) || null} newButton={newButton} />
          </>
        }
        panel={
          openId ? (
            <PersonPanel
              key={openId}
              id={openId === "new" ? null : Number(openId)}
              onOpen={(id) => change({ person: id }, { isReplacing: true })}
              onClose={() => change({ person: null })}
            />
          ) : null
        }
      />
    </Page>
  );
}

type PersonPanelProps = { id: number | null; onOpen: (id: number) => void; onClose: () => void };

function PersonPanel({ id, onOpen, onClose }: PersonPanelProps) {
  const t = useWords();
  const { data, error, isError, refetch } = useRecord(persons, id);
  if (id === null || data) return <PersonEditor person={data ?? null} onOpen={onOpen} onClose={onClose} />;
  return (
    <WaitingPanel
      title={isError ? "" : t("loading")}
      error={isError ? error : null}
      errorTitle={t("person_missing")}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
