// What tells an exercise from a warning, wherever one is seen: a band over it, in a colour that nothing else has.
import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

/** SIMULACRO over the whole width. */
export function ExerciseBand() {
  const t = useWords();
  return (
    <Box
      sx={(theme) => {
        const { text, stripe, stripe2 } = theme.vars.palette.exercise;
        return {
          flex: "none",
          display: "flex",
          alignItems: "center",
          gap: "12px",
          minHeight: 32,
          padding: "4px 20px",
          color: text,
          background: `repeating-linear-gradient(-45deg, ${stripe} 0 14px, ${stripe2} 14px 28px)`,
          printColorAdjust: "exact",
        };
      }}
    >
      <Icon name="bullhorn" size={15} />
      <Box component="strong" sx={{ letterSpacing: "0.12em" }}>
        {t("alert_exercise_band")}
      </Box>
      <span>{t("alert_exercise_text")}</span>
    </Box>
  );
}

/** A filled button of an exercise. */
export const exerciseButton: SxProps<Theme> = (theme) => {
  const { text, stripe } = theme.vars.palette.exercise;
  return { color: stripe, backgroundColor: text, "&:hover": { color: stripe, backgroundColor: text, opacity: 0.9 } };
};
