// Legal documents as a hierarchy, or while something is searched, filtered or sorted as a list.
import type { ReactNode } from "react";
import { legalDocuments, type LegalDocumentSummary } from "@atalaya/contract/resources/legal-documents.ts";
import { opening, useUrlState } from "../../api/url-state.ts";
import { useRestore } from "../../api/use-resource.ts";
import { EmptyList } from "../../screens/empty-list.tsx";
import { useBulk } from "../../screens/bulk/use-bulk.tsx";
import { PagedTable } from "../../screens/paged-table.tsx";
import { TreeTable } from "../../screens/tree-table.tsx";
import { useTree } from "../../screens/use-tree.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { legalBulk } from "./legal-bulk.tsx";
import { useLegalColumns } from "./legal-columns.tsx";
import { citationOf, legalFilters, useLegalList, useLegalTree } from "./use-legal.ts";

type LegalListProps = { openId: number | null; newButton: ReactNode };

export function LegalList(props: LegalListProps) {
  const { search } = useUrlState();
  const isPhone = useIsPhone();
  const isWide = !isPhone && !search.document;
  return legalFilters.areIn(search) ? (
    <FlatList {...props} isWide={isWide} />
  ) : (
    <Hierarchy {...props} isWide={isWide} />
  );
}

const parentOf = ({ parent_document_id }: LegalDocumentSummary) => parent_document_id;

function Hierarchy({ openId, newButton, isWide }: LegalListProps & { isWide: boolean }) {
  const t = useWords();
  const { change } = useUrlState();
  const tree = useLegalTree();
  const rows = tree.data?.data;
  const { shown, branchOf } = useTree(rows, parentOf);
  const columns = useLegalColumns({ isWide, branchOf });
  return (
    <TreeTable<LegalDocumentSummary>
      label={t("legal_list")}
      tree={tree}
      shown={shown}
      branchOf={branchOf}
      chosen={useBulk(legalBulk, rows)}
      nameOf={(row) => citationOf(t, row)}
      columns={columns}
      isTwoLine
      failedTitle={t("legal_load_failed")}
      activeId={openId}
      onOpen={({ id }) => change(opening("document", id))}
      empty={<EmptyState title={t("legal_none_title")} text={t("legal_none_text")} actions={newButton} />}
    />
  );
}

function FlatList({ openId, isWide }: LegalListProps & { isWide: boolean }) {
  const t = useWords();
  const { search, change } = useUrlState();
  const isTrash = search.trash === "true";
  const restore = useRestore(legalDocuments, {
    message: (row) => t("record_restored", { title: citationOf(t, row) }),
  });
  const list = useLegalList();
  const columns = useLegalColumns({ isWide, onRestore: isTrash ? ({ id }) => restore.mutate(id) : undefined });
  return (
    <PagedTable<LegalDocumentSummary>
      label={t("legal_list")}
      list={list}
      chosen={useBulk(legalBulk, list.data?.data)}
      nameOf={(row) => citationOf(t, row)}
      columns={columns}
      isTwoLine
      defaultSort="-issued_on"
      failedTitle={t("legal_load_failed")}
      activeId={openId}
      onOpen={({ id }) => !isTrash && change(opening("document", id))}
      empty={<EmptyList filters={legalFilters} title={t("legal_none_title")} text={t("legal_none_text")} />}
    />
  );
}
