// Disasters with figures, made over the calls by an officer and published by another person: what lists and sums of losses begin with.
import type { APIRequestContext } from "@playwright/test";
import { callerOf } from "./alert-centre.ts";

/** What only these disasters are called by, so that what else the demo holds changes no sum. */
export const lossTag = "pérdidas de prueba";

type Figure = { metric: string; value: number | null; qualifier?: string };
type Disaster = { hazard: string; title: string; day: string; figures: Figure[]; isDraft?: boolean };

const code = "05101";

export const fires = { large: "Incendio del Sauce (prueba)", small: "Incendio de Las Palmas (prueba)" };
export const quake = "Sismo de Laguna Verde (prueba)";

const disasters: Disaster[] = [
  {
    hazard: "Incendio forestal",
    title: fires.large,
    day: "2019-02-04",
    figures: [
      { metric: "deaths", value: 12 },
      { metric: "houses_destroyed", value: 40 },
    ],
  },
  {
    hazard: "Incendio forestal",
    title: fires.small,
    day: "2019-12-24",
    figures: [
      { metric: "deaths", value: 3 },
      { metric: "houses_destroyed", value: 1200 },
    ],
  },
  {
    hazard: "Sismo",
    title: quake,
    day: "2021-05-10",
    figures: [
      { metric: "deaths", value: 30, qualifier: "at_least" },
      { metric: "houses_destroyed", value: null, qualifier: "present_unquantified" },
    ],
  },
  {
    hazard: "Sismo",
    title: "Sismo aún sin publicar (prueba)",
    day: "2021-06-01",
    figures: [{ metric: "deaths", value: 500 }],
    isDraft: true,
  },
];

/** Two fires of 2019 and an earthquake of 2021, and another one that nobody has published. */
export async function publishLosses(request: APIRequestContext): Promise<void> {
  const [officer, publisher] = [await callerOf(request, "officer"), await callerOf(request, "admin")];
  const company_id = (await officer.get("companies?type=tree")).data.find((it) => it.territorial_code === code)!.id;
  const variables = (await officer.get("variables/riskAssessment?per_page=100")).data;
  for (const { hazard, title, day, figures, isDraft = false } of disasters) {
    const made = await officer.post("records/risk", {
      company_id,
      variable_id: variables.find((it) => it.name_es === hazard)!.id,
      title,
      observed_on: day,
      source: "COE comunal",
      tags: [lossTag],
      geometry: { type: "Point", coordinates: [-71.6, -33.05] },
      figures: figures.map((figure) => ({ as_of: day, source: "COE comunal", ...figure })),
    });
    if (isDraft) continue;
    const steps = [
      [officer, "submit"],
      [publisher, "validate"],
      [publisher, "publish"],
    ] as const;
    let { version } = made;
    for (const [who, action] of steps)
      ({ version } = await who.post(`records/risk/${made.id}/transitions`, { version, action }));
  }
}
