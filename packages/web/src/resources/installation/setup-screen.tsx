// Setting up, and the same page as the settings once all is done: steps at the left, one question in the middle, what is true at the right.
import { useState, type ComponentType } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { createLink } from "@tanstack/react-router";
import type { Installation, Setup, SetupStep } from "@atalaya/contract/resources/installation.ts";
import { useUrlState } from "../../api/url-state.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { SetupFacts } from "./setup-facts.tsx";
import { StepList } from "./step-list.tsx";
import { BackupStep } from "./steps/backup-step.tsx";
import { CountryStep } from "./steps/country-step.tsx";
import { GroundStep } from "./steps/ground-step.tsx";
import { MailStep } from "./steps/mail-step.tsx";
import { OrganisationStep } from "./steps/organisation-step.tsx";
import { PeopleStep } from "./steps/people-step.tsx";
import { PlaceStep } from "./steps/place-step.tsx";
import type { StepProps } from "./steps/step-props.ts";
import { isSettled, isStep, missingOf, stateOf, useInstallation, useSetup } from "./queries.ts";

const LinkButton = createLink(Button);

const steps: Record<SetupStep, ComponentType<StepProps>> = {
  organisation: OrganisationStep,
  country: CountryStep,
  place: PlaceStep,
  ground: GroundStep,
  mail: MailStep,
  backup: BackupStep,
  people: PeopleStep,
};

/** Two columns from the first width on, three from the second. */
const wide = "@media (min-width: 900px)";
const widest = "@media (min-width: 1240px)";

export function SetupScreen() {
  const t = useWords();
  const { data: current, error, refetch } = useInstallation();
  const { data: setup, error: setupError, refetch: refetchSetup } = useSetup();
  const failure = error ?? setupError;
  if (failure && (!current || !setup)) {
    const retry = () => void Promise.all([refetch(), refetchSetup()]);
    return (
      <Page>
        <ErrorState error={failure} title={t("setup_load_failed")} onRetry={retry} />
      </Page>
    );
  }
  if (!current || !setup)
    return (
      <Page>
        <Skeleton variant="rounded" height={420} />
      </Page>
    );
  return <Steps current={current} setup={setup} />;
}

/** `?step=mail` opens one; without, the first that is missing. A phone shows the list or a step. */
function Steps({ current, setup }: { current: Installation; setup: Setup }) {
  const t = useWords();
  const isPhone = useIsPhone();
  const { search, change } = useUrlState();
  const missing = missingOf(setup);
  // Whoever settles the last step is still on the way: the page becomes that of the settings once it is opened again.
  const [hasBegun] = useState(missing.length > 0);
  const isSettingUp = hasBegun || missing.length > 0;
  const asked = isStep(search.step) ? search.step : null;
  const open = asked ?? (isPhone ? null : (missing[0] ?? "organisation"));
  const Step = open && steps[open];
  const isListShown = !isPhone || !open;
  return (
    <Page
      {...(isSettingUp && { title: t("setup_title") })}
      actions={
        <>
          {!isListShown && (
            <Button variant="outlined" startIcon={<Icon name="list" />} onClick={() => change({ step: null })}>
              {t("setup_all_steps")}
            </Button>
          )}
          {isListShown && (
            <LinkButton variant="outlined" startIcon={<Icon name="stethoscope" />} to="/ajustes/estado">
              {t("menu.settings.health")}
            </LinkButton>
          )}
        </>
      }
    >
      <Box
        sx={{
          display: "grid",
          gap: "12px",
          alignItems: "start",
          gridTemplateColumns: "minmax(0, 1fr)",
          [wide]: { gridTemplateColumns: "256px minmax(0, 1fr)" },
          [widest]: { gridTemplateColumns: "256px minmax(0, 1fr) 260px" },
        }}
      >
        {isListShown && <StepList current={current} setup={setup} open={open} isSettingUp={isSettingUp} />}
        {Step && (
          <Step
            key={open}
            current={current}
            setup={setup}
            isOpen={!isSettled(stateOf(setup, open))}
            isSettingUp={isSettingUp}
          />
        )}
        <Box
          sx={{
            display: isPhone && open ? "none" : "block",
            [wide]: { gridColumn: "2" },
            [widest]: { gridColumn: "3" },
          }}
        >
          <SetupFacts current={current} setup={setup} open={open} />
        </Box>
      </Box>
    </Page>
  );
}
