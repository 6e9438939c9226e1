// The events of the file: which kind of disaster each is here.
import { useState } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useChoiceManners } from "../../../forms/choices/choice-manners.ts";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { useVariables } from "../use-records.ts";
import { cardsColumn } from "./cards-column.tsx";
import { ChosenCell, type LoadTableProps } from "./chosen-cell.tsx";
import { useEventChoice } from "./use-card-load.ts";

export function EventTable({ load, isReadOnly, onChosen }: LoadTableProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [open, setOpen] = useState<number | null>(null);
  const choice = useEventChoice();
  const choose = (index: number, variable_id: number | null) => {
    setOpen(null);
    choice.mutate({ id: load.id, index, variable_id }, { onSuccess: onChosen });
  };
  return (
    <DataTable
      label={t("cards_events")}
      isTwoLine
      rows={load.events.map((event) => ({ ...event, id: event.index + 1 }))}
      columns={[
        { key: "name", title: t("cards_in_file"), width: "34%", render: ({ name }) => name },
        cardsColumn(t, language),
        {
          key: "here",
          title: t("cards_here"),
          render: ({ index, name, variable, matched_by }) => (
            <ChosenCell
              name={name}
              chosen={variable && { name: variable.name, about: matched_by && t(`cards_by.${matched_by}`) }}
              isReadOnly={isReadOnly}
              isOpen={open === index}
              onOpen={() => setOpen(index)}
              onLeaveOut={() => choose(index, null)}
            >
              <VariableChoice value={variable?.id ?? null} onChange={(id) => choose(index, id)} />
            </ChosenCell>
          ),
        },
      ]}
    />
  );
}

/** Kinds of disaster that are in use. */
function VariableChoice({ value, onChange }: { value: number | null; onChange: (id: number) => void }) {
  const t = useWords();
  const [language] = useLanguage();
  const manners = useChoiceManners();
  const { variables = [] } = useVariables("risk");
  const options = variables.filter(({ is_active, kind }) => is_active && kind === "event_type");
  return (
    <Autocomplete
      {...manners}
      openOnFocus
      options={options}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_, chosen) => chosen && onChange(chosen.id)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name_es, name_en }) => pick(language, name_es, name_en)}
      renderInput={(params) => <TextField {...params} autoFocus label={t("cards_variable")} />}
    />
  );
}
