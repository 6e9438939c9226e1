// The way of a lesson to the committee: into the form of a session that is to be held, or whose minutes are still open.
import { useState } from "react";
import Button from "@mui/material/Button";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { createLink } from "@tanstack/react-router";
import { committeeSessions, type SessionSummary } from "@atalaya/contract/resources/committee-sessions.ts";
import { committees } from "@atalaya/contract/resources/committees.ts";
import type { Lesson } from "@atalaya/contract/resources/lessons.ts";
import { linkTo } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { useAll } from "../../api/use-resource.ts";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";

const MenuLink = createLink(MenuItem);

/** Agreements can be written into it still. */
const takesAgreements = ({ status, seal }: SessionSummary): boolean =>
  seal === null && (status === "called" || status === "held" || status === "minutes_draft");

export function ToCommittee({ lesson: { id, company_id } }: { lesson: Lesson }) {
  const t = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="gavel" />}
        aria-haspopup="menu"
        sx={{ justifySelf: "start", mt: "2px" }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("lesson_to_committee")}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {anchor && <Sessions lesson_id={id} company_id={company_id} />}
      </Menu>
    </>
  );
}

function Sessions({ lesson_id, company_id }: { lesson_id: number; company_id: number }) {
  const t = useWords();
  const may = useMay();
  const [language] = useLanguage();
  const held = useAll(committeeSessions, { place: company_id }).data?.data;
  const bodies = useAll(committees, { place: company_id }).data?.data;
  if (!held || !bodies) return <MenuItem disabled>{t("loading")}</MenuItem>;
  const open = held.filter((session) => takesAgreements(session) && may("legalDrm.update", session.company_id));
  const nameOf = (session: SessionSummary) => bodies.find(({ id }) => id === session.committee_id)?.name ?? "";
  if (open.length === 0)
    return (
      <MenuLink {...linkTo("/legal-drm-committee")} sx={{ whiteSpace: "normal", maxWidth: 360 }}>
        {t("lesson_no_session")}
      </MenuLink>
    );
  return open.map((session) => (
    <MenuLink
      key={session.id}
      sx={{ py: "8px" }}
      {...linkTo("/legal-drm-committee", {
        of: session.committee_id,
        session: session.id,
        edit: 1,
        lesson: lesson_id,
      })}
    >
      <ListItemText
        primary={`${t(`session_kind.${session.kind}`)} ${session.number}/${session.year}, ${formatInstant(session.starts_at, language)}`}
        secondary={nameOf(session)}
      />
    </MenuLink>
  ));
}
