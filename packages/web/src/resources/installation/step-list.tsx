// The steps at the left: how many are settled, and what was decided in each.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { setupSteps, type Installation, type Setup, type SetupStep } from "@atalaya/contract/resources/installation.ts";
import { useUrlState } from "../../api/url-state.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { summaryOf } from "./step-summary.ts";
import { isSettled, missingOf, stateOf } from "./queries.ts";

type StepListProps = {
  current: Installation;
  setup: Setup;
  open: SetupStep | null;
  /** The steps are numbered, and how far one has come is said. */
  isSettingUp: boolean;
};

export function StepList({ current, setup, open, isSettingUp }: StepListProps) {
  const t = useWords();
  return (
    <Card component="nav" aria-label={t("setup_steps")} sx={{ display: "flex", flexDirection: "column" }}>
      {isSettingUp && <Progress setup={setup} />}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {setupSteps.map((step, index) => (
          <Step
            key={step}
            step={step}
            number={isSettingUp ? index + 1 : null}
            isFirst={index === 0 && !isSettingUp}
            isOpen={step === open}
            current={current}
            setup={setup}
          />
        ))}
      </Box>
      {isSettingUp && (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ m: 0, padding: "12px 16px", borderTop: 1, borderColor: "divider" }}
        >
          {t("setup_foot")}
        </Typography>
      )}
    </Card>
  );
}

function Progress({ setup }: { setup: Setup }) {
  const t = useWords();
  const done = setupSteps.length - missingOf(setup).length;
  return (
    <Box sx={{ padding: "14px 16px" }}>
      <Typography sx={{ fontWeight: 600 }}>{t("setup_progress", { done, count: setupSteps.length })}</Typography>
      <Box aria-hidden sx={{ display: "flex", gap: "4px", mt: "8px" }}>
        {setup.steps.map(({ key, state }) => (
          <Box
            key={key}
            sx={{
              flex: 1,
              height: 5,
              borderRadius: "2px",
              backgroundColor: isSettled(state) ? "primary.main" : state === "warning" ? "warning.main" : "divider",
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

type StepProps = Pick<StepListProps, "current" | "setup"> & {
  step: SetupStep;
  number: number | null;
  isFirst: boolean;
  isOpen: boolean;
};

function Step({ step, number, isFirst, isOpen, current, setup }: StepProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  const state = stateOf(setup, step);
  return (
    <Box component="li">
      <ButtonBase
        aria-current={isOpen ? "step" : undefined}
        onClick={() => change({ step })}
        sx={(theme) => ({
          display: "flex",
          justifyContent: "flex-start",
          gap: "12px",
          width: "100%",
          minHeight: 52,
          padding: "7px 16px 7px 13px",
          textAlign: "left",
          borderTop: isFirst ? 0 : `1px solid ${theme.vars.palette.divider}`,
          borderLeft: `3px solid ${isOpen ? theme.vars.palette.primary.main : "transparent"}`,
          backgroundColor: isOpen ? theme.vars.palette.soft : undefined,
          "&:hover": { backgroundColor: isOpen ? theme.vars.palette.soft : theme.vars.palette.hover },
          "&.Mui-focusVisible": { outlineOffset: -2 },
        })}
      >
        <Mark state={state} number={number} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: "block", fontWeight: 600 }}>
            {t(`setup_name.${step}`)}
          </Typography>
          <Typography
            component="span"
            variant="caption"
            noWrap
            sx={{ display: "block", color: state === "warning" ? "warning.main" : "text.secondary" }}
          >
            {summaryOf(step, { current, setup, t, language })}
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  );
}

type MarkProps = { state: Setup["steps"][number]["state"]; number: number | null };

/** A check, a warning, or the number of what is to be decided. */
function Mark({ state, number }: MarkProps) {
  if (state === "done") return <Icon name="check-circle" size={20} color="var(--mui-palette-success-main)" />;
  if (state === "warning")
    return <Icon name="exclamation-triangle" size={18} color="var(--mui-palette-warning-main)" />;
  if (state === "skipped") return <Icon name="minus-circle" size={20} color="var(--mui-palette-text-disabled)" />;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: "inline-flex",
        alignItems: "center",
        justifyContent: "center",
        width: 20,
        height: 20,
        flex: "none",
        borderRadius: "50%",
        border: 1,
        borderColor: "control",
        fontSize: "0.6875rem",
        fontWeight: 600,
      }}
    >
      {number}
    </Box>
  );
}
