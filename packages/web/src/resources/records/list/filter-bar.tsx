// The filters of records: state, variables, days of observation, trash.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { PlaceChoice } from "../../../forms/choices/place-choice.tsx";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import {
  CheckChip,
  CheckFilter,
  ChoiceChip,
  ChoiceFilter,
  FilterBar,
  FilterTitle,
} from "../../../screens/filter-bar.tsx";
import { valuesOf } from "../../../screens/filters.ts";
import { OptionFilter } from "../../../screens/option-filter.tsx";
import { DayPicker } from "../../../ui/pickers/day-picker.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { formatDay } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { EventFilter } from "./event-filter.tsx";
import { FigureChips, FigureFilter } from "./figure-filter.tsx";
import { WorkChips, WorkFilters } from "../recovery/work-filter-fields.tsx";
import { PartFilter, TagFilter } from "./typed-filters.tsx";
import { useRecordFilterChoices } from "./record-filters.ts";
import { narrowingIn } from "../record-query.ts";

const none: readonly Variable[] = [];
/** What is typed and asked for as a part of the whole. */
const parts = [
  { name: "glide", label: "event_glide", longest: 30 },
  { name: "code", label: "filter_code", longest: 40 },
] as const;
const dayKeys = ["observed_from", "observed_to"] as const;

type RecordFilterBarProps = { domain: RecordDomain; variables: readonly Variable[] | undefined; more: ReactNode };

export function RecordFilterBar({ domain, variables = none, more }: RecordFilterBarProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const choices = useRecordFilterChoices(domain, variables);
  const narrowing = narrowingIn(search);
  return (
    <FilterBar
      more={more}
      searchPlaceholder={t("record_search")}
      hasFilters={narrowing.areIn(search)}
      onClear={() => change(narrowing.none)}
      chips={<RecordChips choices={choices} />}
    >
      <RecordFilters domain={domain} choices={choices} />
    </FilterBar>
  );
}

type Choices = { choices: ReturnType<typeof useRecordFilterChoices> };

/** What is in force. */
function RecordChips({ choices }: Choices) {
  const { variable, valueClass, status, confidence, month, hazard, level, event, checks } = choices;
  const { riskClass, likelihood, impact } = choices;
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const { place, places, setPlace } = usePlace();
  const placeName = places.find(({ id }) => id === place)?.reason_social;
  const tags = valuesOf(search.tag);
  const dayChip = (key: (typeof dayKeys)[number]) =>
    search[key] && (
      <FilterChip
        label={t(key === "observed_from" ? "filter_from_day" : "filter_to_day", {
          day: formatDay(search[key], language),
        })}
        onRemove={() => change({ [key]: null, page: null })}
      />
    );
  return (
    <>
      <ChoiceChip {...status} />
      {placeName && (
        <FilterChip label={`${t("label.records.company_id")}: ${placeName}`} onRemove={() => setPlace("all")} />
      )}
      <ChoiceChip {...hazard} />
      <ChoiceChip {...variable} />
      <ChoiceChip {...valueClass} />
      {search.within && <FilterChip label={t("filter_within")} onRemove={() => change({ within: null, page: null })} />}
      {dayChip("observed_from")}
      {dayChip("observed_to")}
      <ChoiceChip {...month} />
      <ChoiceChip {...level} />
      <ChoiceChip {...riskClass} />
      <ChoiceChip {...likelihood} />
      <ChoiceChip {...impact} />
      {search.review_to && (
        <FilterChip
          label={`${t("filter_review_to")}: ${formatDay(search.review_to, language)}`}
          onRemove={() => change({ review_to: null, page: null })}
        />
      )}
      <FigureChips />
      <ChoiceChip {...confidence} />
      <WorkChips choices={choices} />
      <ChoiceChip {...event} />
      {tags.map((tag) => (
        <FilterChip
          key={tag}
          label={`${t("label.records.tags")}: ${tag}`}
          onRemove={() => change({ tag: tags.filter((it) => it !== tag), page: null })}
        />
      ))}
      {parts.map(
        ({ name, label }) =>
          search[name] && (
            <FilterChip
              key={name}
              label={`${t(label)}: ${search[name]}`}
              onRemove={() => change({ [name]: null, page: null })}
            />
          ),
      )}
      {checks.map((check) => (
        <CheckChip key={check.name} {...check} />
      ))}
    </>
  );
}

/** What the menu offers. */
function RecordFilters({ domain, choices }: Choices & { domain: RecordDomain }) {
  const { variable, valueClass, status, confidence, month, hazard, level, event, checks } = choices;
  const t = useWords();
  const { search, change } = useUrlState();
  const { place, setPlace } = usePlace();
  const placeOptions = usePlaceOptions();
  return (
    <>
      {domain === "risk" && <OptionFilter {...hazard} />}
      {domain === "recovery" && <WorkFilters choices={choices} />}
      <OptionFilter {...variable} />
      {valueClass.options.length > 0 && <OptionFilter {...valueClass} />}
      <FilterTitle>{t("label.records.company_id")}</FilterTitle>
      <PlaceChoice
        id="filter-place"
        label={t("label.records.company_id")}
        value={place === "all" ? null : place}
        onChange={(wanted) => wanted !== undefined && setPlace(wanted ?? "all")}
        places={placeOptions}
        allLabel={t("account_everywhere")}
      />
      <ChoiceFilter {...status} />
      <FilterTitle>{t("label.records.observed_on")}</FilterTitle>
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "12px" }}>
        {dayKeys.map((key) => (
          <DayPicker
            key={key}
            label={t(key === "observed_from" ? "filter_from" : "filter_to")}
            value={search[key] ?? null}
            onChange={(day) => change({ [key]: day, page: null })}
          />
        ))}
      </Box>
      {domain === "risk" && <OptionFilter {...month} />}
      {domain === "risk" && <FigureFilter />}
      {domain === "risk" && <ChoiceFilter {...level} />}
      {domain === "risk" && <ChoiceFilter {...choices.riskClass} />}
      {(domain === "risk" || domain === "recovery") && <EventFilter label={event.title} />}
      <ChoiceFilter {...confidence} />
      <FilterTitle>{t("label.records.tags")}</FilterTitle>
      <TagFilter chosen={valuesOf(search.tag)} onChange={(tag) => change({ tag, page: null })} />
      {parts
        .filter(({ name }) => name !== "glide" || domain === "risk")
        .map(({ name, label, longest }) => (
          <Box key={name} sx={{ mt: "12px" }}>
            <FilterTitle>{t(label)}</FilterTitle>
            <PartFilter
              label={t(label)}
              longest={longest}
              value={search[name] ?? ""}
              onChange={(part) => change({ [name]: part || null, page: null })}
            />
          </Box>
        ))}
      {checks.map((check) => (
        <CheckFilter key={check.name} {...check} />
      ))}
    </>
  );
}
