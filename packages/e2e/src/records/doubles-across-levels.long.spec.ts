// A region and one of its municipalities tell of the same fire: both would count, until the one is made a part of the other.
import type { APIRequestContext, Page } from "@playwright/test";
import { findings } from "../support/accessibility.ts";
import { callerOf } from "../support/alert-centre.ts";
import { phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";
import { withoutStream } from "../support/without-stream.ts";

const region = { code: "05", author: "admin", publisher: "super" } as const;
const municipality = { code: "05109", author: "officer", publisher: "admin" } as const;

type Told = {
  by: typeof region | typeof municipality;
  title: string;
  day: string;
  deaths: number;
  hazard?: string;
  triggered_by_id?: number;
};
type Made = { id: number; code: string; version: number; title: string };

/** Told by those of the place, and published by somebody else. */
async function publish(request: APIRequestContext, { by, day, deaths, hazard, ...said }: Told): Promise<Made> {
  const [author, publisher] = [await callerOf(request, by.author), await callerOf(request, by.publisher)];
  const places = (await author.get("companies?type=tree")).data;
  const variables = (await author.get("variables/riskAssessment?per_page=100")).data;
  let made = await author.post("records/risk", {
    ...said,
    company_id: places.find((it) => it.territorial_code === by.code)!.id,
    variable_id: variables.find((it) => it.name_es === (hazard ?? "Incendio forestal"))!.id,
    observed_on: day,
    source: "COE (prueba)",
    tags: [said.title.split(" ").at(-1)!],
    geometry: { type: "Point", coordinates: [-71.53, -33.03] },
    figures: [{ metric: "deaths", value: deaths, as_of: day, source: "COE (prueba)" }],
  });
  const steps = [
    [author, "submit"],
    [publisher, "validate"],
    [publisher, "publish"],
  ] as const;
  for (const [who, action] of steps)
    made = await who.post(`records/risk/${made.id}/transitions`, { version: made.version, action });
  return made as unknown as Made;
}

/** The last word of both titles is theirs alone: what they are found, tagged and summed up by. */
async function publishTwice(request: APIRequestContext, name: string, year: number) {
  const wider = { by: region, title: `Incendios de la costa ${name}`, day: `${year}-03-02`, deaths: 12 };
  const narrower = { by: municipality, title: `Incendio Las Pataguas ${name}`, day: `${year}-03-03`, deaths: 9 };
  return { wider: await publish(request, wider), narrower: await publish(request, narrower) };
}

async function openPairs(page: Page, words = { menu: "Más de esta lista", pairs: "Posibles duplicados" }) {
  await page.getByRole("button", { name: words.menu }).click();
  await page.getByRole("menuitem", { name: words.pairs }).click();
  return page.getByRole("dialog", { name: words.pairs });
}

/** How many disasters of the year there are by the sums, and how many died in them. */
const sumsOf = (page: Page, year: number) =>
  page
    .getByRole("table", { name: "Pérdidas" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: String(year) }) })
    .getByRole("cell");

test("V11 the region makes the fire of its municipality a part of its own, the deaths count once, and it may take that back", async ({
  page,
}) => {
  const { wider, narrower } = await publishTwice(page.request, "Boldo", 2015);
  await enterAs(page, "admin", "/records/risk?sums=year&tag=Boldo");
  await expect(sumsOf(page, 2015)).toContainText(["2", "21"]);
  await page.getByRole("button", { name: "Volver a la lista" }).click();

  const pairs = await openPairs(page);
  const across = pairs.getByRole("region", { name: "De un lugar y otro que lo contiene" });
  const pair = across.getByRole("listitem").filter({ hasText: wider.title });
  await expect(pair.getByRole("button").first()).toContainText("Región de Valparaíso");
  const part = pair.getByRole("listitem").filter({ hasText: narrower.title });
  await expect(part).toContainText("Viña del Mar · Comuna");
  await expect(part).toContainText("Los dos suman en los totales hasta que los reúna.");
  expect(await findings(page, "[role=dialog]")).toEqual([]);
  const join = part.getByRole("button", { name: `Reunir: «${narrower.title}» será parte de «${wider.title}»` });
  await join.click();
  await expect(part).toHaveCount(0);
  await expect(pairs.getByText(`«${narrower.title}» es ahora parte de «${wider.title}»`)).toBeVisible();
  await pairs.getByRole("button", { name: "Deshacer" }).press("Enter");
  await expect(pairs.getByText(`«${narrower.title}» está como antes`)).toBeVisible();

  await join.press("Enter");
  await expect(part).toHaveCount(0);
  // The next key still does something in the dialog.
  await page.keyboard.press("Escape");
  await expect(pairs).toBeHidden();
  await page.getByRole("button", { name: "Pérdidas", exact: true }).click();
  await page.getByRole("button", { name: "Por año" }).click();
  await expect(sumsOf(page, 2015)).toContainText(["1", "9"]);
});

test("V11 a municipality's officer is told on his card that the region tells of the fire too, and makes it a part of that", async ({
  page,
}) => {
  const { wider, narrower } = await publishTwice(page.request, "Quillay", 2016);
  await enterAs(page, "officer", `/records/risk?record=${narrower.id}`);
  const notice = page.getByRole("status").filter({ hasText: "Puede contar dos veces" });
  await expect(notice).toContainText(`«${wider.title}» (${wider.code}), de Región de Valparaíso`);
  const join = notice.getByRole("button", { name: `Hacer parte de ${wider.code}` });
  await join.focus();
  expect(await findings(page)).toEqual([]);
  // The region's card is not his to open.
  await expect(notice.getByRole("button")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`«${narrower.title}» es ahora parte de «${wider.title}»`)).toBeVisible();
  await expect(notice).toHaveCount(0);
  // It says what it said, and stays published.
  await expect(page.getByText("Publicado", { exact: true })).toBeVisible();

  await enterAs(page, "admin", "/records/risk?sums=year&tag=Quillay");
  await expect(sumsOf(page, 2016)).toContainText(["1", "9"]);
});

test("on the region's card the fire of the municipality is opened, and joined from there", async ({ page }) => {
  const { wider, narrower } = await publishTwice(page.request, "Peumo", 2017);
  await enterAs(page, "admin", `/records/risk?record=${wider.id}`);
  const notice = page.getByRole("status").filter({ hasText: "Puede contar dos veces" });
  await expect(notice.getByRole("button")).toHaveText([`Abrir ${narrower.code}`]);
  await notice.getByRole("button", { name: `Abrir ${narrower.code}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: narrower.title })).toBeVisible();
  await expect(notice.getByRole("button")).toHaveText([`Abrir ${wider.code}`, `Hacer parte de ${wider.code}`]);
  await notice.getByRole("button", { name: `Hacer parte de ${wider.code}` }).click();
  await expect(notice).toHaveCount(0);
});

test("what somebody changed meanwhile is told and read again, and joined by the next press", async ({ page }) => {
  const { narrower } = await publishTwice(page.request, "Maqui", 2018);
  await withoutStream(page);
  await enterAs(page, "admin", "/records/risk?view=list");
  const pairs = await openPairs(page);
  const part = pairs.getByRole("listitem").getByRole("listitem").filter({ hasText: narrower.title });
  await expect(part).toBeVisible();
  const officer = await callerOf(page.request, "officer");
  const { version } = await officer.get(`records/risk/${narrower.id}`);
  const renamed = "Incendio Las Pataguas Altas Maqui";
  const reason = "Se corrige el nombre del sector.";
  await officer.put(`records/risk/${narrower.id}`, { version, title: renamed, reason });
  await part.getByRole("button", { name: /^Reunir/ }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Otra persona lo cambió mientras tanto: revíselo antes de reunirlo.",
  );
  const again = pairs.getByRole("listitem").getByRole("listitem").filter({ hasText: renamed });
  await again.getByRole("button", { name: /^Reunir/ }).click();
  await expect(again).toHaveCount(0);
});

test("a fire that began before what is said to have set it off leads to that one", async ({ page }) => {
  const wind = {
    by: municipality,
    hazard: "Vendaval",
    title: "Vendaval de prueba Litre",
    day: "2013-03-09",
    deaths: 0,
  };
  const cause = await publish(page.request, wind);
  const fire = { by: municipality, title: "Incendio de prueba Litre", day: "2013-03-02", deaths: 1 };
  const { id } = await publish(page.request, { ...fire, triggered_by_id: cause.id });
  await enterAs(page, "officer", `/records/risk?record=${id}`);
  const notice = page.getByRole("status").filter({ hasText: "que lo habría desencadenado" });
  await notice.getByRole("button", { name: `Abrir ${cause.code}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: cause.title })).toBeVisible();
});

test("on a phone and in English both kinds of likely duplicates fit, each under its heading", async ({ page }) => {
  await page.setViewportSize(phone);
  const { wider, narrower } = await publishTwice(page.request, "Arrayán", 2014);
  const again = { by: municipality, title: "Incendio de Las Pataguas Arrayán", day: "2014-03-04", deaths: 9 };
  await publish(page.request, again);
  await enterAs(page, "admin", "/records/risk?view=list", "en");
  const pairs = await openPairs(page, { menu: "More about this list", pairs: "Likely duplicates" });
  await expect(pairs.getByRole("region", { name: "Of the same place" })).toContainText(again.title);
  const across = pairs.getByRole("region", { name: "Of a place and one above it" });
  const parts = across.getByRole("listitem").filter({ hasText: wider.title }).getByRole("listitem");
  await expect(parts).toHaveCount(2);
  await expect(parts.first()).toContainText("Both count in the totals until you join them.");
  const sideways = await pairs.evaluate(
    (it) =>
      [it, ...it.querySelectorAll("*")].filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
        .length,
  );
  expect(sideways).toBe(0);
  expect(await findings(page, "[role=dialog]")).toEqual([]);
  const title = `Join: “${narrower.title}” will be a part of “${wider.title}”`;
  await across.getByRole("button", { name: title }).click();
  await expect(parts).toHaveCount(1);
});
