// What was agreed, the soonest first: overdue ones stand out, or alone with `?overdue=true`, and each one's state is changed in place.
import { useEffect, useRef, useState } from "react";
import Box from "@mui/material/Box";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import ButtonBase from "@mui/material/ButtonBase";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import {
  agreementStatuses,
  committeeSessions,
  type Agreement,
  type AgreementStatus,
  type SessionSummary,
} from "@atalaya/contract/resources/committee-sessions.ts";
import type { Lesson } from "@atalaya/contract/resources/lessons.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { raise } from "../../api/events.ts";
import { useMay } from "../../api/may.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useUpdate } from "../../api/use-resource.ts";
import { formatDay } from "../../ui/format.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { lessonLink } from "../../screens/lessons/lesson-link.ts";
import { isOpen, useLessonsFor } from "./use-committees.ts";

const ScreenLink = createLink(Link);

type Shown = "overdue" | "open" | "all";

type AgreementsCardProps = { committee: Committee; sessions: readonly SessionSummary[] };

export function AgreementsCard({ committee, sessions }: AgreementsCardProps) {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const lessons = useLessonsFor(committee);
  const [kept, setKept] = useState<"open" | "all">("open");
  const shown = search.overdue === "true" ? "overdue" : kept;
  const show = (wanted: Shown) => {
    if (wanted !== "overdue") setKept(wanted);
    change(wanted === "overdue" ? { overdue: true, of: committee.id } : { overdue: null });
  };
  const all = sessions.filter(({ status }) => status !== "annulled").flatMap(({ agreements }) => agreements);
  const rows = all
    .filter((it) => shown === "all" || (shown === "overdue" ? it.is_overdue : isOpen(it)))
    .toSorted((one, other) => one.due_on.localeCompare(other.due_on) || one.number - other.number);
  const list = useRef<HTMLUListElement>(null);
  const isLedTo = shown === "overdue" && rows.length > 0;
  // On a phone people and sessions stand before what “to do” leads to.
  useEffect(() => {
    if (isLedTo) list.current?.scrollIntoView({ block: "nearest" });
  }, [isLedTo]);
  const overdue = all.filter(({ is_overdue }) => is_overdue).length;
  const counting = all.filter(({ status }) => status !== "annulled");
  const done = counting.filter(({ status }) => status === "done").length;
  return (
    <>
      <Box
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px", p: "8px 16px", minHeight: 48 }}
      >
        <Typography variant="h4" component="h2">
          {t("label.committee_sessions.agreements")}
        </Typography>
        {overdue > 0 && <Tag label={t("agreement_overdue_count", { count: overdue })} status="error" />}
        <Box sx={{ ml: "auto" }}>
          <Segmented<Shown>
            label={t("agreements_shown")}
            value={shown}
            segments={[
              { value: "overdue", label: t("agreements_overdue") },
              { value: "open", label: t("agreements_open") },
              { value: "all", label: t("agreements_all") },
            ]}
            onChange={show}
          />
        </Box>
      </Box>
      {rows.length === 0 && (
        <Typography color="textSecondary" sx={{ p: "4px 16px 16px" }}>
          {t(shown === "overdue" ? "agreements_none_overdue" : "agreements_none")}
        </Typography>
      )}
      <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {rows.map((it) => (
          <AgreementRow
            key={it.id}
            agreement={it}
            session={sessions.find(({ id }) => id === it.session_id)!}
            lesson={lessons.find(({ id }) => id === it.lesson_id)}
            isReadOnly={!may("legalDrm.update", committee.company_id)}
          />
        ))}
      </Box>
      {counting.length > 0 && (
        <Box sx={{ p: "10px 16px 14px", borderTop: 1, borderColor: "divider" }}>
          <Box sx={{ display: "flex", justifyContent: "space-between", mb: "6px" }}>
            <Typography component="span" color="textSecondary">
              {t("agreements_done")}
            </Typography>
            <b>{t("agreements_done_of", { done, total: counting.length })}</b>
          </Box>
          <Box aria-hidden sx={{ display: "flex", gap: "2px", height: 8, "& > *": { height: "100%" } }}>
            <Box sx={{ bgcolor: "success.main" }} style={{ flexGrow: done }} />
            <Box sx={{ bgcolor: "action.disabledBackground" }} style={{ flexGrow: counting.length - done - overdue }} />
            <Box sx={{ bgcolor: "error.main" }} style={{ flexGrow: overdue }} />
          </Box>
        </Box>
      )}
    </>
  );
}

type AgreementRowProps = {
  agreement: Agreement;
  session: SessionSummary;
  /** What it answers, where that is known. */
  lesson: Lesson | undefined;
  isReadOnly: boolean;
};

export function AgreementRow({ agreement, session, lesson, isReadOnly }: AgreementRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const update = useUpdate(committeeSessions);
  const set = (status: AgreementStatus) => {
    const agreements = session.agreements.map((it) => ({ ...it, ...(it.id === agreement.id && { status }) }));
    update.mutate(
      { id: session.id, version: session.version, agreements },
      { onError: ({ message, status: code }) => code < 500 && raise("SET_MESSAGE", { message, type: "error" }) },
    );
    setAnchor(null);
  };
  const mark = <AgreementMark agreement={agreement} />;
  return (
    <Box
      component="li"
      sx={({ vars: { palette } }) => ({
        display: "grid",
        gridTemplateColumns: "24px minmax(0, 1fr)",
        gap: "2px 8px",
        padding: "10px 16px",
        borderTop: `1px solid ${palette.divider}`,
        ...(agreement.is_overdue && { boxShadow: `inset 3px 0 0 ${palette.error.main}` }),
      })}
    >
      <Typography component="span" color="textSecondary" className="tn">
        {agreement.number}
      </Typography>
      <Typography variant="subtitle2" component="span">
        {agreement.text}
      </Typography>
      <Box sx={{ gridColumn: 2, display: "flex", justifyContent: "space-between", alignItems: "center", gap: "8px" }}>
        <Typography component="span" color="textSecondary">
          {agreement.responsible} · {t("agreement_due_on", { day: formatDay(agreement.due_on, language) })}
          {lesson && (
            <>
              {" · "}
              <ScreenLink className="finger-reach" sx={{ display: "inline-block" }} {...lessonLink(lesson)}>
                {lesson.source}
              </ScreenLink>
            </>
          )}
        </Typography>
        {isReadOnly ? (
          <Box sx={{ flex: "none" }}>{mark}</Box>
        ) : (
          <ButtonBase
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ flex: "none", borderRadius: "4px", minHeight: 24 }}
          >
            <span className="visually-hidden">{t("agreement_change", { number: agreement.number })}</span>
            {mark}
          </ButtonBase>
        )}
      </Box>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {agreementStatuses.map((status) => (
          <MenuItem key={status} selected={status === agreement.status} onClick={() => set(status)}>
            {t(`agreement_status.${status}`)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

const soon = 7;

function AgreementMark({ agreement }: { agreement: Agreement }) {
  const t = useWords();
  const { status, days_left, is_overdue } = agreement;
  if (is_overdue) return <Tag label={t("agreement_overdue_by", { days: -days_left })} icon="clock-o" status="error" />;
  if (isOpen(agreement) && days_left <= soon)
    return <Tag label={t("agreement_in_days", { days: days_left })} status="warning" />;
  return <Tag label={t(`agreement_status.${status}`)} {...(status === "done" && { status: "success" as const })} />;
}
