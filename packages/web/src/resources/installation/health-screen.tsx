// How the installation does: one sentence for all of it, and what was looked at, group by group.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { healthGroups, installation, type Health } from "@atalaya/contract/resources/installation.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { MaintenanceCard } from "./maintenance-card.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { statusIcons, type StatusName } from "../../ui/theme/tokens.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { CommandLine } from "../../ui/command-line.tsx";

const LinkButton = createLink(Button);

type Finding = Health["findings"][number];

const statuses: Record<Finding["state"], StatusName> = { ok: "success", look: "warning", bad: "error" };

export function HealthScreen() {
  const t = useWords();
  const [language] = useLanguage();
  // Its texts come in the language that is shown.
  const { data, error, refetch, isFetching } = useAnswer(
    installation,
    "health",
    { language },
    { leavesOnDenied: true },
  );
  const again = () => void refetch();
  return (
    <Page
      actions={
        <>
          <LinkButton variant="outlined" startIcon={<Icon name="cogs" />} to="/ajustes/instalacion">
            {t("menu.settings.installation")}
          </LinkButton>
          <Button variant="contained" startIcon={<Icon name="refresh" />} disabled={isFetching} onClick={again}>
            {t("health_again")}
          </Button>
        </>
      }
    >
      {error && !data ? (
        <ErrorState error={error} title={t("health_load_failed")} onRetry={again} />
      ) : data ? (
        <Findings health={data} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
      <Box sx={{ mt: "12px" }}>
        <MaintenanceCard />
      </Box>
    </Page>
  );
}

function sumOf(findings: readonly Finding[], t: Translate): { status: StatusName; text: string } {
  const count = (state: Finding["state"]) => findings.filter((it) => it.state === state).length;
  const [bad, look] = [count("bad"), count("look")];
  if (bad > 0) return { status: "error", text: bad === 1 ? t("health_bad_one") : t("health_bad", { count: bad }) };
  if (look > 0)
    return { status: "warning", text: look === 1 ? t("health_look_one") : t("health_look", { count: look }) };
  return { status: "success", text: t("health_well") };
}

function Findings({ health: { findings, looked_at } }: { health: Health }) {
  const t = useWords();
  const [language] = useLanguage();
  const { status, text } = sumOf(findings, t);
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: "12px" }}>
      <Card
        sx={(theme) => ({
          display: "flex",
          alignItems: "center",
          gap: "12px",
          padding: "14px 16px",
          color: theme.vars.palette.statusSoft[status].softText,
          backgroundColor: theme.vars.palette.statusSoft[status].soft,
        })}
      >
        <Box component="span" sx={{ display: "inline-flex", flex: "none", color: `${status}.main` }}>
          <Icon name={statusIcons[status]} size={22} />
        </Box>
        <Box role="status">
          <Typography variant="h3" component="h2">
            {text}
          </Typography>
          <Typography>{t("health_looked", { time: formatInstant(looked_at, language) })}</Typography>
        </Box>
      </Card>
      <Box
        sx={{ display: "grid", gap: "12px", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 400px), 1fr))" }}
      >
        {healthGroups.map((group) => (
          <Panel key={group} title={t(`health_group.${group}`)}>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
              {findings
                .filter((it) => it.group === group)
                .map((it) => (
                  <Line key={it.key} finding={it} />
                ))}
            </Box>
          </Panel>
        ))}
      </Box>
      <Card sx={{ padding: "12px 16px" }}>
        <Typography color="textSecondary" sx={{ mb: "6px" }}>
          {t("health_more")}
        </Typography>
        <CommandLine command="npm run atalaya -- doctor" />
      </Card>
    </Box>
  );
}

function Line({ finding: { state, text } }: { finding: Finding }) {
  const t = useWords();
  const status = statuses[state];
  return (
    <Box
      component="li"
      sx={{ display: "flex", gap: "10px", padding: "8px 16px", borderTop: 1, borderColor: "divider" }}
    >
      <Box
        component="span"
        role="img"
        aria-label={t(`health_state.${state}`)}
        sx={{ display: "inline-flex", flex: "none", mt: "2px", color: `${status}.main` }}
      >
        <Icon name={statusIcons[status]} size={15} />
      </Box>
      <Typography component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {text}
      </Typography>
    </Box>
  );
}
