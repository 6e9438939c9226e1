// The middle of the screen: the question of a step, its fields, and the foot that leads on.
import type { FormEvent, ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useNavigate } from "@tanstack/react-router";
import { FormProvider } from "react-hook-form";
import { setupSteps, type Installation, type SetupStep } from "@atalaya/contract/resources/installation.ts";
import { linkTo } from "../../api/addresses.ts";
import { call } from "../../api/call.ts";
import { raise } from "../../api/events.ts";
import { ownAddress } from "../../api/own-address.ts";
import { ApiError } from "../../api/request.ts";
import { useUrlState } from "../../api/url-state.ts";
import { LeaveGuard } from "../../forms/leave-guard.tsx";
import { Notice } from "../../forms/notice.tsx";
import { clockAt } from "../../ui/zone.ts";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useWords, type Translate } from "../../ui/words.ts";
import { nextOf, previousOf, useKeep } from "./queries.ts";
import type { StepForm, Values } from "./use-step-form.ts";

type StepFrameProps = {
  step: SetupStep;
  current: Installation;
  form: StepForm;
  /** Nobody has decided it yet: it can be skipped. */
  isOpen: boolean;
  /** Something is still missing: one step leads to the next. Else the page is that of the settings. */
  isSettingUp: boolean;
  /** What going on without a change decides. */
  implied?: Values;
  /** The page has to be opened anew whatever was saved: a picture was changed. */
  isPageStale?: boolean;
  help: string;
  children: ReactNode;
};

const guarded = ["step"];

/** Goes to a step, or with null to the dashboard of the own place; opened anew where the page was told something that no longer holds. */
function useGo(ownPlace: number | null) {
  const { change } = useUrlState();
  const navigate = useNavigate();
  return (step: SetupStep | null, isAnew: boolean) => {
    if (isAnew) {
      const address = new URL(step ? window.location.href : new URL(ownAddress("/dashboard"), window.location.href));
      if (step) address.searchParams.set("step", step);
      else if (ownPlace) address.searchParams.set("place", String(ownPlace));
      return window.location.assign(address);
    }
    if (step) return change({ step });
    void navigate(linkTo("/dashboard", { place: ownPlace }));
  };
}

export function StepFrame(props: StepFrameProps) {
  const { step, current, form, isOpen, isSettingUp, implied, isPageStale = false, help, children } = props;
  const t = useWords();
  const keep = useKeep();
  const go = useGo(current.own_place_id);
  const next = isSettingUp ? nextOf(step) : step;
  const put = async (changes: Values) => {
    try {
      await keep(await call("PUT installation", { body: { ...changes, version: current.version } }));
      go(next, isPageStale);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      raise("SET_MESSAGE", { message: error.message || t("save_failed"), type: "error" });
    }
  };
  const goOn = () => {
    if (form.isDirty) return form.save((isOfPage) => go(next, isOfPage || isPageStale));
    if (isOpen && implied) return void put(implied);
    go(next, isPageStale);
  };
  const skip = () => void put({ skipped_steps: [...current.skipped_steps, step] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };
  return (
    <FormProvider {...form.form}>
      <LeaveGuard hasUnsaved={() => form.isDirty} keys={guarded} isKept={false} />
      <Card
        component="form"
        noValidate
        onSubmit={submit}
        aria-labelledby="setup-question"
        // Clipped without becoming what scrolls, so that the foot stays in sight.
        sx={{ display: "flex", flexDirection: "column", minWidth: 0, overflow: "clip" }}
      >
        <Box sx={{ padding: "14px 16px", borderBottom: 1, borderColor: "divider" }}>
          {isSettingUp && (
            <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
              {t("setup_step", { number: setupSteps.indexOf(step) + 1, count: setupSteps.length })}
            </Typography>
          )}
          <Typography variant="h3" component="h2" id="setup-question">
            {t(`setup_question.${step}`)}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: "4px", maxWidth: 640 }}>
            {help}
          </Typography>
        </Box>
        <Box sx={{ flex: 1, containerType: "inline-size", padding: "16px" }}>
          {form.failure && (
            <Notice status="error" icon="exclamation-circle" role="alert">
              {form.failure}
            </Notice>
          )}
          {children}
        </Box>
        <Foot
          step={step}
          form={form}
          isSettingUp={isSettingUp}
          mayBeSkipped={isOpen && !form.isDirty}
          onSkip={skip}
          onBack={go}
        />
      </Card>
    </FormProvider>
  );
}

type FootProps = {
  step: SetupStep;
  form: StepForm;
  isSettingUp: boolean;
  mayBeSkipped: boolean;
  onSkip: () => void;
  onBack: (step: SetupStep | null, isAnew: boolean) => void;
};

function labelOf(t: Translate, step: SetupStep, isDirty: boolean, isSettingUp: boolean): string {
  const next = nextOf(step);
  if (!isSettingUp) return t("save");
  if (next) return t(isDirty ? "setup_save_next" : "setup_next", { step: t(`setup_name.${next}`) });
  return t(isDirty ? "save" : "setup_finish");
}

function Foot({ step, form, isSettingUp, mayBeSkipped, onSkip, onBack }: FootProps) {
  const t = useWords();
  const previous = isSettingUp ? previousOf(step) : null;
  return (
    <Box
      sx={(theme) => ({
        position: "sticky",
        bottom: 0,
        zIndex: 1,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: "8px",
        padding: "12px 16px",
        borderTop: 1,
        borderColor: "divider",
        backgroundColor: theme.vars.palette.background.paper,
        [phoneQuery]: { "& > button": { flex: "1 1 auto" } },
      })}
    >
      <Typography
        variant="caption"
        component="span"
        color="textSecondary"
        role="status"
        sx={{ flex: 1, display: "inline-flex", alignItems: "center", gap: "6px" }}
      >
        {form.savedAt && (
          <>
            <Icon name="check" size={12} color="var(--mui-palette-success-main)" />
            {t("setup_saved_at", { time: clockAt(new Date(form.savedAt)).hour })}
          </>
        )}
      </Typography>
      {mayBeSkipped && <Button onClick={onSkip}>{t("setup_skip")}</Button>}
      {previous && (
        <Button variant="outlined" onClick={() => onBack(previous, false)}>
          {t("setup_back")}
        </Button>
      )}
      <Button type="submit" variant="contained" disabled={form.isSending || (!isSettingUp && !form.isDirty)}>
        {labelOf(t, step, form.isDirty, isSettingUp)}
      </Button>
    </Box>
  );
}
