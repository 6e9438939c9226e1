// Figures of the fire that is under way in the demo, in step with its log: by the hour, so that their growth can be shown. And what it
// damaged.
import { AssetDamage } from "@atalaya/contract/domain/asset-damage.ts";
import { EventCard } from "@atalaya/contract/domain/event-card.ts";
import { Figure, type Metric, type Qualifier } from "@atalaya/contract/domain/losses.ts";

/** Whose clock the figures tell. */
export const fireZone = "America/Santiago";

type Told = { metric: Metric; value: number | null; qualifier?: Qualifier; note?: string };

const sources = { committee: "COE comunal (dato ficticio)", brigade: "Brigada forestal (dato ficticio)" };

/** `ago`: minutes before now at which they were told. */
type Report = { ago: number; source: keyof typeof sources; told: readonly Told[] };

const reports: readonly Report[] = [
  { ago: 318, source: "brigade", told: [{ metric: "burned_ha", value: 2, qualifier: "approximate" }] },
  {
    ago: 236,
    source: "committee",
    told: [
      { metric: "evacuated", value: 160, qualifier: "approximate", note: "De 54 viviendas." },
      { metric: "injured", value: null, qualifier: "none" },
      { metric: "deaths", value: 0 },
    ],
  },
  {
    ago: 209,
    source: "committee",
    told: [
      { metric: "sheltered", value: 62 },
      { metric: "power_cut", value: 1200 },
      { metric: "houses_in_assessment", value: 40 },
    ],
  },
  { ago: 140, source: "brigade", told: [{ metric: "burned_ha", value: 18, qualifier: "approximate" }] },
  {
    ago: 96,
    source: "committee",
    told: [
      { metric: "evacuated", value: 245, note: "Se suma el sector del estanque." },
      { metric: "sheltered", value: 71 },
      { metric: "injured", value: 2, note: "Por inhalación de humo." },
      { metric: "houses_destroyed", value: 3, qualifier: "at_least" },
    ],
  },
  {
    ago: 28,
    source: "committee",
    told: [
      { metric: "evacuated", value: 310 },
      { metric: "sheltered", value: 155 },
      { metric: "houses_destroyed", value: 5 },
      { metric: "houses_minor", value: 12 },
      { metric: "houses_in_assessment", value: 22 },
      { metric: "power_cut", value: 640 },
      { metric: "deaths", value: 0 },
    ],
  },
  { ago: 12, source: "brigade", told: [{ metric: "burned_ha", value: 34.5 }] },
];

const clockOf = (at: Date) =>
  at.toLocaleString("sv-SE", { timeZone: fireZone, dateStyle: "short", timeStyle: "short" }).split(" ") as [
    string,
    string,
  ];

/** The earliest first. `at` is the instant so many minutes before now. */
export const fireFigures = (at: (ago: number) => Date): Figure[] =>
  reports.flatMap(({ ago, source, told }) => {
    const [as_of, hour] = clockOf(at(ago));
    return told.map((figure) => Figure.parse({ ...figure, as_of, hour, source: sources[source] }));
  });

/** Since the fire reached the lines. */
export const fireCard = (at: (ago: number) => Date): EventCard => {
  const [started_on, started_at] = clockOf(at(214));
  return EventCard.parse({ services: [{ service: "power", started_on, started_at, users: 640 }] });
};

/** `school`: one of the base map. */
export const fireDamages = (school: { id: number; title: string }): AssetDamage[] =>
  [
    {
      name: "Viviendas del sector alto (dato ficticio)",
      sector: "housing",
      unit: "dwellings",
      grade: "destroyed",
      amount: 5,
    },
    {
      name: "Viviendas del sector bajo (dato ficticio)",
      sector: "housing",
      unit: "dwellings",
      grade: "minor",
      amount: 12,
    },
    {
      facility_id: school.id,
      name: school.title,
      sector: "education",
      grade: "major",
      repair_cost: 48_000_000,
      currency: "CLP",
      users: 310,
      note: "Techo del gimnasio y dos salas (dato ficticio).",
    },
    { name: "Red eléctrica (dato ficticio)", sector: "energy", grade: "major", amount: 3, users: 640 },
  ].map((row) => AssetDamage.parse(row));
