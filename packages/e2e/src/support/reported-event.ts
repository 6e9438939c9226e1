// An emergency that is reported on: over the calls its card, its figures and its first report, and on the screen its paper.
import type { Locator, Page } from "@playwright/test";
import { alertCentre } from "./alert-centre.ts";
import { enterAs, type Person } from "./people.ts";
import { expect } from "./server.ts";

const zone = "America/Santiago";
export const [today, hourNow] = new Intl.DateTimeFormat("sv-SE", {
  timeZone: zone,
  dateStyle: "short",
  timeStyle: "short",
})
  .format()
  .split(" ") as [string, string];

/** Said a moment ago, by the shelter's own officer. */
const figure = (metric: string, value: number) => ({
  metric,
  value,
  qualifier: "quantified",
  as_of: today,
  hour: hourNow,
  source: "DIDECO (demo)",
});

let made = 0;

type ReportedEvent = Awaited<ReturnType<typeof anEvent>>;

/** A fire of this test alone, in Valparaíso, with 176 sheltered people. */
export async function anEvent(page: Page) {
  const { officer, place } = await alertCentre(page.request);
  const variables = (await officer.get("variables/riskAssessment?per_page=100")).data;
  const variable_id = variables.find((it) => it.name_es === "Incendio forestal")!.id;
  const title = `Incendio de informe ${++made} (demo)`;
  const draft = { company_id: place, variable_id, title, observed_on: today, source: "COE comunal" };
  const { id, version } = await officer.post("records/risk", { ...draft, figures: [figure("sheltered", 176)] });
  return { id, version, title, officer, place, at: `/informes?event=${id}`, card: `/records/risk?record=${id}` };
}

/** The first report, sent over the calls. */
export async function sendFirst({ id, officer }: ReportedEvent): Promise<void> {
  const { id: report } = await officer.post("event-reports", { event_id: id });
  const { version } = await officer.get(`event-reports/${report}`);
  const answered = { version, responsible_name: "Alcaldesa Demo", next_hours: 3 };
  const saved = (await officer.put(`event-reports/${report}`, answered)) as unknown as {
    version: number;
    digest: string;
  };
  await officer.post(`event-reports/${report}/sending`, { version: saved.version, seen: saved.digest });
}

/** What the card says from now on. */
export async function rise({ id, officer }: ReportedEvent, sheltered: number): Promise<void> {
  const { version } = await officer.get(`records/risk/${id}`);
  await officer.put(`records/risk/${id}`, { version, figures: [figure("sheltered", sheltered)] });
}

export const paper = (page: Page): Locator => page.getByRole("article");
/** A cell of the paper by its question. */
export const cell = (page: Page, label: string): Locator =>
  paper(page)
    .locator("dl > div")
    .filter({ has: page.getByRole("term").getByText(label, { exact: true }) });

export async function openReport(page: Page, person: Person, at: string, language: "es" | "en" = "es"): Promise<void> {
  await enterAs(page, person, at, language);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
