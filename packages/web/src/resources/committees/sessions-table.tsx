// The sessions of a committee, the latest first: when, what kind, whether quorate, and in which state.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { SessionSummary } from "@atalaya/contract/resources/committee-sessions.ts";
import { opening, useUrlState } from "../../api/url-state.ts";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { sessionMark } from "./session-mark.ts";
import { tableStyle } from "./table-style.ts";
import { useDownload } from "../../screens/use-download.ts";
import { useSessionName } from "./use-committees.ts";

export function SessionsTable({ sessions }: { sessions: readonly SessionSummary[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  const nameOf = useSessionName();
  const save = useDownload();
  if (sessions.length === 0)
    return (
      <Typography color="textSecondary" sx={{ p: "16px" }}>
        {t("session_none")}
      </Typography>
    );
  const button = (icon: string, label: string, onClick: () => void) => (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Box component="table" aria-label={t("session_list")} sx={tableStyle}>
        <tbody>
          {sessions.map((session) => {
            const name = nameOf(session);
            const file = `${session.year}-${session.number}`;
            return (
              <tr key={session.id}>
                <th scope="row">
                  <Link
                    component="button"
                    type="button"
                    underline="hover"
                    sx={{ textAlign: "left" }}
                    onClick={() =>
                      change({ ...opening("session", session.id), of: session.committee_id, committee: null })
                    }
                  >
                    {name}
                  </Link>
                </th>
                <td className="tn">{formatInstant(session.starts_at, language)}</td>
                <td>
                  <Tag {...sessionMark(session, t)} />
                </td>
                <td>
                  {session.quorum_present === null ? "—" : `${session.quorum_present} / ${session.quorum_required}`}
                </td>
                <td>
                  {button("file-pdf-o", `${t("session_minutes_pdf")}: ${name}`, () =>
                    save(`committee-sessions/${session.id}/minutes.pdf`, `acta-${file}.pdf`),
                  )}
                  {button("calendar-plus-o", `${t("session_calendar")}: ${name}`, () =>
                    save(`committee-sessions/${session.id}/session.ics`, `sesion-${file}.ics`),
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
