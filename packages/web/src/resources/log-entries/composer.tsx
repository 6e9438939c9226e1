// Where a line of the log is typed: its kind, its hour, what it says, and with Enter it is filed. The rest opens below.
import { useRef, useState, type KeyboardEvent } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { LogHead } from "@atalaya/contract/resources/log-entries.ts";
import { longestLogText } from "@atalaya/contract/resources/log-entries.ts";
import { logKindIcons, logKinds } from "@atalaya/contract/resources/log-entries/kinds.ts";
import { Icon } from "../../ui/icon.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { AboutBand } from "./about-band.tsx";
import { LineDetails } from "./line-details.tsx";
import { LineHour } from "./line-hour.tsx";
import type { TypedLines } from "./use-typed-line.ts";

/** A handover is noted on the sheet of the shift. */
const typedKinds = logKinds.filter((kind) => kind !== "handover");

type ComposerProps = { head: LogHead; typed: TypedLines };

export function Composer({ head, typed }: ComposerProps) {
  const t = useWords();
  const isPhone = useIsPhone();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { line, change, file } = typed;
  const isReady = line.text.trim() !== "";
  const fileIt = () => {
    if (!isReady || !file()) return;
    setOpen(false);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends a word that an input method still composes.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || isPhone) return;
    event.preventDefault();
    fileIt();
  };
  return (
    <Box
      component="section"
      aria-label={t("log_composer")}
      className="screen-only"
      sx={{
        flex: "none",
        display: "grid",
        gap: "8px",
        p: "10px 20px 12px",
        borderBottom: 1,
        borderColor: "divider",
        bgcolor: "background.paper",
        [phoneQuery]: { p: "10px 16px 12px" },
      }}
    >
      {line.about && <AboutBand about={line.about} onStop={typed.stopAbout} />}
      <Box sx={{ display: "flex", alignItems: "center", gap: "10px", overflowX: "auto", "& > *": { flex: "none" } }}>
        <Segmented
          label={t("label.log_entries.kind")}
          value={line.kind}
          onChange={(kind) => change({ kind })}
          segments={typedKinds.map((value) => ({ value, label: t(`log_kind.${value}`), icon: logKindIcons[value] }))}
        />
        {!isPhone && <LineHour line={line} onChange={change} />}
      </Box>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: "10px", [phoneQuery]: { flexDirection: "column" } }}>
        <TextField
          inputRef={field}
          id="log-text"
          hiddenLabel
          multiline
          minRows={isPhone ? 2 : 1}
          maxRows={8}
          value={line.text}
          placeholder={t("log_text")}
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={onKeyDown}
          helperText={isPhone ? "" : t("log_text_help")}
          slotProps={{ htmlInput: { maxLength: longestLogText, "aria-label": t("log_text") } }}
          sx={{ flex: 1, width: "100%" }}
        />
        <Box sx={{ display: "flex", gap: "8px", [phoneQuery]: { width: "100%", "& > :last-child": { flex: 1 } } }}>
          <Button
            variant="outlined"
            aria-expanded={isOpen}
            startIcon={<Icon name={isOpen ? "chevron-up" : "chevron-down"} size={11} />}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? "log_fewer" : "log_details")}
          </Button>
          <Button variant="contained" startIcon={<Icon name="pencil" />} disabled={!isReady} onClick={fileIt}>
            {t("log_file")}
          </Button>
        </Box>
      </Box>
      {isOpen && <LineDetails head={head} line={line} onChange={change} onCountFiles={typed.countFiles} />}
    </Box>
  );
}
