// Exercises on list and map: what was practised, against what, how it went, and what is to be improved.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { exercises, type Exercise } from "@atalaya/contract/resources/exercises.ts";
import { institutions } from "@atalaya/contract/resources/institutions.ts";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import { LessonsSection } from "../../screens/lessons/lessons-section.tsx";
import { namedRow } from "../../screens/plain/named-row.tsx";
import { PlainListAndMap } from "../../screens/plain/plain-list-and-map.tsx";
import { definePlainScreen } from "../../screens/plain/plain-screen.ts";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { hazards } from "../../ui/theme/data-colors.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";

const looks = {
  planned: { icon: "calendar-o" },
  held: { icon: "check-circle", status: "success" },
  cancelled: { icon: "ban" },
} as const;

function ExerciseState({ status, is_due }: Pick<Exercise, "status" | "is_due">) {
  const t = useWords();
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: "4px" }}>
      <Tag {...looks[status]} label={t(`choice.exercises.status.${status}`)} />
      {is_due && <Tag icon="clock-o" status="warning" label={t("label.exercises.is_due")} />}
    </Box>
  );
}

/** Below each other, for beside the map there is little room; there it also says that something is left to do. */
function When({ starts_at, is_due }: Pick<Exercise, "starts_at" | "is_due">) {
  const t = useWords();
  const [language] = useLanguage();
  const [day, hour] = formatInstant(starts_at, language).split(" ");
  return (
    <Box component="span" sx={{ display: "inline-grid", whiteSpace: "nowrap" }}>
      <span>{day}</span>
      <span>
        {hour}
        {is_due && (
          <Tooltip title={t("label.exercises.is_due")}>
            <Box
              component="span"
              role="img"
              aria-label={t("label.exercises.is_due")}
              sx={{ ml: "4px", color: "warning.main" }}
            >
              <Icon name="clock-o" />
            </Box>
          </Tooltip>
        )}
      </span>
    </Box>
  );
}

const Learned = ({ thing: { id, company_id } }: { thing: Exercise }) => (
  <LessonsSection source={{ exercise_id: id, event_id: null }} company_id={company_id} />
);

const screen = definePlainScreen<typeof exercises>({
  noun: exercises,
  looks: {
    tabletop: { icon: "comments-o", color: hazards.storm_surge.disc },
    drill: { icon: "refresh", color: hazards.other.disc },
    functional: { icon: "headphones", color: hazards.earthquake.disc },
    full_scale: { icon: "flag-checkered", color: hazards.tsunami.disc },
  },
  nameOf: ({ title }) => title,
  underOf: ({ hazard }, _t, hazardName) => [hazardName(hazard)],
  sections: [
    {
      title: "says.exercises.identity",
      fields: ["title", ["kind", "hazard", "company_id", "status", "starts_at", "ends_at"], "scenario", "objectives"],
    },
    { title: "says.exercises.people", fields: ["institution_id", "participants", ["plan_id", "alert_id"]] },
    { title: "says.exercises.outcome", fields: [["people", "rating", "evaluated_by"], "evaluation"] },
    { title: "section_location", fields: ["geometry"] },
  ],
  helps: {
    objectives: "says.exercises.objectives_help",
    participants: "says.exercises.participants_help",
    rating: "says.exercises.outcome_help",
  },
  units: { people: "says.exercises.persons" },
  drawn: {
    institution_id: namedRow(institutions, ({ name_es, name_en }, language) => pick(language, name_es, name_en)),
    plan_id: namedRow(legalDocuments, ({ title_es, title_en }, language) => pick(language, title_es, title_en)),
    alert_id: namedRow(alerts, ({ headline_es, headline_en }, language) => pick(language, headline_es, headline_en)),
  },
  cells: () => ({
    status: { render: (row) => <ExerciseState {...row} /> },
    starts_at: { render: (row) => <When {...row} /> },
  }),
  figures: ({ people, open_lessons }, t) => [
    [people, t("label.exercises.people")],
    [open_lessons, t("label.exercises.open_lessons")],
  ],
  marks: (thing) => <ExerciseState {...thing} />,
  More: Learned,
});

export const ExercisesScreen = () => <PlainListAndMap screen={screen} />;
