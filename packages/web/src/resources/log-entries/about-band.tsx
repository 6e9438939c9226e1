// Above a line that is typed: which one it corrects or follows.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import type { TypedLine } from "./typed-line.ts";

type AboutBandProps = { about: NonNullable<TypedLine["about"]>; onStop: () => void };

export function AboutBand({ about: { number, step }, onStop }: AboutBandProps) {
  const t = useWords();
  return (
    <Box
      role="status"
      sx={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "4px 10px",
        p: "4px 6px 4px 12px",
        borderRadius: "6px",
        color: theme.vars.palette.statusSoft.info.softText,
        bgcolor: theme.vars.palette.statusSoft.info.soft,
      })}
    >
      <Icon name={step === "correction" ? "pencil-square-o" : "level-down"} size={14} />
      <Box sx={{ flex: "1 1 200px" }}>{t(step === "correction" ? "log_correcting" : "log_following", { number })}</Box>
      <Button size="small" variant="text" color="inherit" onClick={onStop}>
        {t("log_stop_about")}
      </Button>
    </Box>
  );
}
