// The audit log: who changed what, when, and from what to what.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { AuditEntry } from "@atalaya/contract/resources/audit.ts";
import { useUrlState } from "../../api/url-state.ts";
import { ListAndPanel } from "../../screens/list-and-panel.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Page } from "../../ui/page.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useAuditColumns } from "./audit-columns.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { EntryPanel } from "./entry-panel.tsx";
import { hasFilters, noFilters, useAuditList } from "./use-audit.ts";

/** `?entry=812` opens one change; the filters are in the address too. */
export function AuditScreen() {
  const t = useWords();
  const { search, change } = useUrlState();
  const list = useAuditList();
  const entries = list.data?.pages.flatMap(({ data }) => data);
  const openId = Number(search["entry"]) || null;
  return (
    <Page isFilling isCovered={openId !== null}>
      <ListAndPanel
        panelLabel={t("audit_panel")}
        list={
          <>
            <AuditFilters entries={entries ?? []} />
            {list.isError && !entries ? (
              <ErrorState error={list.error} title={t("audit_load_failed")} onRetry={() => void list.refetch()} />
            ) : (
              <Entries list={list} entries={entries} openId={openId} />
            )}
          </>
        }
        panel={
          openId === null ? null : (
            <EntryPanel
              key={openId}
              id={openId}
              listed={entries?.find(({ id }) => id === openId)}
              onClose={() => change({ entry: null })}
            />
          )
        }
      />
    </Page>
  );
}

type EntriesProps = {
  list: ReturnType<typeof useAuditList>;
  entries: AuditEntry[] | undefined;
  openId: number | null;
};

function Entries({ list, entries, openId }: EntriesProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const isPhone = useIsPhone();
  const columns = useAuditColumns(isPhone ? "phone" : openId === null ? "wide" : "beside");
  if (entries?.length === 0)
    return (
      <EmptyState
        title={t("audit_none_title")}
        text={t("audit_none_text")}
        actions={
          hasFilters(search) && (
            <Button variant="outlined" onClick={() => change(noFilters)}>
              {t("filters_clear")}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataTable<AuditEntry>
          label={t("audit_list")}
          columns={columns}
          rows={entries}
          isTwoLine
          isStale={list.isPlaceholderData}
          activeId={openId}
          onOpen={({ id }) => change({ entry: id })}
        />
      </Box>
      <Box
        sx={{
          flex: "none",
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "12px",
          minHeight: 52,
          px: "20px",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <Typography variant="caption" component="p" color="textSecondary" role="status" sx={{ m: 0 }}>
          {entries && t("audit_shown", { count: formatNumber(entries.length, language) })}
          {entries && !list.hasNextPage && ` · ${t("audit_end")}`}
        </Typography>
        {list.hasNextPage && (
          <Button variant="outlined" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t("audit_more")}
          </Button>
        )}
      </Box>
    </>
  );
}
