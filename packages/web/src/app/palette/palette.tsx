// The command palette (Ctrl/Cmd+K): one field that finds screens, places, actions and whatever is kept, by keyboard alone.
import { useState, type KeyboardEvent } from "react";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import InputBase from "@mui/material/InputBase";
import Typography from "@mui/material/Typography";
import { useSession } from "../../api/session.ts";
import { Icon } from "../../ui/icon.tsx";
import { Keys } from "../../ui/keys.tsx";
import { isPressed } from "../../ui/shortcuts.ts";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { visibleMenu } from "../../api/menu-visibility.ts";
import { closeOverlay } from "../overlay.ts";
import { foundKinds, isFound, matching, type Command } from "./command.ts";
import { CommandList, optionId } from "./command-list.tsx";
import { keepChoice, recentChoices } from "./recent.ts";
import { useCommands } from "./use-commands.ts";
import { useFoundCommands } from "./use-found-commands.ts";

const listId = "palette-list";

/** Closes first, so that what is chosen finds the page free of dialogs and with the focus where it was. */
function choose(command: Command): void {
  const { id, kind, title, detail } = command;
  keepChoice(isFound(kind) ? { id, title, detail } : { id });
  closeOverlay();
  setTimeout(command.run);
}

/** Matches in the order in which they are shown. The marked one stays marked while it is still there. */
function useMatches(typed: string) {
  const user = useSession((state) => state.user);
  const [recent] = useState(recentChoices);
  const menu = user ? visibleMenu(user) : [];
  const commands = useCommands(menu);
  const { hits, known, isSearching } = useFoundCommands(menu, typed, recent);
  const ids = recent.map(({ id }) => id);
  const groups = matching(typed.trim() ? commands : [...commands, ...known], typed, ids);
  // The server found them by more than their title, and in its own order.
  const found = foundKinds.map((kind) => ({ kind, commands: hits.filter((hit) => hit.kind === kind) }));
  return { groups: [...groups, ...found.filter((group) => group.commands.length > 0)], isSearching };
}

export function Palette() {
  const t = useWords();
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState<string | null>(null);
  const { groups, isSearching } = useMatches(typed);
  const all = groups.flatMap(({ commands }) => commands);
  const index = Math.max(
    0,
    all.findIndex(({ id }) => id === marked),
  );
  const active = all[index];

  const move = (step: number) => setMarked(all.at((index + step) % all.length)?.id ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && active) choose(active);
    else if (isPressed(event.nativeEvent, "palette")) closeOverlay();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={closeOverlay}
      aria-label={t("palette")}
      maxWidth={false}
      slotProps={{
        container: { sx: { alignItems: "flex-start" } },
        paper: { sx: { mt: "72px", width: 560, [phoneQuery]: { mt: "16px" } } },
      }}
    >
      <Box
        sx={{ display: "flex", alignItems: "center", gap: "10px", px: "16px", borderBottom: 1, borderColor: "divider" }}
      >
        <Icon name="search" size={15} color="var(--mui-palette-text-disabled)" />
        <InputBase
          autoFocus
          fullWidth
          value={typed}
          placeholder={t("palette_search")}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(null);
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: "combobox",
            "aria-label": t("palette_search"),
            "aria-expanded": all.length > 0,
            "aria-controls": listId,
            "aria-autocomplete": "list",
            "aria-activedescendant": active ? optionId(active) : undefined,
            autoComplete: "off",
            spellCheck: false,
            enterKeyHint: "go",
          }}
          sx={{ height: 48, fontSize: "0.9375rem", [phoneQuery]: { fontSize: "1rem" } }}
        />
        <Box component="span" aria-hidden sx={{ "@media (pointer: coarse)": { display: "none" } }}>
          <Keys of="close" />
        </Box>
      </Box>
      <CommandList id={listId} groups={groups} active={active} onMark={setMarked} onChoose={choose} />
      <Typography
        role="status"
        variant="caption"
        component="p"
        color="textDisabled"
        sx={{ m: 0, p: "10px 16px", borderTop: all.length > 0 ? 1 : 0, borderColor: "divider" }}
      >
        {isSearching
          ? t("palette_searching")
          : all.length === 0
            ? t("palette_none")
            : t(all.length === 1 ? "palette_one" : "palette_count", { count: all.length })}
      </Typography>
    </Dialog>
  );
}
