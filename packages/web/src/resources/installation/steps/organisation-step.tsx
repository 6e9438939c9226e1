// Who uses the console: name, unit, picture, language, and the address at which it is reached.
import { useState } from "react";
import { languages } from "@atalaya/contract/text.ts";
import { basePath } from "../../../api/own-address.ts";
import { pageConfig } from "../../../api/page-config.ts";
import { ChoiceInput, TextInput } from "../../../forms/fields.tsx";
import { Row } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { LogoField } from "../logo-field.tsx";
import { useSetting } from "../setting.ts";
import { StepFrame } from "../step-frame.tsx";
import { useStepForm } from "../use-step-form.ts";
import type { StepProps } from "./step-props.ts";

const fields = ["organisation", "organisation_unit", "app_name", "locale", "public_url"] as const;

export function OrganisationStep({ current, isOpen, isSettingUp }: StepProps) {
  const t = useWords();
  const form = useStepForm(fields, current);
  const setting = useSetting(current);
  const [hasNewLogo, setHasNewLogo] = useState(false);
  const options = languages.map((value) => ({ value, label: pageConfig().locales[value] }));
  return (
    <StepFrame
      step="organisation"
      current={current}
      form={form}
      isOpen={isOpen}
      isSettingUp={isSettingUp}
      isPageStale={hasNewLogo}
      help={t("setup_organisation_help")}
    >
      <TextInput {...setting("organisation")} />
      <TextInput {...setting("organisation_unit")} />
      <LogoField current={current} onChanged={() => setHasNewLogo(true)} />
      <Row>
        <TextInput {...setting("app_name")} />
        <ChoiceInput {...setting("locale", t("setup_locale_help"))} options={options} />
      </Row>
      <TextInput {...setting("public_url", t("setup_url_help", { example: window.location.origin + basePath() }))} />
    </StepFrame>
  );
}
