// The frame of the quick entry: its head with what this device has kept, and a foot with what is missing and the two ways to save.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useIsOffline } from "../../../api/connection.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import type { Missing } from "./entry.ts";

type QuickFrameProps = Parameters<typeof Head>[0] & Parameters<typeof Foot>[0] & { children: ReactNode };

const wholeScreen = { "&&": { m: 0, width: "100%", maxWidth: "none", height: "100%", borderRadius: 0 } };

export function QuickFrame({ isKept, onClose, missing, isAsked, onSave, choice, children }: QuickFrameProps) {
  const isPhone = useIsPhone();
  const isOffline = useIsOffline();
  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={onClose}
      aria-labelledby="quick-title"
      slotProps={{ paper: { sx: isPhone ? wholeScreen : { width: 460 } } }}
    >
      <Head isKept={isKept} onClose={onClose} />
      {isOffline && <Offline />}
      <Box sx={{ flex: 1, overflowY: "auto", p: "16px", display: "grid", gap: "16px", alignContent: "start" }}>
        {children}
      </Box>
      <Foot missing={missing} isAsked={isAsked} onSave={onSave} choice={choice} />
    </Dialog>
  );
}

const headStyle = {
  display: "flex",
  alignItems: "center",
  gap: "8px",
  p: "4px 16px 4px 4px",
  borderBottom: 1,
  borderColor: "divider",
};

function Head({ isKept, onClose }: { isKept: boolean; onClose: () => void }) {
  const t = useWords();
  const isPhone = useIsPhone();
  return (
    <Box sx={headStyle}>
      <IconButton
        aria-label={t(isPhone ? "quick_close" : "quick_close_here")}
        onClick={onClose}
        sx={{ width: 44, height: 44 }}
      >
        <Icon name="times" />
      </IconButton>
      <Typography variant="h3" component="h2" id="quick-title" sx={{ flex: 1 }}>
        {t("quick_entry")}
      </Typography>
      {isKept && <Tag label={t(isPhone ? "quick_kept" : "quick_kept_here")} />}
    </Box>
  );
}

function Offline() {
  const t = useWords();
  return (
    <Box
      role="status"
      sx={(theme) => ({
        display: "flex",
        gap: "10px",
        p: "8px 16px",
        color: theme.vars.palette.statusSoft.warning.softText,
        bgcolor: theme.vars.palette.statusSoft.warning.soft,
      })}
    >
      <Icon name="plug" /> {t("quick_offline")}
    </Box>
  );
}

type FootProps = {
  missing: readonly Missing[];
  /** Somebody has tried to save already. */
  isAsked: boolean;
  onSave: (isWhole: boolean) => void;
  /** What is decided with the press: always in sight above it. */
  choice: ReactNode;
};

function Foot({ missing, isAsked, onSave, choice }: FootProps) {
  const t = useWords();
  return (
    <Box sx={{ p: "10px 16px 12px", borderTop: 1, borderColor: "divider" }}>
      {choice}
      {missing.length > 0 && (
        <Typography
          variant="caption"
          component="p"
          id="quick-missing"
          role="status"
          color={isAsked ? "error" : "textSecondary"}
          sx={{ m: "0 0 8px" }}
        >
          {t("quick_missing", { what: missing.map((one) => t(`quick_missing_${one}`)).join(", ") })}
        </Typography>
      )}
      <Box sx={{ display: "flex", gap: "8px" }}>
        <Button variant="outlined" onClick={() => onSave(true)} sx={{ height: 48 }}>
          {t("quick_whole")}
        </Button>
        <Button
          variant="contained"
          aria-describedby={missing.length > 0 ? "quick-missing" : undefined}
          onClick={() => onSave(false)}
          sx={{ flex: 1, height: 48 }}
        >
          {t("quick_save")}
        </Button>
      </Box>
    </Box>
  );
}
