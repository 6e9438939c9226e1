// Who works here: who has an account already, one more invited, and whether one person alone may validate.
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { createLink } from "@tanstack/react-router";
import { CheckInput } from "../../../forms/fields.tsx";
import { useWords } from "../../../ui/words.ts";
import { InviteForm } from "../invite-form.tsx";
import { PeopleList } from "../setup-facts.tsx";
import { useSetting } from "../setting.ts";
import { StepFrame } from "../step-frame.tsx";
import { useStepForm } from "../use-step-form.ts";
import type { StepProps } from "./step-props.ts";

const RouteLink = createLink(Link);

const fields = ["validator_may_be_author"] as const;

export function PeopleStep({ current, setup, isOpen, isSettingUp }: StepProps) {
  const t = useWords();
  const form = useStepForm(fields, current);
  const setting = useSetting(current);
  return (
    <StepFrame
      step="people"
      current={current}
      form={form}
      isOpen={isOpen}
      isSettingUp={isSettingUp}
      help={t("setup_people_help")}
    >
      <PeopleList setup={setup} />
      <InviteForm ownPlace={current.own_place_id} />
      <RouteLink to="/ajustes/usuarios">{t("setup_people_all")}</RouteLink>
      <Box sx={{ mt: "12px" }}>
        <CheckInput {...setting("validator_may_be_author")} label={t("setup_alone")} />
      </Box>
    </StepFrame>
  );
}
