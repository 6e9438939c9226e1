// The roles of text as MUI variants: sizes in rem, so that the user's own font size is respected.
import type { TypographyVariantsOptions } from "@mui/material/styles";
import { fontFamily } from "./tokens.ts";

const htmlFontSize = 16;
const rem = (px: number) => `${px / htmlFontSize}rem`;

const role = (size: number, line: number, fontWeight: number, letterSpacing: string) => ({
  fontSize: rem(size),
  lineHeight: line / size,
  fontWeight,
  letterSpacing,
  textTransform: "none" as const,
});

const body = role(13, 20, 400, "-0.004em");

export const typography: TypographyVariantsOptions = {
  fontFamily,
  htmlFontSize,
  fontSize: 13,
  fontWeightRegular: 400,
  fontWeightMedium: 550,
  fontWeightBold: 600,
  h1: role(24, 32, 620, "-0.02em"),
  h2: role(22, 28, 620, "-0.02em"),
  h3: role(18, 24, 600, "-0.012em"),
  h4: role(14, 20, 600, "-0.004em"),
  h5: role(14, 20, 600, "-0.004em"),
  h6: role(13, 20, 600, "0"),
  subtitle1: role(13, 20, 600, "0"),
  subtitle2: role(13, 20, 600, "0"),
  body1: body,
  body2: body,
  caption: role(12, 16, 400, "0"),
  overline: role(11, 16, 400, "0"),
  button: role(13, 20, 550, "0"),
};
