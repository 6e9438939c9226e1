// A field that names a disaster: the latest are offered, and older ones are found by their words.
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { SearchChoice } from "../../../forms/choices/search-choice.tsx";
import type { FieldProps } from "../../../forms/field-parts.tsx";
import { useEventsWith, type EventOption } from "./event-options.ts";
import type { FamilyCard } from "@atalaya/contract/resources/records/event-family.ts";

type EventChoiceProps = FieldProps & {
  /** What null means. */
  emptyLabel: string;
  /** Which of them may be chosen; all where nothing is said. The chosen one always stands there. */
  isOffered?: (event: EventOption) => boolean;
  /** Disasters that may be named here and that the reader may not list. */
  known?: readonly Pick<FamilyCard, "id" | "title">[];
  /** Disasters that may be chosen here and that the reader may not list. */
  also?: readonly FamilyCard[];
};

export function EventChoice({ isOffered = () => true, known, also, ...field }: EventChoiceProps) {
  const chosen = useWatch<Record<string, number | null>>({ name: field.name });
  const [words, setWords] = useState("");
  const options = useEventsWith(chosen, { words, ...(known && { known }), ...(also && { also }) });
  return (
    <SearchChoice
      {...field}
      options={options.filter((option) => option.id === chosen || isOffered(option))}
      onSearch={setWords}
    />
  );
}
