// Two fields for one position: latitude and longitude as people write them, checked while typing. Whatever has a position in it can be
// pasted into either.
import { Box, OutlinedInput, Typography } from "@mui/material";
import { type ClipboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { useWords } from "../../ui/words.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Axis } from "./angles.ts";
import { type CoordinateFormat, formatCoordinate } from "./coordinate-text.ts";
import { parseCoordinate, understand, understandFields } from "./coordinates.ts";
import type { Understood } from "./judge-position.ts";
import { PositionChoices } from "./proposed-positions.tsx";
import { useTerritory } from "./use-territory.ts";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";

type LatLonFieldsProps = {
  position: Position | null;
  onChange: (position: Position) => void;
  language: Language;
  format?: CoordinateFormat;
  /** The place against which what is typed is understood; without one the active place. */
  company_id?: number | null | undefined;
};

const axes: Axis[] = ["lat", "lon"];

const textsOf = (position: Position | null, format: CoordinateFormat, language: Language): Record<Axis, string> => ({
  lat: position ? formatCoordinate(position[1], "lat", format, language) : "",
  lon: position ? formatCoordinate(position[0], "lon", format, language) : "",
});

const choicesOf = (found: Understood | null): Position[] => (found && "choices" in found ? found.choices : []);

export function LatLonFields({ position, onChange, language, format = "decimal", company_id }: LatLonFieldsProps) {
  const t = useWords();
  const id = useId();
  const { area, places } = useTerritory(company_id);
  const [texts, setTexts] = useState(() => textsOf(position, format, language));
  const [pasted, setPasted] = useState<Understood | null>(null);
  const read = { lat: parseCoordinate(texts.lat, "lat"), lon: parseCoordinate(texts.lon, "lon") };
  const typed: Position | null =
    read.lat.problem || read.lon.problem ? null : ([read.lon.value, read.lat.value] as Position);
  const isTaken = typed !== null && String(typed) === String(position);
  const choices = pasted ? choicesOf(pasted) : isTaken ? [] : choicesOf(understandFields(texts.lat, texts.lon, area));
  const isDoubtful = choices.length > 0;
  const [isAsked, setAsked] = useState(false);
  const isLeftOut = !typed && axes.some((axis) => texts[axis].trim() || position);
  const problem = isDoubtful
    ? undefined
    : (pasted && "problem" in pasted && pasted.problem) ||
      axes.map((axis) => texts[axis].trim() && read[axis].problem).find(Boolean) ||
      (isAsked && isLeftOut ? "missing" : undefined);

  /** Someone else moved the position (a drag on the map): the fields follow, unless they say the same already. */
  const follow = useEffectEvent(() => {
    if (String(typed) === String(position)) return;
    setPasted(null);
    setTexts(textsOf(position, format, language));
  });
  useEffect(() => follow(), [position?.join()]);
  const rewrite = useEffectEvent(() => setTexts(textsOf(position, format, language)));
  useEffect(() => rewrite(), [format, language]);

  const take = (at: Position) => {
    setPasted(null);
    setTexts(textsOf(at, format, language));
    onChange(at);
  };

  const change = (next: Record<Axis, string>) => {
    setPasted(null);
    setTexts(next);
    const found = understandFields(next.lat, next.lon, area);
    if (found && "position" in found) onChange(found.position);
  };

  /** A text with a whole position fills both fields; one that may mean several is kept in sight until one is chosen. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text").trim();
    const found = understand(text, area);
    if ("problem" in found && found.problem !== "short_link") return;
    event.preventDefault();
    if ("position" in found) return take(found.position);
    setTexts({ lat: text, lon: "" });
    setPasted(found);
  };

  return (
    <Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "8px" }}>
        {axes.map((axis) => (
          <OutlinedInput
            key={axis}
            size="small"
            value={texts[axis]}
            error={Boolean(problem && texts[axis].trim() && read[axis].problem)}
            onChange={(event) => change({ ...texts, [axis]: event.target.value })}
            onPaste={paste}
            onInvalid={() => setAsked(true)}
            inputRef={(input: HTMLInputElement | null) =>
              input?.setCustomValidity(
                isDoubtful
                  ? t("coordinates_doubtful")
                  : isLeftOut && read[axis].problem
                    ? t(`coordinates_${read[axis].problem}`)
                    : "",
              )
            }
            endAdornment={<Unit>{t(`coordinates_${axis}`).toLowerCase()}</Unit>}
            sx={{ fontSize: 13, height: 32, px: "8px", "& input": { p: 0 }, [phoneQuery]: { height: 44 } }}
            slotProps={{
              input: {
                "aria-label": t(`coordinates_${axis}`),
                "aria-describedby": problem || isDoubtful ? `${id}-problem` : undefined,
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
        {isDoubtful && <PositionChoices choices={choices} places={places} onChoose={take} />}
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
