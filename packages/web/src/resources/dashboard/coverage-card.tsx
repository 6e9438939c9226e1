// Whether the municipality is covered, question by question with the rule behind it; over several, how many are. Unknown is never no.
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { coverageRulesOf, type CoverageAnswer } from "@atalaya/contract/domain/coverage.ts";
import type { Coverage, CoverageFacts } from "@atalaya/contract/resources/dashboard.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { useCountryRules } from "../../api/country-rules.ts";
import { usePlace } from "../../api/places.ts";
import { dayHere, formatDay, formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { fingerQuery, size } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { StackedBar } from "../../ui/chart/bar.tsx";
import { Nothing, RoomCard } from "./room/room-card.tsx";
import { useCoverage } from "./room/use-room.ts";

const height = 226;

const RouteLink = createLink(MuiLink);

type Rule = ReturnType<typeof coverageRulesOf>[number];

const marks: Record<CoverageAnswer, { icon: string; color: string }> = {
  yes: { icon: "check-circle", color: "success.main" },
  no: { icon: "times-circle", color: "error.main" },
  unknown: { icon: "question-circle-o", color: "text.disabled" },
};

/** The rules of the country of the place; of all places those of the country they are in. */
function useRules(): (question: CoverageFacts["question"]) => Rule | undefined {
  const rulesOf = useCountryRules();
  const { current, places } = usePlace();
  const rules = coverageRulesOf(rulesOf((current ?? places[0])?.country));
  return (question) => rules.find((it) => it.question === question);
}

export function CoverageCard() {
  const t = useWords();
  const asked = useCoverage();
  return (
    <RoomCard
      asked={asked}
      failed={t("room_coverage_failed")}
      height={height}
      title={t("room_coverage")}
      aside={asked.data && <Sum coverage={asked.data} />}
    >
      {({ facts, counts, places }) =>
        facts && facts.length > 0 ? (
          <Facts facts={facts} />
        ) : places > 0 && counts.length > 0 ? (
          <Counts counts={counts} />
        ) : (
          <Nothing>{t("room_coverage_none")}</Nothing>
        )
      }
    </RoomCard>
  );
}

function Sum({ coverage: { facts, places } }: { coverage: Coverage }) {
  const t = useWords();
  const [language] = useLanguage();
  const of = (answer: CoverageAnswer) => facts?.filter((it) => it.answer === answer).length ?? 0;
  return (
    <Typography component="span" color="textSecondary" className="tn" noWrap>
      {facts
        ? t("room_coverage_sum", { yes: of("yes"), no: of("no"), unknown: of("unknown") })
        : places === 1
          ? t("room_coverage_place")
          : t("room_coverage_places", { count: formatNumber(places, language) })}
    </Typography>
  );
}

const lineStyle = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "8px",
  minHeight: size("row"),
  p: "2px 16px",
  borderTop: 1,
  borderColor: "divider",
};

const Facts = ({ facts }: { facts: readonly CoverageFacts[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", containerType: "inline-size" }}>
    {facts.map((fact) => (
      <FactLine key={fact.question} fact={fact} />
    ))}
  </Box>
);

/** With little room the name has the first line, and what is told of it the second. */
const inTwoLines = {
  "@container (max-width: 399.95px)": {
    flexWrap: "wrap",
    rowGap: 0,
    py: "6px",
    // The rule behind it is pressed apart from its line.
    [fingerQuery]: { pb: "14px" },
    "& .name": { flexBasis: "calc(100% - 60px)" },
    "& .told": { marginLeft: "49px" },
  },
};

const month = 30 * 86_400_000;

/** Until when it holds, "hasta 12-2027", or the very day where that is near; since when it lapsed; of when it is, where nothing ends. */
function dateText(fact: CoverageFacts, language: Language, t: Translate): string {
  const { answer, since, until, value } = fact;
  if (answer === "unknown") return t("room_coverage_unknown");
  if (value !== null) return `${formatNumber(value, language)} %`;
  const today = dayHere();
  if (until !== null && until < today) return t("room_coverage_lapsed", { day: formatDay(until, language) });
  if (answer === "yes" && until !== null) {
    const isNear = Date.parse(until) - Date.parse(today) < 3 * month;
    const day = formatDay(until, language);
    return t("room_coverage_until", { day: isNear ? day : day.slice(3) });
  }
  return since === null ? "" : formatDay(since, language);
}

function FactLine({ fact }: { fact: CoverageFacts }) {
  const t = useWords();
  const [language] = useLanguage();
  const { place } = usePlace();
  const { question, answer, path, search, until } = fact;
  const rule = useRules()(question);
  const { icon, color } = marks[answer];
  const isLapsed = answer === "no" && until !== null;
  return (
    <Box component="li" sx={{ ...lineStyle, ...inTwoLines, "&:hover": { bgcolor: "hover" } }}>
      <Box component="span" sx={{ display: "flex", color }}>
        <Icon name={icon} size={15} />
      </Box>
      <Box component="b" sx={{ flex: "none", minWidth: 18 }}>
        {answer === "unknown" ? (
          <>
            <span aria-hidden>—</span>
            <span className="visually-hidden">{t("room_coverage_unknown")}</span>
          </>
        ) : (
          t(`room_answer.${answer}`)
        )}
      </Box>
      <RouteLink
        to={path}
        search={{ place: String(place), ...search }}
        underline="hover"
        color="textPrimary"
        noWrap
        className="name whole-line"
        sx={{ flex: 1, minWidth: 0 }}
      >
        {rule?.name[language]}
      </RouteLink>
      <Typography
        variant="caption"
        component="span"
        className="told tn"
        noWrap
        sx={({ vars: { palette } }) => ({
          flex: "none",
          color: isLapsed ? palette.error.main : palette.text.secondary,
          fontWeight: isLapsed ? 600 : 400,
        })}
      >
        {dateText(fact, language, t)}
      </Typography>
      {rule && <RuleMark rule={rule} />}
    </Box>
  );
}

/** "Ley 21.364, art. 22" is "Ley 21.364" where it stands beside others. */
const shortly = (rule: string) => rule.split(",")[0]!;

/** The rule as it is cited; beside the line's own link, and above it. */
function RuleMark({ rule: { rule, url } }: { rule: Rule }) {
  const [language] = useLanguage();
  const style = { flex: "none", maxWidth: 96, fontSize: "0.75rem" };
  if (url === null)
    return (
      <Typography component="span" color="textSecondary" noWrap title={rule[language]} sx={style}>
        {shortly(rule[language])}
      </Typography>
    );
  return (
    <MuiLink
      href={url}
      target="_blank"
      rel="noreferrer"
      className="finger-reach"
      noWrap
      title={shortly(rule[language])}
      underline="hover"
      sx={{ ...style, position: "relative", overflow: "visible", fontWeight: 600 }}
    >
      {shortly(rule[language])}
    </MuiLink>
  );
}

const barColors: Record<CoverageAnswer, string> = {
  yes: "var(--mui-palette-success-main)",
  no: "var(--mui-palette-error-main)",
  unknown: "var(--mui-palette-control)",
};

const Counts = ({ counts }: Pick<Coverage, "counts">) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
    {counts.map((count) => (
      <CountLine key={count.question} count={count} />
    ))}
  </Box>
);

function CountLine({ count }: { count: Coverage["counts"][number] }) {
  const t = useWords();
  const [language] = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { question, yes, no, unknown } = count;
  return (
    <Box component="li" sx={{ ...lineStyle, display: "block", p: "5px 16px 7px" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "0 12px", pb: "3px" }}>
        <Typography component="span" sx={{ flex: 1, minWidth: "min-content" }}>
          {useRules()(question)?.name[language]}
        </Typography>
        <Typography component="span" className="tn" color="textSecondary" noWrap>
          {t("room_answer.yes")} <b>{number(yes)}</b> · {t("room_answer.no")} <b>{number(no)}</b> ·{" "}
          <span aria-hidden>—</span>
          <span className="visually-hidden">{t("room_coverage_unknown")}</span> <b>{number(unknown)}</b>
        </Typography>
      </Box>
      <StackedBar
        height={6}
        parts={(["yes", "no", "unknown"] as const).map((answer) => ({
          name: answer,
          count: count[answer],
          color: barColors[answer],
        }))}
      />
    </Box>
  );
}
