// The legal framework: a hierarchy or list of documents, and a panel with what is known of one.
import Button from "@mui/material/Button";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { CoverageStrip } from "./coverage-strip.tsx";
import { LegalEditor } from "./legal-editor.tsx";
import { LegalFilterBar } from "./legal-filter-bar.tsx";
import { LegalList } from "./legal-list.tsx";
import { LegalProposals } from "./legal-proposals.tsx";
import { LegalReader } from "./legal-reader.tsx";

/** `?document=5` is read and, with `edit=1`, changed; `?document=new` begins one. */
export function LegalScreen() {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const openId = search.document;
  const newButton = may("legal.create") && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => change({ document: "new" })}>
      {t("legal_new")}
    </Button>
  );
  return (
    <Page isFilling isCovered={openId !== undefined} actions={newButton}>
      <ListAndPanel
        panelWidth={600}
        panelLabel={t("legal_panel")}
        list={
          <>
            <LegalProposals />
            <CoverageStrip />
            <LegalFilterBar />
            <LegalList openId={Number(openId) || null} newButton={newButton} />
          </>
        }
        panel={
          openId ? (
            <LegalPanel
              key={openId}
              id={openId === "new" ? null : Number(openId)}
              onOpen={(id) => change({ document: id, edit: 1 }, { isReplacing: true })}
              onClose={() => change({ document: null, edit: null })}
            />
          ) : null
        }
      />
    </Page>
  );
}

type LegalPanelProps = { id: number | null; onOpen: (id: number) => void; onClose: () => void };

function LegalPanel({ id, onOpen, onClose }: LegalPanelProps) {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const { data, error, isError, refetch } = useRecord(legalDocuments, id);
  if (id === null) return <LegalEditor document={null} onOpen={onOpen} onClose={onClose} onDeleted={onClose} />;
  if (data && search.edit && may("legal.update", data.company_id))
    return <LegalEditor document={data} onOpen={onOpen} onClose={() => change({ edit: null })} onDeleted={onClose} />;
  if (data) return <LegalReader document={data} onEdit={() => change({ edit: 1 })} onClose={onClose} />;
  return (
    <WaitingPanel
      title={isError ? "" : t("loading")}
      error={isError ? error : null}
      errorTitle={t("legal_missing")}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
