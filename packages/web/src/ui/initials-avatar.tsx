// A person as a disc with initials.
import Box from "@mui/material/Box";
import { hiddenEdge } from "./theme/theme-forced-colors.ts";

/** First letters of the first and the last name: "Ana María Rojas" is AR. */
export const initialsOf = (name: string): string => {
  const parts = name.trim().split(/\s+/);
  return [parts[0], parts.length > 1 ? parts.at(-1) : ""].map((part) => part?.charAt(0).toUpperCase()).join("");
};

type InitialsAvatarProps = {
  name: string;
  size?: number;
  /** Somebody who cannot sign in: a dashed ring instead of a filled disc. */
  isFaint?: boolean;
};

/** Decoration: the name stands beside it. */
export function InitialsAvatar({ name, size = 28, isFaint = false }: InitialsAvatarProps) {
  return (
    <Box
      component="span"
      aria-hidden
      style={{ width: size, height: size, fontSize: `${Math.round(size * 0.4) / 16}rem` }}
      sx={(theme) => ({
        display: "inline-flex",
        flex: "none",
        alignItems: "center",
        justifyContent: "center",
        borderRadius: "50%",
        fontWeight: 650,
        color: isFaint ? theme.vars.palette.text.disabled : theme.vars.palette.softText,
        backgroundColor: isFaint ? "transparent" : theme.vars.palette.soft,
        border: isFaint ? `1px dashed ${theme.vars.palette.borderStrong}` : hiddenEdge,
      })}
    >
      {initialsOf(name)}
    </Box>
  );
}
