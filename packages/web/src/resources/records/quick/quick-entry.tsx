// The quick entry of an emergency: what, where, how bad, and one button. Everything that can be is filled in already.
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useIsOffline } from "../../../api/connection.ts";
import { raise } from "../../../api/events.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useSession } from "../../../api/session.ts";
import { PlaceChoice } from "../../../forms/place-choice.tsx";
import { useOnlyPlace, usePlaceOptions } from "../../../forms/place-options.ts";
import { formatInstant, formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { today } from "../record-draft.ts";
import { creationOf, firstMetrics, newEntry, type QuickEntry as Entry } from "./entry.ts";
import { HazardTiles } from "./hazard-tiles.tsx";
import { dropEntry, keepEntry, keptEntry, letWait } from "./kept.ts";
import { announce, sendWaiting } from "./send.ts";
import { Stepper } from "./stepper.tsx";
import { usePosition } from "./use-position.ts";

const PointMap = lazy(async () => ({ default: (await import("../../../screens/point-map.tsx")).PointMap }));

type QuickEntryProps = { variables: readonly Variable[]; onClose: () => void; onOpen: (id: number) => void };

export function QuickEntry({ variables, onClose, onOpen }: QuickEntryProps) {
  const t = useWords();
  const [language] = useLanguage();
  const isPhone = useIsPhone();
  const isOffline = useIsOffline();
  const client = useQueryClient();
  const may = useMay();
  const user = useSession((state) => state.user);
  const user_id = user?.id ?? 0;
  const { places } = usePlace();
  const onlyPlace = useOnlyPlace("records.risk.create");
  const options = usePlaceOptions((id) => may("records.risk.create", id));
  const [entry, setEntry] = useState<Entry>(() => keptEntry(user_id) ?? newEntry(onlyPlace));
  const [isKept, setKept] = useState(false);
  const change = useCallback((part: Partial<Entry>) => setEntry((before) => ({ ...before, ...part })), []);
  const { state: position, locate } = usePosition(change);
  const needsPosition = entry.point === null;

  useEffect(() => {
    if (needsPosition) locate();
    // Once, as the entry begins.
  }, []);
  useEffect(() => setKept(keepEntry(user_id, entry)), [user_id, entry]);

  const variable = variables.find(({ id }) => id === entry.variable_id);
  const place = places.find(({ id }) => id === entry.company_id);
  const isWhole = variable !== undefined && place !== undefined;

  const save = async (onSaved: Parameters<typeof sendWaiting>[3]) => {
    if (!variable || !place) return;
    const title = t("quick_title", {
      hazard: pick(language, variable.name_es, variable.name_en),
      place: place.reason_social,
      time: formatInstant(entry.began_at, language),
    });
    const creation = creationOf(entry, today(), { title, source: t("quick_source", { name: user?.name ?? "" }) });
    if (!letWait(user_id, creation)) return;
    const outcome = await sendWaiting(user_id, client, t, onSaved);
    if (outcome === "refused") return;
    if (outcome === "waiting") raise("SET_MESSAGE", { message: t("quick_waiting"), type: "info" });
    dropEntry(user_id);
    if (outcome === "waiting") onClose();
  };

  const finish = (record: DomainRecord) => {
    announce(t, onOpen)(record);
    onClose();
  };

  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby="quick-title"
      slotProps={{
        paper: {
          sx: isPhone
            ? { "&&": { m: 0, width: "100%", maxWidth: "none", height: "100%", borderRadius: 0 } }
            : { width: 420 },
        },
      }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: "8px",
          p: "4px 16px 4px 4px",
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <IconButton aria-label={t("quick_close")} onClick={onClose} sx={{ width: 44, height: 44 }}>
          <Icon name="times" />
        </IconButton>
        <Typography variant="h3" component="h2" id="quick-title" sx={{ flex: 1 }}>
          {t("quick_entry")}
        </Typography>
        {isKept && <Tag label={t("quick_kept")} />}
      </Box>
      {isOffline && (
        <Box
          role="status"
          sx={(theme) => ({
            display: "flex",
            gap: "10px",
            p: "8px 16px",
            color: theme.vars.palette.statusSoft.warning.softText,
            bgcolor: theme.vars.palette.statusSoft.warning.soft,
          })}
        >
          <Icon name="plug" /> {t("quick_offline")}
        </Box>
      )}
      <Box sx={{ flex: 1, overflowY: "auto", p: "16px", display: "grid", gap: "14px", alignContent: "start" }}>
        <Box>
          <Heading>{t("quick_what")}</Heading>
          <HazardTiles
            variables={variables}
            value={entry.variable_id}
            onChange={(variable_id) => change({ variable_id })}
          />
        </Box>
        <Box>
          <Box sx={{ display: "flex", alignItems: "baseline", gap: "8px" }}>
            <Box sx={{ flex: 1 }}>
              <Heading>{t("quick_where")}</Heading>
            </Box>
            <Typography variant="caption" color="textSecondary" role="status">
              {position === "asking"
                ? t("quick_locating")
                : entry.accuracy_m !== null
                  ? t("quick_accuracy", { metres: formatNumber(entry.accuracy_m, language) })
                  : needsPosition && t("quick_not_located")}
            </Typography>
          </Box>
          {options.length > 1 && (
            <PlaceChoice
              id="quick-place"
              label={t("label.records.company_id")}
              value={entry.company_id ?? undefined}
              onChange={(company_id) => change({ company_id: company_id ?? null })}
              places={options}
            />
          )}
          <Suspense fallback={<Box sx={{ height: 268 }} />}>
            <PointMap
              // The map goes to the phone's position when that is found, and stays where the officer moved it.
              key={entry.accuracy_m === null ? "by hand" : "located"}
              label={t("quick_map")}
              value={entry.point && { type: "Point", coordinates: entry.point }}
              onChange={(point) =>
                change({ point: point?.type === "Point" ? point.coordinates : null, accuracy_m: null })
              }
              near={null}
            />
          </Suspense>
          {position === "failed" && (
            <Button startIcon={<Icon name="location-arrow" />} onClick={locate}>
              {t("quick_locate")}
            </Button>
          )}
        </Box>
        <Box>
          <Heading>{t("quick_how_bad")}</Heading>
          <Box sx={{ display: "grid", gap: "10px", gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))" }}>
            {firstMetrics.map((metric) => (
              <Stepper
                key={metric}
                label={t(`loss.${metric}`)}
                value={entry.counts[metric]}
                onChange={(count) => change({ counts: { ...entry.counts, [metric]: count } })}
              />
            ))}
          </Box>
        </Box>
        <TextField
          id="quick-note"
          label={t("quick_note")}
          multiline
          minRows={2}
          value={entry.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Box>
      <Box sx={{ display: "flex", gap: "8px", p: "12px 16px", borderTop: 1, borderColor: "divider" }}>
        <Button
          variant="outlined"
          disabled={!isWhole}
          onClick={() => void save(({ id }) => onOpen(id))}
          sx={{ height: 48 }}
        >
          {t("quick_whole")}
        </Button>
        <Button variant="contained" disabled={!isWhole} onClick={() => void save(finish)} sx={{ flex: 1, height: 48 }}>
          {t("quick_save")}
        </Button>
      </Box>
    </Dialog>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h4" component="h3" sx={{ mb: "8px" }}>
    {children}
  </Typography>
);
