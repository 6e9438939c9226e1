// The latest changes of records: which, by whom, and when.
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { Dashboard } from "@atalaya/contract/resources/dashboard.ts";
import { linkTo } from "../../api/addresses.ts";
import { usePlace } from "../../api/places.ts";
import { formatInstant, formatRelative } from "../../ui/format.ts";
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import { phoneQuery, size } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { Nothing, RoomCard } from "./room/room-card.tsx";
import { useDashboard } from "./room/use-room.ts";

type Change = Dashboard["changes"][number];

const Link = createLink(MuiLink);

/** As many as a card beside others can show. */
const mostShown = 6;
const height = 264;

export function Activity() {
  const t = useWords();
  const asked = useDashboard();
  return (
    <RoomCard asked={asked} failed={t("dashboard_load_failed")} height={height} title={t("dashboard_activity")}>
      {({ changes }) =>
        changes.length === 0 ? (
          <Nothing>{t("dashboard_no_activity")}</Nothing>
        ) : (
          <Box component="ul" sx={{ flex: 1, display: "flex", flexDirection: "column", m: 0, p: 0, listStyle: "none" }}>
            {changes.slice(0, mostShown).map((change) => (
              <ChangeLine key={change.id} change={change} isDeleted={isDeleted(change, changes)} />
            ))}
          </Box>
        )
      }
    </RoomCard>
  );
}

/** The newest change of a record, which comes first, says whether it is in the trash now. */
const isDeleted = ({ record_id }: Change, changes: readonly Change[]): boolean =>
  changes.find((it) => it.record_id === record_id)?.action === "delete";

function ChangeLine({ change, isDeleted }: { change: Change; isDeleted: boolean }) {
  const t = useWords();
  const { place, places } = usePlace();
  const where = place === "all" && places.find(({ id }) => id === change.company_id)?.reason_social;
  const what = t(`change.${change.action}`, { name: change.actor });
  const search = { place: String(place), record: String(change.record_id), ...(isDeleted && { trash: "true" }) };
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: "12px",
        flex: 1,
        minHeight: size("row2"),
        maxHeight: 72,
        padding: "4px 16px",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <InitialsAvatar name={change.actor} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" noWrap sx={{ m: 0 }}>
          <Link
            {...linkTo(`/records/${change.domain}`, search)}
            underline="hover"
            color="textPrimary"
            className="whole-line"
            sx={{ fontWeight: 600 }}
          >
            {change.title}
          </Link>
        </Typography>
        <Typography variant="overline" component="p" color="textSecondary" noWrap sx={{ m: 0 }}>
          {where ? `${what} · ${where}` : what}
        </Typography>
        <When at={change.at} isForPhone />
      </Box>
      <When at={change.at} />
    </Box>
  );
}

function When({ at, isForPhone = false }: { at: string; isForPhone?: boolean }) {
  const [language] = useLanguage();
  return (
    <Tooltip title={formatInstant(at, language)}>
      <Typography
        variant={isForPhone ? "overline" : "caption"}
        component="time"
        dateTime={at}
        color="textSecondary"
        noWrap
        sx={{
          display: isForPhone ? "none" : "inline",
          flex: "none",
          [phoneQuery]: { display: isForPhone ? "block" : "none" },
        }}
      >
        {formatRelative(at, language)}
      </Typography>
    </Tooltip>
  );
}
