// Two fields for one position: latitude and longitude as people write them, checked while typing.
import { Box, ButtonBase, OutlinedInput, Typography } from "@mui/material";
import { type ClipboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { useWords } from "../ui/words.ts";
import type { Bbox, Position } from "@atalaya/contract/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { type CoordinateFormat, formatCoordinate, swapSuggestion } from "./coordinate-text.ts";
import { type Axis, parseCoordinate, parsePair } from "./coordinates.ts";
import { Icon } from "../ui/icon.tsx";
import { phoneQuery } from "../ui/theme-global.ts";

type LatLonFieldsProps = {
  position: Position | null;
  onChange: (position: Position) => void;
  language: Language;
  format?: CoordinateFormat;
  /** Bounds of where positions are expected: turns a swapped pair into a suggestion. */
  territory?: Bbox | null;
};

const axes: Axis[] = ["lat", "lon"];

const textsOf = (position: Position | null, format: CoordinateFormat, language: Language): Record<Axis, string> => ({
  lat: position ? formatCoordinate(position[1], "lat", format, language) : "",
  lon: position ? formatCoordinate(position[0], "lon", format, language) : "",
});

export function LatLonFields({
  position,
  onChange,
  language,
  format = "decimal",
  territory = null,
}: LatLonFieldsProps) {
  const t = useWords();
  const id = useId();
  const [texts, setTexts] = useState(() => textsOf(position, format, language));
  const read = { lat: parseCoordinate(texts.lat, "lat"), lon: parseCoordinate(texts.lon, "lon") };
  const typed: Position | null =
    read.lat.problem || read.lon.problem ? null : ([read.lon.value, read.lat.value] as Position);
  const swapped = typed && swapSuggestion(typed, territory);
  const [isAsked, setAsked] = useState(false);
  const isLeftOut = !typed && axes.some((axis) => texts[axis].trim() || position);
  const problem =
    axes.map((axis) => texts[axis].trim() && read[axis].problem).find(Boolean) ||
    (isAsked && isLeftOut ? "missing" : undefined);

  /** Someone else moved the position (a drag on the map): the fields follow, unless they say the same already. */
  const follow = useEffectEvent(() => {
    if (String(typed) !== String(position)) setTexts(textsOf(position, format, language));
  });
  useEffect(() => follow(), [position?.join()]);
  const rewrite = useEffectEvent(() => setTexts(textsOf(position, format, language)));
  useEffect(() => rewrite(), [format, language]);

  const change = (next: Record<Axis, string>) => {
    setTexts(next);
    const [lat, lon] = [parseCoordinate(next.lat, "lat"), parseCoordinate(next.lon, "lon")];
    if (!lat.problem && !lon.problem) onChange([lon.value, lat.value]);
  };

  /** A pair pasted into either field fills both. */
  const paste = (event: ClipboardEvent) => {
    const pair = parsePair(event.clipboardData.getData("text"));
    if (!pair.value) return;
    event.preventDefault();
    setTexts(textsOf(pair.value, format, language));
    onChange(pair.value);
  };

  return (
    <Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "8px" }}>
        {axes.map((axis) => (
          <OutlinedInput
            key={axis}
            size="small"
            value={texts[axis]}
            error={Boolean(texts[axis].trim() && read[axis].problem)}
            onChange={(event) => change({ ...texts, [axis]: event.target.value })}
            onPaste={paste}
            onInvalid={() => setAsked(true)}
            inputRef={(input: HTMLInputElement | null) =>
              input?.setCustomValidity(isLeftOut && read[axis].problem ? t(`coordinates_${read[axis].problem}`) : "")
            }
            endAdornment={<Unit>{t(`coordinates_${axis}`).toLowerCase()}</Unit>}
            sx={{ fontSize: 13, height: 32, px: "8px", "& input": { p: 0 }, [phoneQuery]: { height: 44 } }}
            slotProps={{
              input: {
                "aria-label": t(`coordinates_${axis}`),
                "aria-describedby": problem || swapped ? `${id}-problem` : undefined,
                autoComplete: "off",
                spellCheck: false,
                inputMode: "text",
                style: { fontVariantNumeric: "tabular-nums" },
              },
            }}
          />
        ))}
      </Box>
      <Box id={`${id}-problem`} aria-live="polite">
        {problem && (
          <Typography
            variant="caption"
            component="p"
            sx={{ color: "error.main", mt: "4px", display: "flex", gap: "6px" }}
          >
            <Icon name="exclamation-circle" size={13} />
            {t(`coordinates_${problem}`)}
          </Typography>
        )}
        {swapped && (
          <ButtonBase
            onClick={() => change(textsOf(swapped, format, language))}
            sx={{
              color: "primary.main",
              fontSize: 12,
              minHeight: 24,
              mt: "4px",
              gap: "6px",
            }}
          >
            <Icon name="exchange" size={13} />
            {t("coordinates_swapped")}
          </ButtonBase>
        )}
      </Box>
    </Box>
  );
}

function Unit({ children }: { children: string }) {
  return (
    <Box component="span" aria-hidden sx={{ color: "text.disabled", fontSize: 12, pl: "2px" }}>
      {children}
    </Box>
  );
}
