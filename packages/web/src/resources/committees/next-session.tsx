// The session that comes next: day, hour, where, and how many of the titulars, or their alternates, said that they come.
import { useState } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { dayAt, isOn, seatsConfirmed } from "@atalaya/contract/domain/quorum.ts";
import { titularRoles, type Committee } from "@atalaya/contract/resources/committees.ts";
import type { SessionSummary } from "@atalaya/contract/resources/committee-sessions.ts";
import { serverNow } from "../../api/server-clock.ts";
import { opening, useUrlState } from "../../api/url-state.ts";
import { formatInstant, formatRelative } from "../../ui/format.ts";
import { shownZone } from "../../ui/zone.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useSessionName } from "./use-committees.ts";

export function NextSession({ committee, sessions }: { committee: Committee; sessions: readonly SessionSummary[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  const nameOf = useSessionName();
  const [now] = useState(serverNow);
  const next = sessions.findLast(({ starts_at, status }) => status === "called" && Date.parse(starts_at) > now);
  if (!next)
    return (
      <Typography color="textSecondary" sx={{ p: "16px" }}>
        {t("session_next_none")}
      </Typography>
    );
  const day = new Date(next.starts_at);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: shownZone() }).format(day);
  const held_on = dayAt(committee.timezone, next.starts_at);
  const total = committee.members.filter((it) => isOn(it, held_on) && titularRoles.includes(it.role)).length;
  const present = seatsConfirmed(committee.members, held_on, next.confirmations);
  return (
    <Box sx={{ display: "flex", gap: "14px", p: "12px 16px" }}>
      <Box
        aria-hidden
        sx={({ vars: { palette } }) => ({
          flex: "none",
          alignSelf: "flex-start",
          width: 58,
          border: `1px solid ${palette.divider}`,
          borderRadius: "8px",
          overflow: "hidden",
          textAlign: "center",
          "& b": {
            display: "block",
            fontSize: "0.6875rem",
            textTransform: "uppercase",
            color: palette.primary.contrastText,
            backgroundColor: palette.primary.main,
          },
          "& strong": { display: "block", fontSize: "1.375rem", lineHeight: 1.4 },
          "& small": { display: "block", paddingBottom: "4px", color: palette.text.secondary },
        })}
      >
        <b>{part({ month: "short" })}</b>
        <strong>{part({ day: "numeric" })}</strong>
        <small>{part({ weekday: "short" })}</small>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "0 8px" }}>
          <Link
            component="button"
            type="button"
            underline="hover"
            className="finger-reach"
            onClick={() => change({ ...opening("session", next.id), committee: null })}
            sx={{ fontWeight: 600, textAlign: "left" }}
          >
            {nameOf(next)}
          </Link>
          <Typography component="span" color="textSecondary" noWrap sx={{ flex: "none" }}>
            {formatRelative(next.starts_at, language)}
          </Typography>
        </Box>
        <Typography color="textSecondary">
          {[formatInstant(next.starts_at, language), t(`session_mode.${next.mode}`), next.place]
            .filter(Boolean)
            .join(", ")}
        </Typography>
        <Box sx={{ display: "flex", justifyContent: "space-between", mt: "6px", fontSize: "0.75rem" }}>
          <span>{t("session_titulars", { present, total })}</span>
          <b>{t("session_quorum", { required: next.quorum_required })}</b>
        </Box>
        <QuorumBar present={present} total={total} required={next.quorum_required} />
      </Box>
    </Box>
  );
}

type QuorumBarProps = { present: number; total: number; required: number };

/** How many of all, with a mark where the quorum is reached; the figures stand above it. */
function QuorumBar({ present, total, required }: QuorumBarProps) {
  const share = (count: number) => `${total === 0 ? 0 : Math.min(100, (count / total) * 100)}%`;
  return (
    <Box
      aria-hidden
      data-colour
      sx={{ position: "relative", height: 8, mt: "4px", borderRadius: "4px", bgcolor: "action.hover" }}
    >
      <Box
        data-colour
        style={{ width: share(present) }}
        sx={{ height: "100%", borderRadius: "4px", bgcolor: present >= required ? "success.main" : "warning.main" }}
      />
      <Box
        data-colour
        style={{ left: share(required) }}
        sx={{ position: "absolute", top: -3, width: 2, height: 14, bgcolor: "text.primary" }}
      />
    </Box>
  );
}
