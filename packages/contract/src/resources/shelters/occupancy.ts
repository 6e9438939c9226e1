// How many people are in a shelter, counted from time to time: the newest count is how it stands, the older ones are its course.
import { z } from "zod";
import { answerOf, GivenInstant, Id, Instant } from "../../record.ts";
import { optionalCount } from "../../values/amounts.ts";
import { optionalText } from "../../values/plain-text.ts";

export const occupancyStates = ["closed", "open", "full"] as const;
export const stateTitles = {
  closed: { es: "Cerrado", en: "Closed" },
  open: { es: "Abierto", en: "Open" },
  full: { es: "Completo", en: "Full" },
};

/** Clocks differ a little; what is further ahead is a slip of the keyboard (V3). */
const tolerance = 60 * 60 * 1000;
const groups = ["families", "children_under_2", "pregnant", "elderly", "with_disability"] as const;

const fields = z.object({
  as_of: GivenInstant.refine((at) => !(Date.parse(at) > Date.now() + tolerance), { params: { code: "day_future" } }),
  state: z.enum(occupancyStates),
  occupied: optionalCount().unwrap().unwrap(),
  families: optionalCount(),
  children_under_2: optionalCount(),
  pregnant: optionalCount(),
  elderly: optionalCount(),
  with_disability: optionalCount(),
  note: optionalText(2000),
  /** Who counted. */
  source: optionalText(200),
});

/** Nobody is in a closed shelter, and no group is larger than all who are there. More than its capacity can be there: that is seen. */
export const OccupancyDraft = fields.superRefine((count, context) => {
  const most = (field: string, maximum: number) =>
    context.addIssue({ code: "custom", path: [field], params: { code: "number_big", maximum: String(maximum) } });
  if (count.state === "closed" && count.occupied > 0) most("occupied", 0);
  for (const group of groups) if ((count[group] ?? 0) > count.occupied) most(group, count.occupied);
});
export type OccupancyDraft = z.infer<typeof OccupancyDraft>;

export const Occupancy = z.object({
  id: Id,
  ...answerOf(fields),
  as_of: Instant,
  /** Who wrote it down. */
  created_by: z.string().nullable(),
});
export type Occupancy = z.infer<typeof Occupancy>;

export const occupancyLabels = {
  as_of: { es: "Contado el", en: "Counted at" },
  state: { es: "Estado", en: "State" },
  occupied: { es: "Personas", en: "People" },
  families: { es: "Familias", en: "Families" },
  children_under_2: { es: "Menores de 2 años", en: "Children under 2" },
  pregnant: { es: "Embarazadas", en: "Pregnant women" },
  elderly: { es: "Personas mayores", en: "Elderly" },
  with_disability: { es: "Con discapacidad", en: "With disability" },
  note: { es: "Nota", en: "Note" },
  source: { es: "Fuente", en: "Source" },
};
