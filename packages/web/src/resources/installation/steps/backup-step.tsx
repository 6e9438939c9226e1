// Where backups go, when, how many stay, and for whose key.
import Link from "@mui/material/Link";
import { createLink } from "@tanstack/react-router";
import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import { NumberInput, TextInput } from "../../../forms/fields.tsx";
import { Notice } from "../../../forms/notice.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { CommandLine } from "../../../ui/command-line.tsx";
import { BackupHour } from "../backup-hour.tsx";
import { BackupPlaceTrial } from "../backup-place-trial.tsx";
import { useSetting } from "../setting.ts";
import { StepFrame } from "../step-frame.tsx";
import { useStepForm } from "../use-step-form.ts";
import type { StepProps } from "./step-props.ts";

const RouteLink = createLink(Link);

const fields = [
  "backup_to",
  "backup_at",
  "backup_keep_days",
  "backup_keep_weeks",
  "backup_keep_months",
  "backup_key",
] as const;

export function BackupStep({ current, setup, isOpen, isSettingUp }: StepProps) {
  const t = useWords();
  const form = useStepForm(fields, current);
  const setting = useSetting(current);
  return (
    <StepFrame
      step="backup"
      current={current}
      form={form}
      isOpen={isOpen}
      isSettingUp={isSettingUp}
      help={t("setup_backup_help")}
    >
      {setup.backup_is_on_data_disk && (
        <Notice status="warning" icon="exclamation-triangle">
          {t("setup_backup_same_disk")}
        </Notice>
      )}
      <Row>
        <TextInput {...setting("backup_to", t("setup_backup_to_help", { place: setup.backup_place }))} isNullable />
        <BackupHour {...setting("backup_at", t("setup_backup_at_help"))} />
      </Row>
      <Section title={t("setup_backup_kept")}>
        <Row columns={3}>
          <NumberInput {...setting("backup_keep_days")} />
          <NumberInput {...setting("backup_keep_weeks")} />
          <NumberInput {...setting("backup_keep_months")} />
        </Row>
      </Section>
      <TextInput {...setting("backup_key")} placeholder="age1…" isNullable />
      <Box sx={{ mb: "16px" }}>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "0 0 4px" }}>
          {t("setup_backup_key_help")}
        </Typography>
        <CommandLine command="npm run atalaya -- key" />
      </Box>
      <BackupPlaceTrial form={form} />
      <RouteLink to="/ajustes/respaldos">{t("setup_backup_link")}</RouteLink>
    </StepFrame>
  );
}
