// One position in UTM: its zone, east and north in metres, applied as soon as they make a place.
import { useEffect, useEffectEvent, useId, useState } from "react";
import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import type { Position } from "@atalaya/contract/geometry.ts";
import { Segmented } from "../ui/segmented.tsx";
import { useWords } from "../ui/words.ts";
import { formatUtm, parseUtm, toUtm, utmZones, zoneOf, type UtmZone } from "./utm.ts";

type UtmFieldsProps = { position: Position | null; onChange: (position: Position) => void };

const names = ["east", "north"] as const;

const textsOf = (position: Position | null, zone: UtmZone) => {
  const utm = position && toUtm(position, zone);
  return { east: utm ? utm.east.toFixed(1) : "", north: utm ? utm.north.toFixed(1) : "" };
};

export function UtmFields({ position, onChange }: UtmFieldsProps) {
  const t = useWords();
  const id = useId();
  const [zone, setZone] = useState<UtmZone>(position ? zoneOf(position) : 19);
  const [texts, setTexts] = useState(() => textsOf(position, zone));
  const pairOf = ({ east, north }: typeof texts) => parseUtm(`${east} ${north}`, zone);
  const typed = pairOf(texts);
  const isLeftOut = Boolean(texts.east.trim() || texts.north.trim()) && !typed;

  const follow = useEffectEvent(() => {
    if (!position || (typed && formatUtm(typed, zone, ".") === formatUtm(position, zone, "."))) return;
    setTexts(textsOf(position, zone));
  });
  useEffect(() => follow(), [position?.join(), zone]);

  const change = (next: typeof texts) => {
    setTexts(next);
    const at = pairOf(next);
    if (at) onChange(at);
  };

  return (
    <Box sx={{ display: "grid", gap: "8px" }}>
      <Segmented
        label={t("coordinates_zone")}
        value={String(zone)}
        segments={utmZones.map((one) => ({ value: String(one), label: `${one}S` }))}
        onChange={(chosen) => setZone(utmZones.find((one) => String(one) === chosen) ?? zone)}
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
