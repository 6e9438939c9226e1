// The list of persons: one line each, and what to do when there is none.
import type { ReactNode } from "react";
import { persons, type PersonSummary } from "@atalaya/contract/resources/persons.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRestore } from "../../api/use-resource.ts";
import { EmptyList } from "../../screens/empty-list.tsx";
import { useBulk } from "../../screens/bulk/use-bulk.tsx";
import { PagedTable } from "../../screens/paged-table.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { personBulk } from "./person-bulk.tsx";
import { usePersonColumns } from "./person-columns.tsx";
import { fullName } from "./queries.ts";
import { personFilters, usePersonList } from "./use-persons.ts";

export function PersonList({ openId, newButton }: { openId: number | null; newButton: ReactNode }) {
  const t = useWords();
  const { search, change } = useUrlState();
  const isPhone = useIsPhone();
  const room = isPhone ? "phone" : search.person ? "beside" : "wide";
  const isTrash = search.trash === "true";
  const list = usePersonList();
  const restore = useRestore(persons, {
    message: (person) => t("record_restored", { title: fullName(person) }),
  });
  return (
    <PagedTable<PersonSummary>
      label={t("person_list")}
      list={list}
      chosen={useBulk(personBulk, list.data?.data)}
      nameOf={fullName}
      columns={usePersonColumns(room, isTrash ? ({ id }) => restore.mutate(id) : undefined)}
      isTwoLine
      defaultSort="last_name"
      failedTitle={t("person_load_failed")}
      activeId={openId}
      onOpen={({ id }) => !isTrash && change({ person: id })}
      empty={
        <EmptyList
          filters={personFilters}
          title={t("person_none_title")}
          text={t("person_none_text")}
          newButton={newButton}
        />
      }
    />
  );
}
