// How much is recorded in the place by domain, and how much of it is of the period.
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Dashboard } from "@atalaya/contract/resources/dashboard.ts";
import { linkTo } from "../../api/addresses.ts";
import { formatChange, formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { fingerQuery, fingertip } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { usePeriod } from "./room/period.ts";
import { RoomCard } from "./room/room-card.tsx";
import { useDashboard } from "./room/use-room.ts";
import { useShownDomains, type ShownDomain } from "./shown-domains.ts";

const height = 84;

const Link = createLink(MuiLink);

const Cell = styled("div")(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  flex: "1 1 150px",
  minWidth: 0,
  padding: "10px 16px",
  // Hairlines between the cells, wherever the row breaks.
  boxShadow: `-1px -1px 0 ${theme.vars.palette.divider}`,
  "&:hover": { backgroundColor: theme.vars.palette.hover },
}));

export function CountsCard() {
  const t = useWords();
  const asked = useDashboard();
  const domains = useShownDomains();
  return (
    <RoomCard asked={asked} failed={t("room_counts_failed")} height={height} title={t("room_counts")}>
      {({ counts }) => (
        <Box
          sx={{ flex: 1, display: "flex", flexWrap: "wrap", overflow: "hidden", borderTop: 1, borderColor: "divider" }}
        >
          {domains.filter(isOfRecords).map((domain) => {
            const counted = counts.find((it) => it.domain === domain.domain);
            return counted && <DomainCell key={domain.domain} domain={domain} counted={counted} />;
          })}
        </Box>
      )}
    </RoomCard>
  );
}

const isOfRecords = (shown: ShownDomain): shown is ShownDomain & { domain: RecordDomain } => shown.domain !== "alert";

type DomainCellProps = { domain: ShownDomain & { domain: RecordDomain }; counted: Dashboard["counts"][number] };

function DomainCell({ domain: { domain, icon }, counted: { count, recent } }: DomainCellProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { period, from } = usePeriod();
  const recentLink = linkTo(`/records/${domain}`, { observed_from: from });
  return (
    <Cell>
      <Box sx={{ display: "flex", alignItems: "center", gap: "8px", color: "text.secondary" }}>
        <Icon name={icon} size={14} />
        <Typography component="span">{t(`domain.${domain}`)}</Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 8px" }}>
        <Link {...linkTo(`/records/${domain}`)} underline="none" color="textPrimary" className="whole-line">
          <span className="visually-hidden">{t(`domain.${domain}`)}: </span>
          <Typography variant="h2" component="b" className="tn">
            {formatNumber(count, language)}
          </Typography>
        </Link>
        {recent !== null && period !== "all" && (
          <Link
            {...recentLink}
            variant="caption"
            underline="hover"
            color="textSecondary"
            className="tn"
            sx={{
              position: "relative",
              [fingerQuery]: { flexBasis: "100%", lineHeight: `${fingertip}px` },
            }}
          >
            {t(`room_recent.${period}`, { change: formatChange(recent, language) })}
          </Link>
        )}
      </Box>
    </Cell>
  );
}
