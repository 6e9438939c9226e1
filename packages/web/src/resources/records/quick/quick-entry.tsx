// The quick entry of an emergency: what, where, when, how bad, and one button. Everything that can be is filled in already.
import { Suspense, useCallback, useEffect, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useIsOffline } from "../../../api/connection.ts";
import { raise } from "../../../api/events.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useSession } from "../../../api/session.ts";
import { useOnlyPlace } from "../../../forms/place-options.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import {
  creationOf,
  firstMetrics,
  isTouched,
  missingOf,
  momentOf,
  newEntry,
  type QuickEntry as Entry,
} from "./entry.ts";
import { placeFor, placesFor } from "../form/variable-defaults.ts";
import { HazardTiles } from "./hazard-tiles.tsx";
import { Heading } from "./heading.tsx";
import { lazyOr } from "./lazy-or.ts";
import { PlainHour } from "./plain-hour.tsx";
import { dropEntry, keepEntry, keptEntry, letWait, waitingOf } from "./kept.ts";
import { QuickPhotos } from "./quick-photos.tsx";
import { QuickWhere } from "./quick-where.tsx";
import { sendWaiting, type Sent } from "./send.ts";
import { Stepper } from "./stepper.tsx";

const HourField = lazyOr(async () => (await import("../../../ui/pickers/hour-field.tsx")).HourField, PlainHour);

type QuickEntryProps = { variables: readonly Variable[]; onClose: () => void; onOpen: (id: number) => void };

export function QuickEntry({ variables, onClose, onOpen }: QuickEntryProps) {
  const t = useWords();
  const isPhone = useIsPhone();
  const isOffline = useIsOffline();
  const client = useQueryClient();
  const user = useSession((state) => state.user);
  const user_id = user?.id ?? 0;
  const { places } = usePlace();
  const may = useMay();
  const onlyPlace = useOnlyPlace("records.risk.create");
  const [fresh] = useState(() => newEntry(onlyPlace));
  const [entry, setEntry] = useState<Entry>(() => keptEntry(user_id) ?? fresh);
  const [isKept, setKept] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [photoCount, setPhotoCount] = useState(0);
  const change = useCallback((part: Partial<Entry>) => setEntry((before) => ({ ...before, ...part })), []);

  const isEntered = photoCount > 0 || isTouched(entry, fresh);
  useEffect(() => setKept(isEntered && keepEntry(user_id, entry)), [user_id, entry, isEntered]);

  const place = places.find(({ id }) => id === entry.company_id);
  /** A variable of one place is of that place. */
  const fittingPlace = (variable_id: number | null) => {
    const chosen = variables.find(({ id }) => id === variable_id);
    const allowed = places.filter(({ id }) => may("records.risk.create", id)).map(({ id }) => id);
    return chosen ? placeFor(entry.company_id, placesFor(chosen, places, allowed)) : entry.company_id;
  };
  const missing = missingOf(entry);
  const moment = momentOf(entry);

  const save = async (isWhole: boolean) => {
    setAsked(true);
    if (missing.length > 0 || !place) return;
    const creation = creationOf(entry, { place: place.reason_social, source: user?.name ?? "" });
    if (!letWait(user_id, { entry, creation, record_id: null, refused: null }))
      return raise("SET_MESSAGE", { message: t("quick_not_kept"), type: "error" });
    dropEntry(user_id);
    onClose();
    await sendWaiting(user_id, client, (sent) => announceOr(sent, isWhole));
    const left = waitingOf(user_id).find((one) => one.entry.uid === entry.uid);
    if (left?.refused) raise("SET_MESSAGE", { message: t("quick_refused", { reason: left.refused }), type: "error" });
    else if (left) raise("SET_MESSAGE", { message: t(isPhone ? "quick_waiting" : "quick_waiting_here"), type: "info" });
  };
  const announceOr = ({ uid, id, title }: Sent, isWhole: boolean) => {
    if (isWhole && uid === entry.uid) return onOpen(id);
    raise("SET_MESSAGE", {
      message: t("quick_saved", { title }),
      type: "success",
      action: { label: t("quick_complete"), run: () => onOpen(id) },
    });
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
            : { width: 460 },
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
        <IconButton
          aria-label={t(isPhone ? "quick_close" : "quick_close_here")}
          onClick={onClose}
          sx={{ width: 44, height: 44 }}
        >
          <Icon name="times" />
        </IconButton>
        <Typography variant="h3" component="h2" id="quick-title" sx={{ flex: 1 }}>
          {t("quick_entry")}
        </Typography>
        {isKept && <Tag label={t(isPhone ? "quick_kept" : "quick_kept_here")} />}
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
      <Box sx={{ flex: 1, overflowY: "auto", p: "16px", display: "grid", gap: "16px", alignContent: "start" }}>
        <Box>
          <Heading>{t("quick_what")}</Heading>
          {variables.length === 0 && <Typography color="textSecondary">{t("quick_no_types")}</Typography>}
          <HazardTiles
            variables={variables}
            value={entry.variable_id}
            onChange={(variable_id) => change({ variable_id, company_id: fittingPlace(variable_id) })}
          />
        </Box>
        <QuickWhere entry={entry} onChange={change} isPlaceMissing={isAsked && missing.includes("place")} />
        <Box sx={{ display: "grid", gap: "12px", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }}>
          <Box sx={{ "& .MuiInputBase-root, & .MuiPickersInputBase-root": { minHeight: 46 } }}>
            <Typography variant="caption" component="div" sx={{ fontWeight: 550, mb: "4px" }}>
              {t("quick_hour")} · {t(moment.isYesterday ? "quick_yesterday" : "quick_today")}
            </Typography>
            <Suspense fallback={<Skeleton variant="rounded" height={46} />}>
              <HourField label={t("quick_hour")} value={entry.hour} onChange={(hour) => change({ hour })} />
            </Suspense>
          </Box>
          {firstMetrics.map((metric) => (
            <Stepper
              key={metric}
              label={t(`loss.${metric}`)}
              value={entry.counts[metric]}
              onChange={(count) => change({ counts: { ...entry.counts, [metric]: count } })}
            />
          ))}
        </Box>
        <QuickPhotos entry={entry.uid} onCount={setPhotoCount} />
        <TextField
          id="quick-note"
          label={t("quick_note")}
          multiline
          minRows={2}
          value={entry.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Box>
      <Box sx={{ p: "10px 16px 12px", borderTop: 1, borderColor: "divider" }}>
        {missing.length > 0 && (
          <Typography
            variant="caption"
            component="p"
            id="quick-missing"
            role="status"
            color={isAsked ? "error" : "textSecondary"}
            sx={{ m: "0 0 8px" }}
          >
            {t("quick_missing", { what: missing.map((one) => t(`quick_missing_${one}`)).join(", ") })}
          </Typography>
        )}
        <Box sx={{ display: "flex", gap: "8px" }}>
          <Button variant="outlined" onClick={() => void save(true)} sx={{ height: 48 }}>
            {t("quick_whole")}
          </Button>
          <Button
            variant="contained"
            aria-describedby={missing.length > 0 ? "quick-missing" : undefined}
            onClick={() => void save(false)}
            sx={{ flex: 1, height: 48 }}
          >
            {t("quick_save")}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
