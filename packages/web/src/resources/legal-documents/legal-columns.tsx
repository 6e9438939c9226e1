// The columns of legal documents: fewer beside an open panel and on a phone.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { legalColumns } from "@atalaya/contract/resources/legal-documents/columns.ts";
import type { LegalDocumentSummary } from "@atalaya/contract/resources/legal-documents.ts";
import { useChosenOf, useDeclaredColumns } from "../../screens/list-tools/declared-columns.tsx";
import { restoreColumn } from "../../screens/restore-column.tsx";
import { TreeToggle } from "../../screens/tree-toggle.tsx";
import type { Branch } from "../../ui/table/data-table.tsx";
import type { Column } from "../../ui/table/data-table-column.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { KindPicture, LegalStatusTag } from "./legal-marks.tsx";
import { citationOf } from "./use-legal.ts";

type Row = LegalDocumentSummary;

type ColumnOptions = {
  isWide: boolean;
  /** In the hierarchy documents are indented and can be opened. */
  branchOf?: ((row: Row) => Branch) | undefined;
  /** In the trash: a way back instead of the rest. */
  onRestore?: ((row: Row) => void) | undefined;
};

export function useLegalColumns({ isWide, branchOf, onRestore }: ColumnOptions): Column<Row>[] {
  const t = useWords();
  const document: Column<Row> = {
    key: "title_es",
    title: t("legal_document"),
    isSortable: true,
    width: "100%",
    render: (row) => <Document row={row} branch={branchOf?.(row)} isNarrow={!isWide} />,
  };
  const drawn: Record<string, Column<Row>> = {
    issuing_body: {
      key: "issuing_body",
      title: t("label.legal_documents.issuing_body"),
      from: 720,
      render: ({ issuing_body }) => (
        <Box sx={{ maxWidth: "min(260px, 20cqi)", overflow: "hidden", textOverflow: "ellipsis" }} title={issuing_body}>
          {issuing_body}
        </Box>
      ),
    },
    current_status: {
      key: "current_status",
      title: t("label.legal_documents.status"),
      render: (row) => (
        <Box sx={{ display: "flex", gap: "6px" }}>
          <LegalStatusTag status={row.current_status} />
          {row.is_review_overdue && <Tag label={t("legal_review_overdue")} icon="clock-o" status="warning" />}
        </Box>
      ),
    },
  };
  const chosen = useDeclaredColumns<Row>(legalColumns, useChosenOf(legalColumns), drawn);
  if (onRestore) return [document, restoreColumn(t, onRestore)];
  return isWide ? [document, ...chosen] : [document];
}

type DocumentProps = { row: Row; branch: Branch | undefined; isNarrow: boolean };

const indent = { wide: 24, narrow: 14 };

function Document({ row, branch, isNarrow }: DocumentProps) {
  const t = useWords();
  const [language] = useLanguage();
  const title = pick(language, row.title_es, row.title_en);
  const isOver = row.current_status === "repealed" || row.current_status === "annulled";
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: "10px", width: 0, minWidth: "max(100%, 180px)" }}
      style={{ paddingLeft: branch ? (branch.level - 1) * indent[isNarrow ? "narrow" : "wide"] : 0 }}
    >
      {branch && <TreeToggle branch={branch} name={citationOf(t, row)} />}
      <KindPicture kind={row.kind} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography
          variant="subtitle2"
          component="span"
          noWrap
          sx={{ display: "block", ...(isOver && { textDecoration: "line-through", color: "text.secondary" }) }}
        >
          {citationOf(t, row)}
        </Typography>
        <Typography
          variant="overline"
          component="span"
          color="textDisabled"
          noWrap
          title={title}
          sx={{ display: "block" }}
        >
          {title}
        </Typography>
      </Box>
      {isOver && isNarrow && (
        <Box component="span" role="img" aria-label={t(`legal_status.${row.current_status}`)}>
          <Icon name="ban" color="var(--mui-palette-error-main)" />
        </Box>
      )}
    </Box>
  );
}
