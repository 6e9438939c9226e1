// Disasters to choose among: the latest of all places, and older ones once they are looked for.
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { FamilyCard } from "@atalaya/contract/resources/records/event-family.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useList, useRecord } from "../../../api/use-resource.ts";
import type { SearchOption } from "../../../forms/choices/search-choice.tsx";
import { formatDay } from "../../../ui/format.ts";
import { useSettled } from "../../../ui/time/use-settled.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { variablesQuery } from "../use-records.ts";
import { useFamily } from "./use-family.ts";

const mostOffered = 100;
/** Shorter words are found among the latest alone: the server refuses them. */
const leastSearch = 3;

/** `company_id`: null where its place is not known. */
export type EventOption = SearchOption & { company_id: number | null };
type Named = { id: number; title: string };

type Asking = {
  isAsked?: boolean;
  /** What is looked for. */
  words?: string;
  /** What others are called that the reader may not list. */
  known?: readonly Named[];
  /** Others that he may name without listing them. */
  also?: readonly FamilyCard[];
};

type Listed = Pick<FamilyCard, "id" | "title" | "observed_on" | "company_id"> & { company_name?: string };

/** Assessments of risk, which stand beside disasters, are none of them. The chosen one is always there. */
export function useEventsWith(
  chosen: number | null | undefined,
  { isAsked = true, words = "", known = [], also = [] }: Asking = {},
): EventOption[] {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { places } = usePlace();
  const isEnabled = isAsked && may("records.risk.index");
  const variables = useList(variablesOf("risk"), variablesQuery, { isEnabled }).data?.data;
  const variable = (variables ?? []).flatMap(({ id, kind }) => (kind === "event_type" ? id : [])).join(",");
  const q = useSettled(words.trim());
  const query = { sort: "-observed_on" as const, per_page: mostOffered, variable };
  const latest = useList(recordsOf("risk"), query, { isEnabled: isEnabled && variables !== undefined });
  const isLookedFor = q.length >= leastSearch && variables !== undefined;
  const found = useList(recordsOf("risk"), { ...query, q }, { isEnabled: isEnabled && isLookedFor });
  const listed: Listed[] = [...(latest.data?.data ?? []), ...(isLookedFor ? (found.data?.data ?? []) : []), ...also];
  const offered = [...new Map(listed.map((event) => [event.id, event])).values()].map(
    ({ id, title, observed_on, company_id, company_name }): EventOption => {
      const place = company_name ?? places.find((it) => it.id === company_id)?.reason_social;
      const detail = [formatDay(observed_on, language), place].filter(Boolean).join(" · ");
      return { id, label: title, detail, company_id };
    },
  );
  const isMissing = Boolean(chosen) && latest.data !== undefined && offered.every(({ id }) => id !== chosen);
  const named = known.find(({ id }) => id === chosen);
  const { data: other } = useRecord(recordsOf("risk"), chosen, { isEnabled: isEnabled && isMissing && !named });
  if (!chosen || offered.some(({ id }) => id === chosen)) return offered;
  const label = named?.title ?? other?.title ?? t("recovery_event_gone", { id: chosen });
  return [{ id: chosen, label, company_id: other?.company_id ?? null }, ...offered];
}

/** What a record's history calls the disasters that it named: by their titles as far as these are at hand, else by their numbers. */
export function useEventNames(record: DomainRecord | null, isAsked: boolean): (id: number) => string {
  const t = useWords();
  const isRisk = record?.domain === "risk" && record.deleted_at === null;
  const family = useFamily(isRisk ? record.id : null);
  const listed = useEventsWith(null, { isAsked: isAsked && isRisk });
  const titles = new Map([
    ...listed.map(({ id, label }): [number, string] => [id, label]),
    ...namesIn(family).map(({ id, title }): [number, string] => [id, title]),
  ]);
  return (id) => titles.get(id) ?? t("recovery_event_gone", { id });
}

/** The disasters that a family names. */
export const namesIn = (family: ReturnType<typeof useFamily>): readonly Named[] =>
  family ? [...(family.umbrella ? [family.umbrella] : []), ...family.parts, ...family.chain] : [];
