// What the marks of the small map mean: only those that are on it.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Swatch } from "../../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { shelterColor } from "../shelters-card.tsx";
import type { Situation } from "./use-situation.ts";

const corner = {
  position: "absolute",
  // Scale and credits have the foot of the map.
  left: 12,
  top: 12,
  zIndex: 1,
  display: "grid",
  gap: "6px",
  maxWidth: "60%",
  m: 0,
  p: "8px 12px",
  listStyle: "none",
  border: 1,
  borderColor: "divider",
  borderRadius: "8px",
  bgcolor: "background.paper",
  boxShadow: "var(--elevation-over)",
};

const line = { display: "flex", alignItems: "center", gap: "8px", minWidth: 0 };

/** In one language the level begins, in the other it ends what is said. */
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Of each kind once, the gravest level first. */
function useEntries({ areas, events, shelters }: Situation) {
  const t = useWords();
  const [language] = useLanguage();
  const real = areas
    .filter(({ alert }) => alert.kind === "alert")
    .toSorted((one, other) => other.level.bars - one.level.bars);
  const levels = [...new Map(real.map(({ level, color }) => [level.key, { level, color }])).values()];
  const exercise = areas.find(({ alert }) => alert.kind === "exercise");
  const hazards = [
    ...new Map(events.filter(({ anchor }) => anchor).map((event) => [event.variable_id, event])).values(),
  ];
  return {
    areas: [
      ...levels.map(({ level, color }) => ({
        name: capital(t("room_map_alert", { level: level.name[language].toLowerCase() })),
        color,
      })),
      ...(exercise ? [{ name: t("room_map_exercise"), color: exercise.color }] : []),
    ],
    marks: [
      ...hazards.map((event) => ({
        name: pick(language, event.variable_es, event.variable_en),
        color: event.color,
        icon: event.icon,
      })),
      ...(shelters.some(({ anchor }) => anchor)
        ? [{ name: t("room_map_shelter"), color: shelterColor, icon: "bed" }]
        : []),
    ],
  };
}

export function SituationLegend({ situation }: { situation: Situation }) {
  const t = useWords();
  const { areas, marks } = useEntries(situation);
  const text = (name: string) => (
    <Typography variant="caption" component="span" noWrap title={name}>
      {name}
    </Typography>
  );
  return (
    <Box component="ul" sx={corner}>
      {areas.map(({ name, color }) => (
        <Box key={name} component="li" sx={line}>
          <Box
            component="span"
            aria-hidden
            data-colour
            style={{ borderColor: color, backgroundColor: `color-mix(in srgb, ${color} 18%, transparent)` }}
            sx={{ flex: "none", width: 16, height: 12, border: "1.5px dashed" }}
          />
          {text(name)}
        </Box>
      ))}
      {marks.map(({ name, color, icon }) => (
        <Box key={name} component="li" sx={line}>
          <Swatch icon={icon} color={color} size={16} />
          {text(name)}
        </Box>
      ))}
      {areas.length + marks.length === 0 && <li>{text(t("room_map_nothing"))}</li>}
    </Box>
  );
}
