// Institutions of risk management: a tree, and a panel with what is known of one.
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { InstitutionEditor } from "./institution-editor.tsx";
import { InstitutionFilterBar } from "./institution-filter-bar.tsx";
import { InstitutionList } from "./institution-list.tsx";

/** `?institution=5` opens one, `?institution=new` begins one. */
export function InstitutionsScreen({ tabs }: { tabs: ReactNode }) {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const openId = search.institution;
  const newButton = may("entities.create") && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => change({ institution: "new" })}>
      {t("institution_new")}
    </Button>
  );
  return (
    <Page isFilling isCovered={openId !== undefined} actions={newButton}>
      <ListAndPanel
        panelWidth={560}
        panelLabel={t("institution_panel")}
        list={
          <>
            {tabs}
            <InstitutionFilterBar />
            <InstitutionList openId={Number(openId) || null} newButton={newButton} />
          </>
        }
        panel={
          openId ? (
            <InstitutionPanel
              key={openId}
              id={openId === "new" ? null : Number(openId)}
              onOpen={(id) => change({ institution: id }, { isReplacing: true })}
              onClose={() => change({ institution: null })}
            />
          ) : null
        }
      />
    </Page>
  );
}

type InstitutionPanelProps = { id: number | null; onOpen: (id: number) => void; onClose: () => void };

function InstitutionPanel({ id, onOpen, onClose }: InstitutionPanelProps) {
  const t = useWords();
  const { data, error, isError, refetch } = useRecord(institutions, id);
  if (id === null || data) return <InstitutionEditor institution={data ?? null} onOpen={onOpen} onClose={onClose} />;
  return (
    <WaitingPanel
      title={isError ? "" : t("loading")}
      error={isError ? error : null}
      errorTitle={t("institution_missing")}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
