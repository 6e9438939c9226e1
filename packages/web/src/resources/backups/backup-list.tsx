// The latest backups, the newest first: a table, whose rows are cards on a phone.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { Backup, BackupOverview } from "@atalaya/contract/resources/backups.ts";
import { formatSize } from "../../uploads/file-size.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatInstant, formatNumber, unknown } from "../../ui/format.ts";
import { Panel } from "../../ui/panel.tsx";
import type { Column } from "../../ui/table/data-table-column.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { BackupNotes, BackupState, formatTook } from "./backup-parts.tsx";

/** What was said last is what is asked about; the others are there to compare. */
const shownFirst = 10;

export function BackupList({ overview }: { overview: BackupOverview | undefined }) {
  const t = useWords();
  const isPhone = useIsPhone();
  const [isWhole, setWhole] = useState(false);
  const all = overview?.data;
  const rows = isWhole ? all : all?.slice(0, shownFirst);
  const shown = { rows, place: overview?.plan.place ?? "" };
  if (rows?.length === 0)
    return (
      <Panel title={t("backups_list")}>
        <EmptyState title={t("backups_empty")} text={t("backups_empty_text")} />
      </Panel>
    );
  return (
    <Panel title={t("backups_list")}>
      {isPhone ? <Cards {...shown} /> : <Rows {...shown} />}
      {all && all.length > shownFirst && !isWhole && (
        <Box sx={{ padding: "6px 4px" }}>
          <Button onClick={() => setWhole(true)}>{t("backups_see_all", { count: all.length })}</Button>
        </Box>
      )}
    </Panel>
  );
}

type ListProps = { rows: readonly Backup[] | undefined; place: string };

function Rows({ rows, place }: ListProps) {
  const t = useWords();
  const columns = useColumns(place);
  return (
    <Box sx={{ "& tr > :first-of-type": { pl: "16px" }, "& tr > :last-child": { pr: "16px" } }}>
      <DataTable<Backup> label={t("backups_list")} columns={columns} rows={rows} isTwoLine />
    </Box>
  );
}

function Cards({ rows, place }: ListProps) {
  const t = useWords();
  if (!rows) return <Skeleton variant="rounded" height={200} sx={{ m: "0 16px 16px" }} />;
  return (
    <Box component="ul" aria-label={t("backups_list")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {rows.map((backup) => (
        <BackupCard key={backup.id} backup={backup} place={place} />
      ))}
    </Box>
  );
}

function useColumns(place: string): Column<Backup>[] {
  const t = useWords();
  const [language] = useLanguage();
  const number = (key: "row_count" | "file_count", title: string, from: number): Column<Backup> => ({
    key,
    title,
    align: "right",
    width: 72,
    from,
    render: (backup) => formatNumber(backup[key], language),
  });
  return [
    { key: "started_at", title: t("backups_when"), width: 150, render: (backup) => <When backup={backup} /> },
    {
      key: "state",
      title: t("backups_state"),
      render: (backup) => (
        <Box sx={{ py: "6px", minWidth: 160 }}>
          <BackupState backup={backup} />
          <BackupNotes backup={backup} place={place} />
        </Box>
      ),
    },
    {
      key: "bytes",
      title: t("backups_size"),
      align: "right",
      width: 80,
      render: ({ bytes }) => (bytes === null ? unknown : formatSize(bytes, language)),
    },
    number("row_count", t("backups_rows"), 520),
    number("file_count", t("backups_files"), 520),
    {
      key: "took",
      title: t("backups_took"),
      align: "right",
      width: 80,
      from: 600,
      render: (backup) => formatTook(backup, language),
    },
  ];
}

function When({ backup: { started_at, is_scheduled } }: { backup: Backup }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <>
      <time dateTime={started_at} className="tn">
        {formatInstant(started_at, language)}
      </time>
      <Typography variant="overline" component="span" color="textSecondary" sx={{ display: "block" }}>
        {t(is_scheduled ? "backups_automatic" : "backups_by_hand")}
      </Typography>
    </>
  );
}

/** All of a row, one below the other. */
function BackupCard({ backup, place }: { backup: Backup; place: string }) {
  const t = useWords();
  const [language] = useLanguage();
  const { bytes, row_count, file_count } = backup;
  const figures = row_count !== null && {
    rows: formatNumber(row_count, language),
    files: formatNumber(file_count, language),
  };
  return (
    <Box component="li" sx={{ padding: "8px 16px", borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", alignItems: "flex-start", justifyContent: "space-between", gap: "8px" }}>
        <Box sx={{ minWidth: 0 }}>
          <When backup={backup} />
        </Box>
        <BackupState backup={backup} />
      </Box>
      {bytes !== null && (
        <Typography variant="caption" component="p" color="textSecondary" className="tn" sx={{ m: "2px 0 0" }}>
          {[formatSize(bytes, language), figures && t("backups_figures", figures), formatTook(backup, language)]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      )}
      <BackupNotes backup={backup} place={place} />
    </Box>
  );
}
