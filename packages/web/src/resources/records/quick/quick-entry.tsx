// The quick entry of an emergency: what, where, when, how bad, and one button. Everything that can be is filled in already.
import { Suspense, useState } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useSession } from "../../../api/session.ts";
import { useOnlyPlace } from "../../../forms/choices/place-options.ts";
import { useWords } from "../../../ui/words.ts";
import { placeFor, placesFor } from "../form/variable-defaults.ts";
import { firstMetrics, missingOf, momentOf, type QuickEntry as Entry } from "./entry.ts";
import { HazardTiles } from "./hazard-tiles.tsx";
import { Heading } from "./heading.tsx";
import { KitChoice } from "./kit-choice.tsx";
import { lazyOr } from "../../../screens/outbox/lazy-or.ts";
import { PlainHour } from "../../../ui/pickers/plain-hour.tsx";
import { QuickFrame } from "./quick-frame.tsx";
import { WaitingFiles } from "../../../screens/outbox/waiting-files.tsx";
import { QuickWhere } from "./quick-where.tsx";
import { Stepper } from "./stepper.tsx";
import { useTypedEntry } from "./typed-entry.ts";
import { useQuickSave } from "./use-quick-save.ts";

const HourField = lazyOr(async () => (await import("../../../ui/pickers/hour-field.tsx")).HourField, PlainHour);

type QuickEntryProps = { variables: readonly Variable[]; onClose: () => void; onOpen: (id: number) => void };

export function QuickEntry({ variables, onClose, onOpen }: QuickEntryProps) {
  const t = useWords();
  const user_id = useSession(({ user }) => user?.id ?? 0);
  const onlyPlace = useOnlyPlace("records.risk.create");
  const { entry, isKept, change, countPhotos } = useTypedEntry(user_id, onlyPlace);
  const [isAsked, setAsked] = useState(false);
  const save = useQuickSave({ onClose, onOpen });
  const missing = missingOf(entry);
  return (
    <QuickFrame
      isKept={isKept}
      onClose={onClose}
      missing={missing}
      isAsked={isAsked}
      choice={<KitChoice entry={entry} onChange={change} />}
      onSave={(isWhole) => {
        setAsked(true);
        void save(entry, isWhole);
      }}
    >
      <What entry={entry} variables={variables} onChange={change} />
      <QuickWhere entry={entry} onChange={change} isPlaceMissing={isAsked && missing.includes("place")} />
      <WhenAndHowBad entry={entry} onChange={change} />
      <WaitingFiles label={t("quick_photos")} entry={entry.uid} onCount={countPhotos} />
      <TextField
        id="quick-note"
        label={t("quick_note")}
        multiline
        minRows={2}
        value={entry.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </QuickFrame>
  );
}

type PartProps = { entry: Entry; onChange: (part: Partial<Entry>) => void };

function What({ entry, variables, onChange }: PartProps & { variables: readonly Variable[] }) {
  const t = useWords();
  const may = useMay();
  const { places } = usePlace();
  /** A variable of one place is of that place. */
  const fittingPlace = (variable_id: number | null) => {
    const chosen = variables.find(({ id }) => id === variable_id);
    const allowed = places.filter(({ id }) => may("records.risk.create", id)).map(({ id }) => id);
    return chosen ? placeFor(entry.company_id, placesFor(chosen, places, allowed)) : entry.company_id;
  };
  return (
    <Box>
      <Heading>{t("quick_what")}</Heading>
      {variables.length === 0 && <Typography color="textSecondary">{t("quick_no_types")}</Typography>}
      <HazardTiles
        variables={variables}
        value={entry.variable_id}
        onChange={(variable_id) => onChange({ variable_id, company_id: fittingPlace(variable_id) })}
      />
    </Box>
  );
}

function WhenAndHowBad({ entry, onChange }: PartProps) {
  const t = useWords();
  const { isYesterday } = momentOf(entry);
  return (
    <Box sx={{ display: "grid", gap: "12px", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }}>
      <Box sx={{ "& .MuiInputBase-root, & .MuiPickersInputBase-root": { minHeight: 46 } }}>
        <Typography variant="caption" component="div" sx={{ fontWeight: 550, mb: "4px" }}>
          {t("quick_hour")} · {t(isYesterday ? "quick_yesterday" : "quick_today")}
        </Typography>
        <Suspense fallback={<Skeleton variant="rounded" height={46} />}>
          <HourField label={t("quick_hour")} value={entry.hour} onChange={(hour) => onChange({ hour })} />
        </Suspense>
      </Box>
      {firstMetrics.map((metric) => (
        <Stepper
          key={metric}
          label={t(`loss.${metric}`)}
          value={entry.counts[metric]}
          onChange={(count) => onChange({ counts: { ...entry.counts, [metric]: count } })}
        />
      ))}
    </Box>
  );
}
