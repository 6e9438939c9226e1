// The filters of records: state, variables, days of observation, trash.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { confidences, recordStatuses } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../api/places.ts";
import { useSession } from "../../api/session.ts";
import { useUrlState } from "../../api/url-state.ts";
import { PlaceChoice } from "../../forms/place-choice.tsx";
import { usePlaceOptions } from "../../forms/place-options.ts";
import { CheckChip, CheckFilter, ChoiceChip, ChoiceFilter, FilterBar, FilterTitle } from "../../screens/filter-bar.tsx";
import { valuesOf } from "../../screens/filters.ts";
import { noLayer } from "../../screens/list-and-map/layer-choice.ts";
import { OptionFilter } from "../../screens/option-filter.tsx";
import { DayPicker } from "../../ui/day-picker.tsx";
import { FilterChip } from "../../ui/filter-chip.tsx";
import { formatDay } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { layersOf } from "./map-symbols.ts";
import { CodeFilter, TagFilter } from "./typed-filters.tsx";
import { idsOf, recordFilters } from "./record-query.ts";

const none: readonly Variable[] = [];

type RecordFilterBarProps = { variables: readonly Variable[] | undefined; more: ReactNode };

export function RecordFilterBar({ variables = none, more }: RecordFilterBarProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const filter = (changes: Record<string, string | null>) => change({ ...changes, page: null });
  const tags = valuesOf(search["tag"]);
  const { place, places, setPlace } = usePlace();
  const placeOptions = usePlaceOptions();
  const placeName = places.find(({ id }) => id === place)?.reason_social;
  const layers = layersOf(variables, language, t("layer_no_class"));
  const chosen = idsOf(search["variable"]);
  const variable = {
    name: "variable",
    title: t("label.records.variable_id"),
    options: [
      ...layers.map(({ key, name }) => ({ value: key, label: name })),
      ...(chosen?.length === 0 ? [{ value: noLayer, label: t("filter_variable_none") }] : []),
    ],
  };
  // A value means something under its variable: with none chosen there would be too many to choose from.
  const classed = layers.filter(({ key, classes = [] }) => classes.length > 0 && chosen?.includes(Number(key)));
  const valueClass = {
    name: "class",
    title: t("label.records.value"),
    options: classed.flatMap(({ key, name, classes = [], rest }) =>
      [...classes, ...(rest ? [rest] : [])].map((one) => ({
        value: `${key}:${one.key}`,
        label: classed.length > 1 ? `${name}: ${one.name}` : one.name,
      })),
    ),
  };
  const status = {
    name: "status",
    title: t("filter_status"),
    options: recordStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
  };
  const confidence = {
    name: "confidence",
    title: t("label.records.confidence"),
    options: confidences.map((value) => ({ value, label: t(`confidence.${value}`) })),
  };
  const published = { name: "has_published", title: t("filter_published") };
  const me = String(useSession((state) => state.user?.id ?? 0));
  const author = { name: "author", title: t("filter_author"), value: me };
  const not_author = { name: "not_author", title: t("filter_not_author"), value: me };
  const trash = { name: "trash", title: t("filter_trash") };
  const dayChip = (key: "observed_from" | "observed_to") =>
    search[key] && (
      <FilterChip
        label={t(key === "observed_from" ? "filter_from_day" : "filter_to_day", {
          day: formatDay(search[key], language),
        })}
        onRemove={() => filter({ [key]: null })}
      />
    );
  return (
    <FilterBar
      more={more}
      searchPlaceholder={t("record_search")}
      hasFilters={recordFilters.areIn(search)}
      onClear={() => change(recordFilters.none)}
      chips={
        <>
          <ChoiceChip {...status} />
          {placeName && (
            <FilterChip label={`${t("label.records.company_id")}: ${placeName}`} onRemove={() => setPlace("all")} />
          )}
          <ChoiceChip {...variable} />
          <ChoiceChip {...valueClass} />
          {search["within"] && <FilterChip label={t("filter_within")} onRemove={() => filter({ within: null })} />}
          {dayChip("observed_from")}
          {dayChip("observed_to")}
          <ChoiceChip {...confidence} />
          {tags.map((tag) => (
            <FilterChip
              key={tag}
              label={`${t("label.records.tags")}: ${tag}`}
              onRemove={() => change({ tag: tags.filter((it) => it !== tag), page: null })}
            />
          ))}
          {search["code"] && (
            <FilterChip label={`${t("filter_code")}: ${search["code"]}`} onRemove={() => filter({ code: null })} />
          )}
          <CheckChip {...published} />
          <CheckChip {...author} />
          <CheckChip {...not_author} />
          <CheckChip {...trash} />
        </>
      }
    >
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
        {(["observed_from", "observed_to"] as const).map((key) => (
          <DayPicker
            key={key}
            label={t(key === "observed_from" ? "filter_from" : "filter_to")}
            value={search[key] ?? null}
            onChange={(day) => filter({ [key]: day })}
          />
        ))}
      </Box>
      <ChoiceFilter {...confidence} />
      <FilterTitle>{t("label.records.tags")}</FilterTitle>
      <TagFilter chosen={tags} onChange={(tag) => change({ tag, page: null })} />
      <FilterTitle>{t("filter_code")}</FilterTitle>
      <CodeFilter value={search["code"] ?? ""} onChange={(code) => filter({ code: code || null })} />
      <CheckFilter {...published} />
      <CheckFilter {...author} />
      <CheckFilter {...not_author} />
      <CheckFilter {...trash} />
    </FilterBar>
  );
}
