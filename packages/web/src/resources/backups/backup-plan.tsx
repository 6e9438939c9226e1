// How backups are made here, in words, with the variable that sets each, and what is better set another way.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { BackupPlan as Plan } from "@atalaya/contract/resources/backups.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useWords } from "../../ui/words.ts";
import { Code, CommandLine } from "./command-line.tsx";

export function BackupPlan({ plan }: { plan: Plan }) {
  const t = useWords();
  return (
    <Panel title={t("backups_plan")}>
      <Box component="dl" sx={{ m: 0 }}>
        <Setting title={t("backups_plan_when")} variable="BACKUP_AT">
          {plan.at === null ? t("backups_plan_by_hand") : t("backups_plan_daily", { at: plan.at })}
        </Setting>
        <Setting title={t("backups_plan_where")} variable="BACKUP_TO">
          <Code>{plan.place}</Code>
          {plan.is_on_data_disk && <Warning>{t("backups_plan_same_disk")}</Warning>}
        </Setting>
        <Setting title={t("backups_plan_keep")} variable="BACKUP_KEEP">
          {t("backups_plan_kept", plan.keep)}
        </Setting>
        <Setting title={t("backups_plan_encryption")} variable="BACKUP_KEY">
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
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ m: 0, padding: "10px 16px 14px", borderTop: 1, borderColor: "divider" }}
      >
        {t("backups_plan_foot")}
      </Typography>
    </Panel>
  );
}

function Setting({ title, variable, children }: { title: string; variable: string; children: ReactNode }) {
  return (
    <Box sx={{ padding: "8px 16px 10px", borderTop: 1, borderColor: "divider" }}>
      <Box component="dt" sx={{ display: "flex", alignItems: "baseline", gap: "8px" }}>
        <Typography variant="caption" component="span" color="textSecondary" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Typography variant="overline" component="span" color="textDisabled">
          {variable}
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
