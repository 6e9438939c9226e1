// Institutions as an indented tree, or while something is searched, filtered or sorted as a list.
import { useMemo, type ReactNode } from "react";
import type { Language } from "@atalaya/contract/text.ts";
import { institutions, type InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRestore } from "../../api/use-resource.ts";
import { EmptyList } from "../../screens/empty-list.tsx";
import { useBulk } from "../../screens/bulk/use-bulk.tsx";
import { PagedTable } from "../../screens/paged-table.tsx";
import { TreeTable } from "../../screens/tree-table.tsx";
import { useTree } from "../../screens/use-tree.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { institutionBulk } from "./institution-bulk.tsx";
import { useInstitutionColumns, type Room } from "./institution-columns.tsx";
import { institutionFilters, useInstitutionList, useInstitutionTree } from "./use-institutions.ts";

type InstitutionListProps = { openId: number | null; newButton: ReactNode };

export function InstitutionList(props: InstitutionListProps) {
  const { search } = useUrlState();
  const isPhone = useIsPhone();
  const room: Room = isPhone ? "phone" : search.institution ? "beside" : "wide";
  return institutionFilters.areIn(search) ? <FlatList {...props} room={room} /> : <TreeList {...props} room={room} />;
}

const parentOf = ({ parent_institution_id }: InstitutionSummary) => parent_institution_id;

const nameIn =
  (language: Language) =>
  ({ name_es, name_en }: InstitutionSummary) =>
    pick(language, name_es, name_en);

type InRoom = InstitutionListProps & { room: Room };

function TreeList({ openId, newButton, room }: InRoom) {
  const t = useWords();
  const { change } = useUrlState();
  const [language] = useLanguage();
  const tree = useInstitutionTree();
  const rows = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    const nameOf = nameIn(language);
    return tree.data?.data.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  }, [tree.data, language]);
  const { shown, branchOf } = useTree(rows, parentOf);
  const columns = useInstitutionColumns({ room, branchOf });
  return (
    <TreeTable<InstitutionSummary>
      label={t("institution_list")}
      tree={tree}
      shown={shown}
      branchOf={branchOf}
      chosen={useBulk(institutionBulk, rows)}
      nameOf={nameIn(language)}
      columns={columns}
      isTwoLine
      failedTitle={t("institution_load_failed")}
      activeId={openId}
      onOpen={({ id }) => change({ institution: id })}
      empty={<EmptyState title={t("institution_none_title")} text={t("institution_none_text")} actions={newButton} />}
    />
  );
}

function FlatList({ openId, room }: InRoom) {
  const t = useWords();
  const { search, change } = useUrlState();
  const [language] = useLanguage();
  const list = useInstitutionList();
  const isTrash = search.trash === "true";
  const restore = useRestore(institutions, {
    message: ({ name_es }) => t("record_restored", { title: name_es }),
  });
  const columns = useInstitutionColumns({ room, onRestore: isTrash ? ({ id }) => restore.mutate(id) : undefined });
  return (
    <PagedTable<InstitutionSummary>
      label={t("institution_list")}
      list={list}
      chosen={useBulk(institutionBulk, list.data?.data)}
      nameOf={nameIn(language)}
      columns={columns}
      isTwoLine
      defaultSort="name_es"
      failedTitle={t("institution_load_failed")}
      activeId={openId}
      onOpen={({ id }) => !isTrash && change({ institution: id })}
      empty={
        <EmptyList filters={institutionFilters} title={t("institution_none_title")} text={t("institution_none_text")} />
      }
    />
  );
}
