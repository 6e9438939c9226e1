// Terms (R-209, V22): every edition of each kind, the current one marked, and the open one with both languages side by side.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { terms } from "@atalaya/contract/resources/terms.ts";
import { useMayEverywhere } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAll, useRecord } from "../../api/use-resource.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { PublicLink } from "../../screens/public-link.tsx";
import { WaitingPanel } from "../../screens/waiting-panel.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { narrowQuery, Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { PublishedTerms } from "./published-terms.tsx";
import { TermsEditor } from "./terms-editor.tsx";
import { TermsList } from "./terms-list.tsx";

const listWidth = 340;

/** `?text=5` opens one, `?text=new` begins one, `?text=new&from=5` with the text of another edition. */
export function TermsScreen() {
  const t = useWords();
  const { search, change } = useUrlState();
  const mayEverywhere = useMayEverywhere();
  const list = useAll(terms, {}, { leavesOnDenied: true });
  const openId = search.text;
  const newButton = mayEverywhere("terms.create") && (
    <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => change({ text: "new", from: null })}>
      {t("terms_new")}
    </Button>
  );
  if (list.isError && !list.data)
    return (
      <Page>
        <ErrorState error={list.error} title={t("text_load_failed")} onRetry={() => void list.refetch()} />
      </Page>
    );
  return (
    <Page
      isFilling
      isCovered={openId !== undefined}
      actions={
        <>
          <PublicLink path="/public/terms" />
          {newButton}
        </>
      }
    >
      <ListAndPanel
        panelLabel={t("terms_panel")}
        listWidth={listWidth}
        list={
          list.data?.data.length === 0 ? (
            <EmptyState title={t("terms_none_title")} text={t("terms_none")} actions={newButton} />
          ) : (
            <TermsList editions={list.data?.data} openId={Number(openId) || null} />
          )
        }
        panel={
          openId ? (
            <TermsPanel
              key={`${openId}/${search.from ?? ""}`}
              id={openId === "new" ? Number(search.from) || null : Number(openId)}
              isNew={openId === "new"}
            />
          ) : null
        }
        placeholder={
          <Box sx={{ [narrowQuery]: { display: "none" } }}>
            <EmptyState title={t("terms_choose_title")} text={t("terms_choose_text")} />
          </Box>
        }
      />
    </Page>
  );
}

/** `id` is the open edition, or of a new one that whose text it begins with. */
function TermsPanel({ id, isNew }: { id: number | null; isNew: boolean }) {
  const t = useWords();
  const { change } = useUrlState();
  const { data, error, isError, refetch } = useRecord(terms, id);
  const close = () => change({ text: null, from: null });
  const open = (opened: number) => change({ text: opened, from: null }, { isReplacing: true });
  if (id !== null && !data)
    return (
      <WaitingPanel
        title={isError ? "" : t("loading")}
        error={isError ? error : null}
        errorTitle={t("terms_missing")}
        onRetry={() => void refetch()}
        onClose={close}
      />
    );
  if (isNew || !data) return <TermsEditor edition={null} from={data ?? null} onOpen={open} onClose={close} />;
  if (data.status === "draft") return <TermsEditor edition={data} from={null} onOpen={open} onClose={close} />;
  return <PublishedTerms edition={data} onClose={close} onRevise={() => change({ text: "new", from: data.id })} />;
}
