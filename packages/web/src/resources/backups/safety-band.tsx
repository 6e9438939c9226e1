// The band at the top of the screen: whether the data are safe, and that a backup is being made.
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { Icon } from "../../ui/icon.tsx";
import { statusIcons } from "../../ui/theme/tokens.ts";
import { useWords } from "../../ui/words.ts";
import type { Safety } from "./safety.ts";

type SafetyBandProps = { safety: Safety; isRunning: boolean };

export function SafetyBand({ safety: { status, title, text }, isRunning }: SafetyBandProps) {
  return (
    <Card>
      <Box
        sx={(theme) => ({
          display: "flex",
          alignItems: "flex-start",
          gap: "12px",
          padding: "14px 16px",
          color: theme.vars.palette.statusSoft[status].softText,
          backgroundColor: theme.vars.palette.statusSoft[status].soft,
        })}
      >
        <Box
          component="span"
          sx={{ display: "inline-flex", flex: "none", width: 24, mt: "1px", color: `${status}.main` }}
        >
          <Icon name={statusIcons[status]} size={22} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: "2px", maxWidth: 900 }}>{text}</Typography>
        </Box>
      </Box>
      <Running isRunning={isRunning} />
    </Card>
  );
}

/** Always there, so that its text is read aloud when it comes. */
function Running({ isRunning }: { isRunning: boolean }) {
  const t = useWords();
  return (
    <div role="status">
      {isRunning && (
        <>
          <LinearProgress aria-hidden sx={{ height: 3 }} />
          <Box sx={{ padding: "10px 16px" }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {t("backups_running")}
            </Typography>{" "}
            <Typography component="span" color="textSecondary">
              {t("backups_running_text")}
            </Typography>
          </Box>
        </>
      )}
    </div>
  );
}
