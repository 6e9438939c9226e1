// Of what the report of an emergency consists: its sections and what is asked in each, as the country's pack says it (`rules.report`).
import { z } from "zod";
import { requiredText } from "../../values/plain-text.ts";
import { optionalWebsite } from "../../values/contact.ts";
import { losses, metrics } from "../losses.ts";

const Title = z.object({ es: requiredText(120), en: requiredText(120) });

/** Parts that a report can ask for. `figures` stand in cells of a row each, `more` in a line below them, with what is known of each. */
export const reportParts = [
  "event",
  "figures",
  "more",
  "services",
  "amount",
  "actions",
  "resources",
  "needs",
  "level",
  "remarks",
] as const;
export type ReportPart = (typeof reportParts)[number];

const isCounted = (metric: (typeof metrics)[number]) => losses[metric].unit !== "money";

/** A metric of the event card; `label` where the country's form calls it otherwise. */
const Asked = z.object({
  metric: z.enum(metrics).refine(isCounted, { params: { code: "choice" } }),
  label: Title.optional(),
});

const Part = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("figures"), figures: z.array(Asked).min(1).max(8) }),
  z.object({ kind: z.literal("more"), figures: z.array(Asked).min(1).max(12) }),
  z.object({ kind: z.enum(reportParts).exclude(["figures", "more"]) }),
]);

/** `short`: how the reports of a series are called, "ALFA" as in "ALFA 3". `every_hours`: after so many the next one is due. */
export const ReportTemplate = z.object({
  name: Title,
  short: Title,
  /** The rule that asks for it. */
  source: requiredText(200).optional(),
  url: optionalWebsite,
  every_hours: z.int().min(1).max(168).default(6),
  sections: z
    .array(z.object({ title: Title, parts: z.array(Part).min(1).max(reportParts.length) }))
    .min(1)
    .max(12)
    .superRefine((sections, context) => {
      // What stands twice could be told twice, and differently.
      const seen = new Set<string>();
      for (const [at, { parts }] of sections.entries())
        for (const [index, part] of parts.entries()) {
          const names = "figures" in part ? part.figures.map(({ metric }) => metric) : [part.kind];
          for (const name of names) {
            if (seen.has(name))
              context.addIssue({ code: "custom", path: [at, "parts", index], params: { code: "taken" } });
            seen.add(name);
          }
        }
    }),
});
export type ReportTemplate = z.output<typeof ReportTemplate>;

const asked = (...figures: z.output<typeof Asked>[]) => figures;

/** Where a country's pack says nothing of its own: what the forms of the region ask for in common. */
export const usualTemplate: ReportTemplate = ReportTemplate.parse({
  name: { es: "Informe de situación", en: "Situation report" },
  short: { es: "Informe", en: "Report" },
  sections: [
    { title: { es: "Evento", en: "Event" }, parts: [{ kind: "event" }] },
    {
      title: { es: "Personas", en: "People" },
      parts: [
        {
          kind: "figures",
          figures: asked(
            { metric: "deaths" },
            { metric: "injured" },
            { metric: "missing" },
            { metric: "direct_affected" },
            { metric: "sheltered" },
            { metric: "isolated" },
          ),
        },
        { kind: "more", figures: asked({ metric: "evacuated" }, { metric: "indirect_affected" }) },
      ],
    },
    {
      title: { es: "Viviendas", en: "Housing" },
      parts: [{ kind: "figures", figures: asked({ metric: "houses_damaged" }, { metric: "houses_destroyed" }) }],
    },
    {
      title: { es: "Servicios básicos e infraestructura", en: "Basic services and infrastructure" },
      parts: [
        { kind: "services" },
        { kind: "amount" },
        {
          kind: "more",
          figures: asked(
            { metric: "health_facilities_damaged" },
            { metric: "education_facilities_damaged" },
            { metric: "other_infra_damaged" },
            { metric: "roads_m" },
          ),
        },
      ],
    },
    { title: { es: "Decisiones y acciones", en: "Decisions and actions" }, parts: [{ kind: "actions" }] },
    {
      title: { es: "Recursos, necesidades y capacidad", en: "Resources, needs and capacity" },
      parts: [{ kind: "resources" }, { kind: "needs" }, { kind: "level" }],
    },
    { title: { es: "Observaciones", en: "Remarks" }, parts: [{ kind: "remarks" }] },
  ],
});

/** The report as the country asks for it. */
export const templateOf = (rules: { report?: ReportTemplate | null | undefined } | null | undefined): ReportTemplate =>
  rules?.report ?? usualTemplate;

export const hasPart = ({ sections }: ReportTemplate, kind: ReportPart): boolean =>
  sections.some(({ parts }) => parts.some((part) => part.kind === kind));

/** The figures that stand in cells of their own, known or not. */
export const cellsIn = ({ sections }: ReportTemplate) =>
  sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "figures" ? part.figures : [])));

/** Every metric that it asks for, in its order, with its own label where it has one. */
export const askedIn = ({ sections }: ReportTemplate) =>
  sections.flatMap(({ parts }) => parts.flatMap((part) => ("figures" in part ? part.figures : [])));
