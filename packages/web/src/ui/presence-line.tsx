// Who else has the same thing open at this moment.
import Box from "@mui/material/Box";
import { usePresence, type Subject } from "../api/live/use-presence.ts";
import { InitialsAvatar } from "./initials-avatar.tsx";
import { useWords, type Translate } from "./words.ts";

const mostDiscs = 3;

const sentence = (names: readonly string[], t: Translate): string => {
  const [name = "", other = ""] = names;
  if (names.length === 1) return t("live_here_one", { name });
  return names.length === 2
    ? t("live_here_two", { name, other })
    : t("live_here_many", { name, count: names.length - 1 });
};

/** Nothing while nobody else has. */
export function PresenceLine({ of }: { of: Subject }) {
  const t = useWords();
  const names = usePresence(of).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Box
      role="status"
      className="screen-only"
      sx={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: "8px",
        mt: "6px",
        fontSize: "0.75rem",
        color: theme.vars.palette.text.secondary,
      })}
    >
      <Box component="span" aria-hidden sx={{ display: "flex", "& > * + *": { ml: "-6px" } }}>
        {names.slice(0, mostDiscs).map((name) => (
          <InitialsAvatar key={name} name={name} size={20} />
        ))}
      </Box>
      {sentence(names, t)}
    </Box>
  );
}
