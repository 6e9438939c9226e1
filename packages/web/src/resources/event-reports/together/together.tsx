// The reports of a place together: which events run, what each reported last, who has not, and what it adds up to.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import {
  remindMinutes,
  type ConsolidatedEvent,
  type ConsolidatedReport,
} from "@atalaya/contract/resources/event-reports.ts";
import { linkTo } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { PrintButton } from "../../../screens/paper/reading-buttons.tsx";
import { useLightPrint } from "../../../screens/paper/use-light-print.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Page } from "../../../ui/page.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useNow } from "../../../ui/time/use-now.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { useTogether } from "../use-reports.ts";
import { EventsTable } from "./events-table.tsx";
import { Sums } from "./sums.tsx";

const LinkButton = createLink(Button);

const everyHalfMinute = 30_000;
const minute = 60_000;

export function Together() {
  const t = useWords();
  useLightPrint();
  const { search } = useUrlState();
  const asked = useTogether(search.variable);
  // Which types there are is asked without the filter.
  const all = useTogether(undefined, Boolean(search.variable)).data;
  const { data, error, isError, refetch } = asked;
  return (
    <Page
      actions={
        <>
          <LinkButton
            variant="outlined"
            startIcon={<Icon name="archive" />}
            {...linkTo("/informes", { closing: true })}
          >
            {t("after_files")}
          </LinkButton>
          {data && data.total > 0 && <PrintButton />}
        </>
      }
    >
      {data ? (
        <TogetherOf together={data} kinds={(all ?? data).events} />
      ) : isError ? (
        <ErrorState error={error} title={t("reports_failed")} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </Page>
  );
}

type TogetherOfProps = { together: ConsolidatedReport; kinds: readonly ConsolidatedEvent[] };

function TogetherOf({ together, kinds }: TogetherOfProps) {
  const t = useWords();
  const { search } = useUrlState();
  const now = useNow(everyHalfMinute);
  const { events, sums, total } = together;
  /** Those whose next report waits to be written, as the list of what is to do counts them. */
  const isDue = ({ next_due_at }: ConsolidatedEvent) =>
    next_due_at !== null && Date.parse(next_due_at) <= now + remindMinutes * minute;
  const shown = search.due ? events.filter(isDue) : events;
  if (total === 0) return <NothingRuns isFiltered={Boolean(search.variable)} kinds={kinds} />;
  return (
    <Box id="printed" sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" }}>
      <TogetherHead together={together} kinds={kinds} />
      {sums.length > 0 && !search.due && <Sums sums={sums} total={total} />}
      {shown.length === 0 && <EmptyState title={t("room_todo_none")} />}
      {shown.length > 0 && (
        <EventsTable events={shown} metrics={sums.map(({ metric }) => metric)} isCut={together.is_cut} />
      )}
    </Box>
  );
}

function TogetherHead({ together, kinds }: TogetherOfProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { current } = usePlace();
  const { reported, total, late, at } = together;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" }}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 10px" }}>
          <Typography variant="h4" component="h2">
            {t("reports_together", { name: current?.reason_social ?? t("reports_everywhere") })}
          </Typography>
          {late > 0 && (
            <Tag
              label={late === 1 ? t("reports_late_one") : t("reports_late", { count: late })}
              icon="clock-o"
              status="warning"
            />
          )}
        </Box>
        <Typography color="textSecondary" sx={{ m: 0 }}>
          {t("reports_told_of", { reported, total })} · {t("room_printed_at", { at: formatInstant(at, language) })}
        </Typography>
      </Box>
      <Filters kinds={kinds} />
    </Box>
  );
}

function Filters({ kinds }: { kinds: readonly ConsolidatedEvent[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const options = useMemo(() => {
    const names = new Map(
      kinds.map(({ variable_id, variable_es, variable_en }) => [variable_id, pick(language, variable_es, variable_en)]),
    );
    return [...names].toSorted(([, one], [, other]) => one.localeCompare(other, language));
  }, [kinds, language]);
  return (
    <Box className="screen-only" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" }}>
      {search.due && (
        <FilterChip label={t("todo.reports_due")} onRemove={() => change({ due: null }, { isReplacing: true })} />
      )}
      {(options.length > 1 || search.variable) && (
        <TextField
          select
          size="small"
          value={search.variable ?? ""}
          onChange={({ target }) => change({ variable: target.value }, { isReplacing: true })}
          slotProps={{ select: { displayEmpty: true, inputProps: { "aria-label": t("reports_kind") } } }}
          sx={{ width: 200 }}
        >
          <MenuItem value="">{t("reports_kind_all")}</MenuItem>
          {options.map(([id, name]) => (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

function NothingRuns({ isFiltered, kinds }: { isFiltered: boolean; kinds: readonly ConsolidatedEvent[] }) {
  const t = useWords();
  const { change } = useUrlState();
  return (
    <EmptyState
      title={t(isFiltered ? "reports_none_kind" : "reports_none")}
      {...(!isFiltered && { text: t("reports_none_text") })}
      actions={
        isFiltered && kinds.length > 0 ? (
          <Button variant="outlined" onClick={() => change({ variable: null })}>
            {t("reports_kind_all")}
          </Button>
        ) : (
          <LinkButton variant="outlined" {...linkTo("/records/risk")}>
            {t("log_to_map")}
          </LinkButton>
        )
      }
    />
  );
}
