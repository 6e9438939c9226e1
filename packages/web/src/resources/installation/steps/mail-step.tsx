// The mail server, and a letter to try it.
import { mailSecurities } from "@atalaya/contract/resources/installation.ts";
import { basePath } from "../../../api/own-address.ts";
import { ChoiceInput, NumberInput, TextInput } from "../../../forms/fields.tsx";
import { Row } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { LetterTrial } from "../letter-trial.tsx";
import { useSetting } from "../setting.ts";
import { StepFrame } from "../step-frame.tsx";
import { useStepForm } from "../use-step-form.ts";
import type { StepProps } from "./step-props.ts";

const fields = [
  "mail_host",
  "mail_port",
  "mail_security",
  "mail_user",
  "mail_password",
  "mail_from",
  "public_url",
] as const;

export function MailStep({ current, setup, isOpen, isSettingUp }: StepProps) {
  const t = useWords();
  const form = useStepForm(fields, current);
  const setting = useSetting(current);
  const securities = mailSecurities.map((value) => ({ value, label: t(`setup_security.${value}`) }));
  return (
    <StepFrame
      step="mail"
      current={current}
      form={form}
      isOpen={isOpen}
      isSettingUp={isSettingUp}
      help={t("setup_mail_help")}
    >
      <TextInput {...setting("mail_host")} placeholder="correo.ejemplo.cl" isNullable />
      <Row>
        <ChoiceInput {...setting("mail_security")} options={securities} />
        <NumberInput {...setting("mail_port")} />
      </Row>
      <Row>
        <TextInput {...setting("mail_user")} />
        <TextInput
          {...setting("mail_password", t(current.has_mail_password ? "setup_password_there" : "setup_password_help"))}
          type="password"
          autoComplete="new-password"
        />
      </Row>
      <Row>
        <TextInput {...setting("mail_from")} type="email" />
        <TextInput {...setting("public_url", t("setup_url_help", { example: window.location.origin + basePath() }))} />
      </Row>
      <LetterTrial form={form} hasMail={setup.has_mail} />
    </StepFrame>
  );
}
