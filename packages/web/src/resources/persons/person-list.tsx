// The list of persons: one line each, and what to do when there is none.
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import { persons, type PersonSummary } from "@atalaya/contract/resources/persons.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRestore } from "../../api/use-resource.ts";
import { PagedTable } from "../../screens/paged-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { usePersonColumns } from "./person-columns.tsx";
import { fullName } from "./queries.ts";
import { personFilters, usePersonList } from "./use-persons.ts";

export function PersonList({ openId, newButton }: { openId: number | null; newButton: ReactNode }) {
  const t = useWords();
  const { search, change } = useUrlState();
  const isPhone = useIsPhone();
  const room = isPhone ? "phone" : search["person"] ? "beside" : "wide";
  const isTrash = search["trash"] === "true";
  const restore = useRestore<PersonSummary>(persons, {
    message: (person) => t("record_restored", { title: fullName(person) }),
  });
  return (
    <PagedTable<PersonSummary>
      label={t("person_list")}
      list={usePersonList()}
      columns={usePersonColumns(room, isTrash ? ({ id }) => restore.mutate(id) : undefined)}
      isTwoLine
      defaultSort="last_name"
      failedTitle={t("person_load_failed")}
      activeId={openId}
      onOpen={({ id }) => !isTrash && change({ person: id })}
      empty={<NoPersons isTrash={isTrash} newButton={newButton} />}
    />
  );
}

function NoPersons({ isTrash, newButton }: { isTrash: boolean; newButton: ReactNode }) {
  const t = useWords();
  const { search, change } = useUrlState();
  if (isTrash) return <EmptyState title={t("record_trash_empty")} text={t("record_trash_text")} />;
  if (!personFilters.areIn(search))
    return <EmptyState title={t("person_none_title")} text={t("person_none_text")} actions={newButton} />;
  return (
    <EmptyState
      title={t("record_none_match_title")}
      text={t("record_none_match_text")}
      actions={
        <Button variant="outlined" onClick={() => change(personFilters.none)}>
          {t("filters_clear")}
        </Button>
      }
    />
  );
}
