// Choosing a colour: a square of saturation and value, bars of hue and alpha, the two as text, and safe colours.
import { useEffect, useRef, useState } from "react";
import Box from "@mui/material/Box";
import { HsvaColorPicker, setNonce, type HsvaColor } from "react-colorful";
import { nonce } from "../../../ui/theme/nonce.ts";
import { useWords } from "../../../ui/words.ts";
import { colorModel, leadingThrottle, shownHex, squarePause, tidyAlpha, type ColorModel } from "./color-model.ts";
import { AlphaText, HexText } from "./color-text.tsx";
import { SafeColors } from "./safe-color-row.tsx";
import { validColor } from "./safe-colors.ts";

setNonce(nonce() ?? "");

type ColorPanelProps = { value: string; onChange: (color: string) => void };

const asPicked = ({ hsv, a }: ColorModel): HsvaColor => ({ h: hsv.h, s: hsv.s * 100, v: hsv.v * 100, a });

export function ColorPanel({ value, onChange }: ColorPanelProps) {
  const [model, setModel] = useState(() => colorModel({ hex: validColor(value) }));
  const [drag] = useState(() => leadingThrottle((tell: () => void) => tell(), squarePause));
  useEffect(() => {
    // A drag may end outside of the square, and with it the panel.
    const ends = ["pointerup", "pointercancel", "mouseup", "touchend", "keyup"] as const;
    for (const end of ends) window.addEventListener(end, drag.release);
    return () => {
      for (const end of ends) window.removeEventListener(end, drag.release);
      drag.release();
    };
  }, [drag]);
  const panel = useNamedSliders();
  const take = (next: ColorModel) => {
    setModel(next);
    onChange(shownHex(next));
  };
  const pick = ({ h, s, v, a }: HsvaColor) => {
    const next = colorModel({ hsv: { h, s: s / 100, v: v / 100, a: tidyAlpha(a) } }, model.oldHue);
    setModel(next);
    // Only the square is throttled; the bars are heard at once.
    const isSquare = h === model.hsv.h && next.a === model.a;
    if (isSquare) drag.move(() => onChange(shownHex(next)));
    else onChange(shownHex(next));
  };
  const takeHex = (hex: string) => take(colorModel({ hex }, model.oldHue));
  return (
    <Box
      ref={panel}
      sx={(theme) => ({
        width: 268,
        padding: "12px",
        display: "grid",
        gap: "10px",
        "& .react-colorful": { width: "100%", height: 150, gap: "8px" },
        "& .react-colorful__saturation": { borderRadius: "4px", borderBottom: 0 },
        "& .react-colorful__hue, & .react-colorful__alpha": { height: 10, borderRadius: "5px" },
        "& .react-colorful__pointer": { width: 18, height: 18 },
        "& .react-colorful__interactive:focus-visible": {
          outline: `2px solid ${theme.vars.palette.focus}`,
          outlineOffset: 2,
        },
      })}
    >
      <HsvaColorPicker color={asPicked(model)} onChange={pick} />
      <Box sx={{ display: "flex", gap: "8px", alignItems: "center" }}>
        <Box
          sx={{ flex: "none", width: 28, height: 28, borderRadius: "6px", border: 1, borderColor: "divider" }}
          style={{ backgroundColor: shownHex(model) }}
        />
        <HexText value={shownHex(model)} onChange={takeHex} />
        <AlphaText value={model.a} onChange={(a) => take(colorModel({ hsv: { ...model.hsv, a } }, model.oldHue))} />
      </Box>
      <SafeColors value={shownHex(model)} onPick={takeHex} />
    </Box>
  );
}

/** The picker names its three sliders in English only. */
function useNamedSliders() {
  const t = useWords();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const names = [t("color_square"), t("color_hue"), t("color_alpha")];
    const sliders = panel.current?.querySelectorAll(".react-colorful__interactive") ?? [];
    for (const [index, slider] of [...sliders].entries()) slider.setAttribute("aria-label", names[index] ?? "");
  }, [t]);
  return panel;
}
