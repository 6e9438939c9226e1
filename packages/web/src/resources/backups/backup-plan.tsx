// How backups are made here, in words, what is better set another way, and the way to change it.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { BackupPlan as Plan } from "@atalaya/contract/resources/backups.ts";
import { linkTo } from "../../api/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useWords } from "../../ui/words.ts";
import { Code, CommandLine } from "../../ui/command-line.tsx";

const LinkButton = createLink(Button);

export function BackupPlan({ plan }: { plan: Plan }) {
  const t = useWords();
  const daily = (at: string) =>
    plan.zone === null ? t("backups_plan_daily", { at }) : t("backups_plan_daily_in", { at, zone: plan.zone });
  return (
    <Panel
      title={t("backups_plan")}
      aside={
        <LinkButton size="small" {...linkTo("/ajustes/instalacion", { step: "backup" })}>
          {t("backups_plan_change")}
        </LinkButton>
      }
    >
      <Box component="dl" sx={{ m: 0 }}>
        <Setting title={t("backups_plan_when")}>
          {plan.at === null ? t("backups_plan_by_hand") : daily(plan.at)}
        </Setting>
        <Setting title={t("backups_plan_where")}>
          <Code>{plan.place}</Code>
          {plan.is_on_data_disk && <Warning>{t("backups_plan_same_disk")}</Warning>}
        </Setting>
        <Setting title={t("backups_plan_keep")}>{t("backups_plan_kept", plan.keep)}</Setting>
        <Setting title={t("backups_plan_encryption")}>
          {t(plan.is_encrypted ? "backups_plan_encrypted" : "backups_plan_open")}
          {!plan.is_encrypted && (
            <>
              <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "4px 0" }}>
                {t("backups_plan_key_hint")}
              </Typography>
              <CommandLine command="npm run atalaya -- key" />
            </>
          )}
        </Setting>
      </Box>
    </Panel>
  );
}

function Setting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ padding: "8px 16px 10px", borderTop: 1, borderColor: "divider" }}>
      <Box component="dt">
        <Typography variant="caption" component="span" color="textSecondary">
          {title}
        </Typography>
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: "flex", alignItems: "baseline", gap: "6px", mt: "6px", color: "warning.main" }}>
    <Icon name="exclamation-triangle" size={12} />
    <Typography variant="caption" component="span">
      {children}
    </Typography>
  </Box>
);
