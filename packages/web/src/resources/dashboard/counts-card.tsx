// The figures of the place in one card: records per domain, variables in use, the latest change.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { Dashboard } from "@atalaya/contract/resources/dashboard.ts";
import { formatInstant, formatNumber, formatRelative } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { ShownDomain } from "./use-dashboard.ts";

const Cell = styled("div")(({ theme }) => ({
  display: "block",
  flex: "1 1 200px",
  minWidth: 0,
  padding: "12px 16px",
  color: theme.vars.palette.text.primary,
  textDecoration: "none",
  // Hairlines between the cells, wherever the row breaks.
  boxShadow: `-1px -1px 0 ${theme.vars.palette.divider}`,
}));

const LinkCell = createLink(
  styled(Cell.withComponent("a"))(({ theme }) => ({
    "&:hover": { backgroundColor: theme.vars.palette.hover },
    "&:focus-visible": { outlineOffset: -2 },
  })),
);

const sum = (counts: Dashboard["variables"]) => counts.reduce((total, { count }) => total + count, 0);

type CountsCardProps = { dashboard: Dashboard; domains: readonly ShownDomain[] };

export function CountsCard({ dashboard: { variables, changes }, domains }: CountsCardProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [latest] = changes;
  return (
    <Card component="section" aria-label={t("dashboard_counts")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", overflow: "hidden" }}>
        {domains.map(({ domain, path, icon }) => {
          const total = sum(variables.filter((it) => it.domain === domain));
          return (
            <LinkCell key={domain} to={path}>
              <Title icon={icon}>{t(`domain.${domain}`)}</Title>
              <Figure value={formatNumber(total, language)}>
                {t(total === 1 ? "dashboard_record" : "dashboard_records")}
              </Figure>
            </LinkCell>
          );
        })}
        <Cell>
          <Title icon="sliders">{t("dashboard_variables_used")}</Title>
          <Figure value={formatNumber(variables.length, language)} />
        </Cell>
        {latest && (
          <Cell>
            <Title icon="history">{t("dashboard_last_change")}</Title>
            <Tooltip title={formatInstant(latest.at, language)}>
              <Box component="time" dateTime={latest.at} sx={{ display: "block" }}>
                <Figure value={formatRelative(latest.at, language)}>{latest.actor}</Figure>
              </Box>
            </Tooltip>
          </Cell>
        )}
      </Box>
    </Card>
  );
}

const Title = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <Typography component="h2" color="textSecondary" sx={{ display: "flex", alignItems: "center", gap: "8px", m: 0 }}>
    <Icon name={icon} size={14} />
    {children}
  </Typography>
);

const Figure = ({ value, children }: { value: string; children?: ReactNode }) => (
  <Box component="span" sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 8px", mt: "2px" }}>
    <Typography variant="h2" component="span">
      {value}
    </Typography>{" "}
    <Typography variant="caption" component="span" color="textSecondary">
      {children}
    </Typography>
  </Box>
);
