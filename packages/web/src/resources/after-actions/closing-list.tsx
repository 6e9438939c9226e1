// Emergencies that have ended: which have a sealed file, which a begun one, and which none.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { createLink, useNavigate } from "@tanstack/react-router";
import { fileDays, type AfterActionSummary } from "@atalaya/contract/resources/after-actions.ts";
import { linkTo } from "../../api/addresses.ts";
import { useUrlState } from "../../api/url-state.ts";
import { PagedTable } from "../../screens/paged-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterChip } from "../../ui/filter-chip.tsx";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import type { Column } from "../../ui/table/data-table-column.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { FileTag } from "./file-tag.tsx";
import { useFiles } from "./use-files.ts";

const LinkButton = createLink(Button);

export function ClosingList() {
  const t = useWords();
  const [language] = useLanguage();
  const navigate = useNavigate();
  const { search, change } = useUrlState();
  const list = useFiles();
  const columns: Column<AfterActionSummary>[] = [
    { key: "title", title: t("label.after_actions.event_id"), render: ({ title }) => title },
    {
      key: "company_name",
      title: t("label.records.company_id"),
      from: 520,
      render: ({ company_name }) => company_name,
    },
    {
      key: "ended_on",
      title: t("after_ended"),
      isSortable: true,
      width: 120,
      render: ({ ended_on }) => (ended_on ? formatDay(ended_on, language) : t("after_runs")),
    },
    { key: "state", title: t("after_state"), width: 150, render: ({ state }) => <FileTag state={state} /> },
  ];
  return (
    <Page
      isFilling
      title={t("after_files")}
      actions={
        <LinkButton variant="outlined" startIcon={<Icon name="file-text-o" />} {...linkTo("/informes")}>
          {t("after_running")}
        </LinkButton>
      }
    >
      {search.due && (
        <Box sx={{ p: "8px 20px" }}>
          <FilterChip label={t("after_due", { days: fileDays })} onRemove={() => change({ due: null, page: null })} />
        </Box>
      )}
      <PagedTable
        label={t("after_files")}
        list={list}
        columns={columns}
        defaultSort="-ended_on"
        failedTitle={t("after_failed")}
        empty={<EmptyState title={t("after_none_title")} text={t("after_none_text")} />}
        onOpen={({ id }) => void navigate(linkTo("/informes", { closing: true, event: id }))}
      />
    </Page>
  );
}
