// One lesson as it is read: what it is, what was seen, what to do, and what the committee agreed on it.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { Lesson, LessonAgreement } from "@atalaya/contract/resources/lessons.ts";
import { linkTo } from "../../api/addresses.ts";
import { useMay } from "../../api/may.ts";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { lessonLink } from "./lesson-link.ts";
import { ToCommittee } from "./to-committee.tsx";
import { useTakeOutLesson } from "./use-take-out.ts";

const ScreenLink = createLink(Link);

const looks = {
  improvement: { icon: "wrench", status: "warning" },
  strength: { icon: "thumbs-o-up", status: "success" },
} as const;

type LessonLineProps = {
  lesson: Lesson;
  /** Among those of others it says where it was learned. */
  isSourceShown?: boolean;
  onEdit: () => void;
  onChanged: () => void;
};

export function LessonLine({ lesson, isSourceShown = false, onEdit, onChanged }: LessonLineProps) {
  const t = useWords();
  const may = useMay();
  const takeOut = useTakeOutLesson(onChanged);
  const { kind, text, proposal, company_id, is_agreed, agreements } = lesson;
  const isWaiting = kind === "improvement" && !is_agreed;
  return (
    <Box
      component="li"
      sx={{ display: "grid", gap: "4px", py: "10px", "& + &": { borderTop: 1, borderColor: "divider" } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
        <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 6px" }}>
          <Tag label={t(`lesson_kind.${kind}`)} {...looks[kind]} />
          {isWaiting && <Tag label={t("lesson_waits")} icon="clock-o" />}
          {isSourceShown && (
            <Typography component="span" color="textSecondary">
              <ScreenLink className="finger-reach" sx={{ display: "inline-block" }} {...lessonLink(lesson)}>
                {lesson.source}
              </ScreenLink>
              {` · ${lesson.company_name}`}
            </Typography>
          )}
        </Box>
        {may("lessons.update", company_id) && (
          <IconButton aria-label={`${t("lesson_edit")}: ${text}`} onClick={onEdit}>
            <Icon name="pencil" />
          </IconButton>
        )}
        {may("lessons.delete", company_id) && !is_agreed && (
          <IconButton aria-label={t("lesson_take_out", { text })} onClick={() => takeOut(lesson)}>
            <Icon name="trash-o" />
          </IconButton>
        )}
      </Box>
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
      {proposal && (
        <Typography color="textSecondary" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {t("label.lessons.proposal")}: {proposal}
        </Typography>
      )}
      {agreements.map((agreement) => (
        <AgreementOf key={agreement.id} agreement={agreement} />
      ))}
      {is_agreed && agreements.length === 0 && (
        <Typography color="textSecondary">{t("lesson_agreed_elsewhere")}</Typography>
      )}
      {isWaiting && may("legalDrm.update") && <ToCommittee lesson={lesson} />}
    </Box>
  );
}

function AgreementOf({ agreement }: { agreement: LessonAgreement }) {
  const t = useWords();
  const [language] = useLanguage();
  const { number, committee, committee_id, session_id, responsible, due_on, status, is_overdue } = agreement;
  const until = t("agreement_due_on", { day: formatDay(due_on, language) });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px" }}>
      <Icon name="gavel" size={13} />
      <ScreenLink
        className="finger-reach"
        sx={{ display: "inline-block" }}
        {...linkTo("/legal-drm-committee", { of: committee_id, session: session_id })}
      >
        {t("lesson_agreement", { number, committee })}
      </ScreenLink>
      <Typography component="span" color="textSecondary">
        {responsible} · {until}
      </Typography>
      <Tag
        label={is_overdue ? t("agreements_overdue") : t(`agreement_status.${status}`)}
        {...(is_overdue ? { status: "error" as const } : status === "done" && { status: "success" as const })}
      />
    </Box>
  );
}
