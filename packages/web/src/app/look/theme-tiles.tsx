// The tiles of the look's settings: a colour with its name, a sidebar as a small drawing.
import type { KeyboardEvent, ReactNode } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { Icon } from "../../ui/icon.tsx";
import { accents, darkSidebar, neutrals, type SidebarMode, type ThemeColor } from "../../ui/theme/tokens.ts";
import { useWords } from "../../ui/words.ts";

const Tile = styled(ButtonBase)(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 6,
  padding: "10px 8px 8px",
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: "0.75rem",
  color: theme.vars.palette.text.secondary,
  "&:hover": { borderColor: theme.vars.palette.borderStrong },
  "&[aria-checked=true]": {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
  },
}));

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows move the choice through the group, as in any group of radio buttons. */
function moveChoice(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tiles = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])];
  const next = tiles.at((tiles.indexOf(event.currentTarget) + step) % tiles.length);
  next?.focus();
  next?.click();
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void };

function Choice({ isChosen, onChoose, children }: ChoiceProps & { children: ReactNode }) {
  return (
    <Tile role="radio" aria-checked={isChosen} tabIndex={isChosen ? 0 : -1} onClick={onChoose} onKeyDown={moveChoice}>
      {children}
    </Tile>
  );
}

/** One of the nine colours. The dot shows the colour of the light scheme, which is the one the name stands for. */
export function ColorTile({ color, isChosen, onChoose }: ChoiceProps & { color: ThemeColor }) {
  const t = useWords();
  return (
    <Choice isChosen={isChosen} onChoose={onChoose}>
      <Box
        component="span"
        sx={{ display: "grid", placeItems: "center", width: 32, height: 32, borderRadius: "50%", color: "#FFFFFF" }}
        style={{ backgroundColor: accents.light[color].main }}
      >
        {isChosen && <Icon name="check" size={14} />}
      </Box>
      {t(`color.${color}`)}
    </Choice>
  );
}

/** Light or dark sidebar, drawn. */
export function SidebarTile({ mode, isChosen, onChoose }: ChoiceProps & { mode: SidebarMode }) {
  const t = useWords();
  const bar =
    mode === "dark"
      ? { fill: darkSidebar.surface, line: darkSidebar.muted }
      : { fill: neutrals.light.surface, line: neutrals.light.control };
  return (
    <Choice isChosen={isChosen} onChoose={onChoose}>
      <svg viewBox="0 0 110 56" width="100%" aria-hidden="true">
        <rect x=".5" y=".5" width="109" height="55" rx="4" fill={neutrals.light.bg} stroke={neutrals.light.border} />
        <path d="M4.5.5h28v55h-28a4 4 0 0 1-4-4v-47a4 4 0 0 1 4-4Z" fill={bar.fill} stroke={neutrals.light.border} />
        <path d="M6 9h20M6 17h15M6 25h18M6 33h12" stroke={bar.line} strokeWidth="3" strokeLinecap="round" />
      </svg>
      {t(`sidebar.${mode}`)}
    </Choice>
  );
}
