// Icons of Font Awesome 4.7 by name, always decoration: the text or the accessible name stands beside them.
import { styled } from "@mui/material/styles";
import { iconCodePoints } from "@atalaya/contract/icons.ts";
import "./theme/icon-font.css";

const Glyph = styled("span")({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  minWidth: 16,
  height: 16,
  fontFamily: "FontAwesome",
  fontWeight: "normal",
  fontStyle: "normal",
  letterSpacing: 0,
  lineHeight: 1,
  textRendering: "auto",
  WebkitFontSmoothing: "antialiased",
  userSelect: "none",
});

export type IconProps = {
  /** Font Awesome 4.7 name without `fa-`: `map-o`. */
  name: string;
  /** Font size in px; the box stays 16 px or grows with a larger icon. */
  size?: number;
  color?: string;
  className?: string;
};

/** One icon in a fixed box, hidden from assistive technology. */
export function Icon({ name, size = 13, color, className }: IconProps) {
  return (
    <Glyph aria-hidden="true" className={className} style={{ fontSize: size, color }}>
      {iconCodePoints[name] ?? iconCodePoints.question}
    </Glyph>
  );
}
