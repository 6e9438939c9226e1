// Which area, up to which distances, and how it is parted: one line below the head of the screen.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { mostDistances } from "@atalaya/contract/resources/records/exposure.ts";
import { distanceText } from "@atalaya/contract/resources/records/exposure-names.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { useMay } from "../../../api/may.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { distancesIn, offeredDistances, partsIn, type ExposureSource } from "./exposure-state.ts";
import { ZoneChoice } from "./zone-choice.tsx";

const width = { minWidth: 190, [phoneQuery]: { flex: "1 1 140px", minWidth: 0 } };

type AreaBarProps = { source: ExposureSource; title: string; partings: readonly Variable[] };

export function AreaBar({ source, title, partings }: AreaBarProps) {
  return (
    <Box
      sx={(theme) => ({
        gridColumn: "1 / -1",
        display: "flex",
        flexWrap: "wrap",
        gap: "10px",
        padding: "10px 20px",
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        [phoneQuery]: { padding: "10px 16px" },
        "@media print": { display: "none" },
      })}
    >
      {source.kind === "zone" && <ZoneChoice chosen={source.record} title={title} />}
      {source.kind === "alert" && <AlertChoice chosen={source.alert} title={title} />}
      <DistanceChoice />
      <PartsChoice partings={partings} />
    </Box>
  );
}

type OneOfProps = { id: string; label: string; value: string; onChange: (value: string) => void; children: ReactNode };

const OneOf = ({ id, label, value, onChange, children }: OneOfProps) => (
  <FormControl size="small" sx={width}>
    <InputLabel id={id} shrink>
      {label}
    </InputLabel>
    <Select
      labelId={id}
      label={label}
      notched
      displayEmpty
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </Select>
  </FormControl>
);

/** Alerts in force that hold somewhere; the one of the address too, whatever became of it. */
function AlertChoice({ chosen, title }: { chosen: number | null; title: string }) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { place } = usePlace();
  const { change } = useUrlState();
  const { data } = useAnswer(alerts, "in-force", { place }, { isEnabled: may("records.alert.index") });
  const known = (data?.alerts ?? [])
    .filter(({ area }) => area !== null)
    .map(({ id, headline_es, headline_en }) => ({ id, name: pick(language, headline_es, headline_en) }));
  const isKnown = known.some(({ id }) => id === chosen);
  const offered = chosen !== null && !isKnown ? [{ id: chosen, name: title }, ...known] : known;
  return (
    <OneOf
      id="exposure-alert"
      label={t("exposure_alert_choice")}
      value={chosen === null ? "" : String(chosen)}
      onChange={(id) => change({ exposure: `alert:${id}`, map: null })}
    >
      {chosen === null && (
        <MenuItem value="" disabled>
          —
        </MenuItem>
      )}
      {offered.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </OneOf>
  );
}

/** Up to five; what the address asks for stands among those that are offered. */
function DistanceChoice() {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const chosen = distancesIn(search);
  const offered = [...new Set([...offeredDistances, ...chosen])].toSorted((one, other) => one - other);
  return (
    <FormControl size="small" sx={width}>
      <InputLabel id="exposure-distances" shrink>
        {t("exposure_distances")}
      </InputLabel>
      <Select<number[]>
        labelId="exposure-distances"
        label={t("exposure_distances")}
        multiple
        notched
        displayEmpty
        value={chosen}
        renderValue={(all) =>
          all.length === 0 ? t("exposure_no_distance") : all.map((metres) => distanceText(metres, language)).join(" · ")
        }
        onChange={({ target: { value } }) =>
          change({ around: (value as number[]).toSorted((one, other) => one - other).slice(0, mostDistances) })
        }
      >
        {offered.map((metres) => (
          <MenuItem
            key={metres}
            value={metres}
            disabled={chosen.length >= mostDistances && !chosen.includes(metres)}
            sx={{ fontVariantNumeric: "tabular-nums" }}
          >
            {distanceText(metres, language)}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

function PartsChoice({ partings }: { partings: readonly Variable[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const { zones, variable_id } = partsIn(search);
  const hasDistances = distancesIn(search).length > 0;
  return (
    <OneOf
      id="exposure-parts"
      label={t("exposure_parts")}
      value={variable_id === null ? zones : String(variable_id)}
      onChange={(parts) => change({ parts })}
    >
      <MenuItem value="whole">{t("exposure_parts.whole")}</MenuItem>
      {hasDistances && <MenuItem value="rings">{t("exposure_parts.rings")}</MenuItem>}
      <MenuItem value="places">{t("exposure_parts.places")}</MenuItem>
      {partings.map(({ id, name_es, name_en }) => (
        <MenuItem key={id} value={String(id)}>
          {pick(language, name_es, name_en)}
        </MenuItem>
      ))}
    </OneOf>
  );
}
