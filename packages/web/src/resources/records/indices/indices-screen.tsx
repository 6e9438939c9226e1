// Composite indices of places: the ranking with its map, what happens when a weight moves, and frozen editions. In a chunk of its own.
import { useContext } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { compositeIndices, type CompositeIndex } from "@atalaya/contract/resources/records/composite-indices.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useRecord } from "../../../api/use-resource.ts";
import { ListAndPanel } from "../../../screens/list-and-panel.tsx";
import { WaitingPanel } from "../../../screens/waiting-panel.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page, TrailContext } from "../../../ui/page.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useWords } from "../../../ui/words.ts";
import { IndexActions } from "./index-actions.tsx";
import { IndexEditor } from "./form/index-editor.tsx";
import { IndexPicker } from "./index-picker.tsx";
import { IndexResult } from "./index-result.tsx";
import { useIndices, useMayDefineIndex } from "./use-indices.ts";

const newIndex = "new";

/** `?index=12`, `edition=2` as it was frozen, `ranked=5` the place whose calculation is open, `edit=new` or `edit=true` its form. */
export function IndicesScreen({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const trail = useContext(TrailContext);
  const { search, change } = useUrlState();
  const mayDefine = useMayDefineIndex();
  const { asked, all, index } = useIndices();
  const begin = mayDefine("create") ? () => change({ edit: newIndex }) : undefined;
  return (
    <TrailContext value={{ group: trail.title, title: t("indices_title") }}>
      <Page
        isFilling
        isCovered={search.edit !== undefined}
        actions={<IndexActions index={index} onBegin={begin} onClose={onClose} />}
      >
        <ListAndPanel
          panelLabel={t("index_panel")}
          panelWidth={560}
          list={
            <Box
              sx={{
                flex: 1,
                minHeight: 0,
                overflowY: "auto",
                bgcolor: "background.default",
                padding: "16px 20px",
                [phoneQuery]: { padding: "12px 16px" },
              }}
            >
              {asked.isError && !all ? (
                <ErrorState error={asked.error} title={t("indices_failed")} onRetry={() => void asked.refetch()} />
              ) : index ? (
                <Box sx={{ display: "grid", gap: "16px", gridTemplateColumns: "minmax(0, 1fr)" }}>
                  <IndexPicker all={all!} index={index} />
                  <IndexResult key={`${index.id} ${search.edition ?? ""}`} index={index} />
                </Box>
              ) : (
                all && (
                  <EmptyState
                    title={t("indices_none")}
                    text={t("indices_none_text")}
                    actions={
                      begin && (
                        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={begin}>
                          {t("index_new")}
                        </Button>
                      )
                    }
                  />
                )
              )}
            </Box>
          }
          panel={search.edit ? <OpenEditor index={search.edit === newIndex ? null : index} /> : null}
        />
      </Page>
    </TrailContext>
  );
}

/** `index`: null for a new one. */
function OpenEditor({ index }: { index: CompositeIndex | null }) {
  const { change } = useUrlState();
  // The list is as old as its last answer: a form begins with what is there.
  const { data, error, refetch } = useRecord(compositeIndices, index?.id);
  const close = () => change({ edit: null });
  if (index && !data) return <WaitingPanel error={error} onRetry={() => void refetch()} onClose={close} />;
  return (
    <IndexEditor
      key={index?.id ?? newIndex}
      index={index ? data! : null}
      onMade={(id) => change({ index: id, edition: null, ranked: null, edit: null })}
      onClose={close}
      onDeleted={() => change({ index: null, edition: null, ranked: null, edit: null })}
    />
  );
}
