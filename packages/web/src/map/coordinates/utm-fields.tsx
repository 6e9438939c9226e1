// One position in UTM: its zone, east and north in metres, applied as soon as they make a place.
import { useId, useState } from "react";
import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useFollowing } from "../../ui/use-following.ts";
import { useWords } from "../../ui/words.ts";
import { parseUtm } from "./coordinates.ts";
import { zonesOf } from "./territory.ts";
import { useTerritory } from "./use-territory.ts";
import { formatUtm, toUtm, zoneOf, zoneText, type UtmZone } from "./utm.ts";

type UtmFieldsProps = {
  position: Position | null;
  onChange: (position: Position) => void;
  company_id?: number | null | undefined;
};

const names = ["east", "north"] as const;
/** While no place is known yet: that of most of Chile. */
const fallback: UtmZone = { number: 19, isSouth: true };

type Texts = Record<(typeof names)[number], string>;

const textsOf = (position: Position | null, zone: UtmZone): Texts => {
  const utm = position && toUtm(position, zone);
  return { east: utm ? utm.east.toFixed(1) : "", north: utm ? utm.north.toFixed(1) : "" };
};

/** The zones are those of the places, and of where the position lies. */
export function UtmFields({ position, onChange, company_id }: UtmFieldsProps) {
  const t = useWords();
  const id = useId();
  const { own } = useTerritory(company_id);
  const zones = zonesOf(own, position);
  const [chosen, setChosen] = useState<UtmZone | null>(position && zoneOf(position));
  const zone = chosen ?? zones[0] ?? fallback;
  const pairOf = ({ east, north }: Texts) => parseUtm(`${east} ${north}`, zone);
  const saysTheSame = (before: Texts) => {
    const read = pairOf(before);
    return !position || (read && formatUtm(read, zone, ".") === formatUtm(position, zone, "."));
  };
  const [texts, setTexts] = useFollowing<Texts>(`${position?.join()} ${zoneText(zone)}`, (before) =>
    before && saysTheSame(before) ? before : textsOf(position, zone),
  );
  const typed = pairOf(texts);
  const isLeftOut = Boolean(texts.east.trim() || texts.north.trim()) && !typed;

  const change = (next: Texts) => {
    setTexts(next);
    const at = pairOf(next);
    if (at) onChange(at);
  };

  return (
    <Box sx={{ display: "grid", gap: "8px" }}>
      <Segmented
        label={t("coordinates_zone")}
        value={zoneText(zone)}
        segments={zones.map((one) => ({ value: zoneText(one), label: zoneText(one) }))}
        onChange={(text) => setChosen(zones.find((one) => zoneText(one) === text) ?? zone)}
      />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "8px" }}>
        {names.map((name) => (
          <OutlinedInput
            key={name}
            size="small"
            value={texts[name]}
            error={isLeftOut}
            onChange={(event) => change({ ...texts, [name]: event.target.value })}
            endAdornment={
              <Typography component="span" aria-hidden color="textDisabled" sx={{ fontSize: 12, pl: "2px" }}>
                m
              </Typography>
            }
            inputRef={(input: HTMLInputElement | null) =>
              input?.setCustomValidity(isLeftOut ? t("coordinates_utm_unreadable") : "")
            }
            slotProps={{
              input: {
                "aria-label": t(`coordinates_${name}`),
                "aria-describedby": isLeftOut ? `${id}-problem` : undefined,
                autoComplete: "off",
                inputMode: "decimal",
                placeholder: t(`coordinates_${name}`),
                style: { fontVariantNumeric: "tabular-nums" },
              },
            }}
          />
        ))}
      </Box>
      <Box id={`${id}-problem`} aria-live="polite">
        {isLeftOut && (
          <Typography variant="caption" component="p" color="error" sx={{ m: 0 }}>
            {t("coordinates_utm_unreadable")}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
