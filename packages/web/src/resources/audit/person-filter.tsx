// Whose changes are shown: found by name or e-mail, where the caller may see people.
import { useState } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { AuditEntry } from "@atalaya/contract/resources/audit.ts";
import { users } from "@atalaya/contract/resources/users.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useList, useRecord } from "../../api/use-resource.ts";
import { useChoiceManners, useSteady } from "../../forms/choices/choice-manners.ts";
import { useWords } from "../../ui/words.ts";

const leastSearch = 3;

/** Names of people by id: from what is shown, else asked for. */
export function usePersonName(entries: readonly AuditEntry[]): (id: number) => string {
  const t = useWords();
  const may = useMay();
  const { search } = useUrlState();
  const id = Number(search.actor_id) || null;
  const shown = entries.find((entry) => entry.actor_id === id)?.actor;
  const found = useRecord(users, id, { isEnabled: !shown && may("users.index") });
  return (asked) => (asked === id && (shown ?? found.data?.name)) || t("audit_record", { id: asked });
}

export function PersonFilter({ name }: { name: string | null }) {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const manners = useChoiceManners();
  const [typed, setTyped] = useState("");
  const q = typed.trim().length >= leastSearch && typed !== name ? typed : undefined;
  const list = useList(users, { q, per_page: 20 }, { isEnabled: may("users.index") });
  const id = Number(search.actor_id) || null;
  const chosen = useSteady(id === null ? null : { id, label: name ?? "" });
  const people = list.data?.data.map((user) => ({ id: user.id, label: user.name })) ?? [];
  if (!may("users.index")) return null;
  return (
    <Autocomplete
      {...manners}
      id="audit-person"
      options={people}
      filterOptions={(all) => all}
      value={chosen}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.id}
      loading={list.isFetching}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, person) => change({ actor_id: person?.id ?? null })}
      renderInput={(params) => <TextField {...params} label={t("audit_person")} placeholder={t("user_search")} />}
    />
  );
}
