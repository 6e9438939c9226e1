// Two fields for one position: latitude and longitude as people write them, checked while typing. Whatever has a position in it can be
// pasted into either.
import { useId, type ClipboardEvent } from "react";
import { Box, OutlinedInput, Typography } from "@mui/material";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { PositionChoices } from "./proposed-positions.tsx";
import { axes, useLatLon, type LatLon } from "./use-lat-lon.ts";

export function LatLonFields(props: LatLon) {
  const t = useWords();
  const id = useId();
  const { texts, problem, problemOf, choices, isLeftOut, ...typed } = useLatLon(props);
  const isDoubtful = choices.length > 0;
  const paste = (event: ClipboardEvent) => {
    if (typed.paste(event.clipboardData.getData("text").trim())) event.preventDefault();
  };

  return (
    <Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "8px" }}>
        {axes.map((axis) => {
          const wrong = problemOf(axis);
          const unreadable = isLeftOut && wrong ? t(`coordinates_${wrong}`) : "";
          return (
            <OutlinedInput
              key={axis}
              size="small"
              value={texts[axis]}
              error={Boolean(problem && texts[axis].trim() && wrong)}
              onChange={(event) => typed.change({ ...texts, [axis]: event.target.value })}
              onPaste={paste}
              onInvalid={typed.ask}
              inputRef={(input: HTMLInputElement | null) =>
                input?.setCustomValidity(isDoubtful ? t("coordinates_doubtful") : unreadable)
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
          );
        })}
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
        {isDoubtful && <PositionChoices choices={choices} places={typed.places} onChoose={typed.take} />}
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
