// The situation room: what is in force, what is known and how old it is; every number is the length of the list behind it.
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { demoPassword } from "@atalaya/server/demo/accounts.ts";
import { enterLive } from "../support/enter-live.ts";
import { enterAs, holdToken } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

const hour = 3_600_000;
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const numberIn = async (figure: Locator) => Number(/[\d.]+/.exec(await figure.innerText())![0].replaceAll(".", ""));

/** What the server answers and takes, as the officer. */
async function officerOf(page: Page) {
  const token = await holdToken(page, "officer@demo.test", demoPassword);
  const headers = { authorization: `Bearer ${token}` };
  const call = async <T>(method: "get" | "post" | "put", path: string, data?: object): Promise<T> => {
    const request: APIRequestContext = page.request;
    const answer = await request[method](`/api/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  return call;
}

/** The day and the hour of a clock in Chile. */
function clockOf(at: Date): { as_of: string; hour: string } {
  const [as_of, clock] = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "America/Santiago",
    dateStyle: "short",
    timeStyle: "short",
  })
    .format(at)
    .split(" ");
  return { as_of: as_of!, hour: clock! };
}

/** As many rows as the room counted: the head of a table is one too. */
async function expectRows(page: Page, count: number): Promise<void> {
  await expect(page.getByRole("table").first().getByRole("row")).toHaveCount(count + 1);
}

test("what is in force stands first, the gravest level with how long it still holds and until what hour", async ({
  page,
}) => {
  await enterAs(page, "officer");
  const strip = card(page, "Alertas en vigor");
  const gravest = strip.getByRole("link").first();
  await expect(gravest).toContainText("Roja");
  await expect(gravest).toContainText(/\d+ (h|d) \d+ (min|h)|\d+ min/);
  await expect(gravest).toContainText(/vence (hoy|mañana|.+) \d\d:\d\d/);
  const count = await numberIn(gravest);
  await gravest.click();

  await expect(page).toHaveURL(/\/records\/alert\?.*level=roja/);
  await expect(page.getByRole("search")).toContainText("Roja");
  await expectRows(page, count);
});

test("a level without alerts keeps its place, and an exercise is no alert", async ({ page }) => {
  await enterAs(page, "officer");
  const cells = card(page, "Alertas en vigor").getByRole("link");
  await expect(cells.filter({ hasText: "Sin alertas" }).first()).toContainText("0");
  await expect(cells.last()).toContainText(/Simulacro.*No son alertas reales/s);
});

test("a figure older than three hours says so, and one that grew says by how much", async ({ page }) => {
  const call = await officerOf(page);
  type Event = { id: number; version: number; figures: { metric: string }[] };
  const { data } = await call<{ data: Event[] }>("get", "records/risk?running=true");
  const { id, version, figures } = await call<Event>("get", `records/risk/${data[0]!.id}`);
  const told = (hours: number) => ({ ...clockOf(new Date(Date.now() - hours * hour)), source: "COGRID de prueba" });
  await call("put", `records/risk/${id}`, {
    version,
    figures: [
      ...figures.filter(({ metric }) => metric !== "injured" && metric !== "evacuated"),
      { metric: "injured", value: 4, ...told(5) },
      { metric: "evacuated", value: 1430, ...told(2) },
      { metric: "evacuated", value: 1850, ...told(0.2) },
    ],
  });
  await enterAs(page, "officer");
  const cells = page.getByRole("region", { name: /Incendio Las Cañas/ }).getByRole("listitem");
  const injured = cells.filter({ hasText: "Heridos" });
  await expect(injured).toContainText("Cifra antigua: hace 5 h");
  const evacuated = cells.filter({ hasText: "Evacuados" });
  await expect(evacuated).toContainText("1.850");
  await expect(evacuated).toContainText("+420 desde el informe anterior");
  await expect(evacuated).toContainText(/hace \d+ min/);
  await expect(evacuated).not.toContainText("Cifra antigua");
});

test("the next step of a running emergency is to update its figures, and its log is one press away", async ({
  page,
}) => {
  await enterAs(page, "officer");
  const event = page.getByRole("region", { name: /Incendio Las Cañas/ });
  await expect(event).toContainText("En curso");
  await expect(event.getByRole("link", { name: /^Bitácora/ })).toHaveAttribute("href", /\/bitacora\?.*event=\d+/);
  await event.getByRole("link", { name: "Actualizar cifras" }).click();

  await expect(page.getByRole("textbox", { name: "Título" })).toHaveValue(/Incendio Las Cañas/);
});

test("a new count of a shelter shows in the room without anybody asking for it", async ({ page }) => {
  const call = await officerOf(page);
  const { shelters } = await call<{ shelters: { id: number; name_es: string; state: string }[] }>(
    "get",
    "shelters/standing",
  );
  const { id, name_es } = shelters.find(({ state }) => state === "open")!;
  await enterLive(page, "officer", "/dashboard");
  const line = card(page, "Albergues").getByRole("link", { name: new RegExp(name_es.slice(0, 20)) });
  await expect(line).toBeVisible();
  const elsewhere = await officerOf(page);
  await elsewhere("post", `shelters/${id}/occupancy`, { as_of: new Date().toISOString(), state: "open", occupied: 77 });
  await expect(line).toContainText(/77 \/ \d+/);
});

test("every number of the shelters opens the list with as many", async ({ page }) => {
  await enterAs(page, "officer");
  for (const [word, state] of [
    ["abiertos", "open"],
    ["ocupados", "open,full"],
  ] as const) {
    await page.goto("/dashboard");
    const shelters = card(page, "Albergues");
    const open = await numberIn(shelters.getByRole("link", { name: /abiertos/ }));
    const full = await shelters.getByRole("link", { name: /llenos/ }).count();
    await shelters.getByRole("link", { name: new RegExp(word) }).click();
    await expect(page).toHaveURL(new RegExp(`state=${encodeURIComponent(state)}|state=${state}`));
    await expectRows(page, state === "open" ? open : open + full);
  }
});

test("hazards, stages of recovery and records open the lists that they count", async ({ page }) => {
  await enterAs(page, "officer", "/dashboard?period=all");
  const hazard = card(page, "Amenazas").getByRole("link").first();
  const struck = await numberIn(hazard.locator("b"));
  await hazard.click();
  await expect(page).toHaveURL(/\/records\/risk\?.*variable=\d+/);
  await expect(page.getByRole("search")).toContainText("Con versión publicada");
  await expectRows(page, struck);

  await page.goto("/dashboard");
  const stage = card(page, "Recuperación").getByRole("link", { name: /En ejecución/ });
  const going = await numberIn(stage.locator("b"));
  await stage.click();
  await expect(page.getByRole("search")).toContainText("Estado de la obra");
  await expectRows(page, going);

  await page.goto("/dashboard");
  const disasters = card(page, "Registros").getByRole("link", { name: /Mapa de Desastres/ });
  const recorded = await numberIn(disasters);
  await disasters.click();
  await expectRows(page, recorded);
});

test("losses by year are a table too, and a year leads to its disasters", async ({ page }) => {
  await enterAs(page, "officer");
  const losses = card(page, "Pérdidas por año").first();
  await expect(losses.getByRole("link", { name: /^2014: ver/ })).toBeAttached();
  await losses.getByRole("button", { name: "Ver tabla" }).click();
  const row = losses.getByRole("row", { name: /^2014/ });
  await expect(row).toContainText("2.900");
  // A year of which no card tells is unknown, and not zero.
  await expect(losses.getByRole("row", { name: /^2021/ })).toContainText("—");
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/observed_from=2014-01-01&observed_to=2014-12-31/);
  await expectRows(page, 1);
});

test("coverage asks its six questions with the rule behind each, and what nobody recorded is unknown, never no", async ({
  page,
}) => {
  await enterAs(page, "officer");
  await expect(card(page, "Cobertura").getByRole("listitem").first()).toContainText(/Sí \d+ · No \d+ · —/);
  const lines = card(page, "Cobertura").getByRole("listitem");
  const hazardMap = lines.filter({ hasText: "Mapa de amenaza" });
  const choose = async (place: RegExp) => {
    await page.getByRole("combobox", { name: "Lugar activo" }).click();
    await page.getByRole("option", { name: place }).first().click();
    await expect(lines).toHaveCount(6);
  };
  await choose(/Viña del Mar/);
  await expect(hazardMap).toContainText(/—.*sin dato/s);
  await choose(/Valparaíso/);
  await expect(hazardMap).toContainText(/Sí/);
  await expect(lines.getByRole("link", { name: /^Ley/ }).first()).toHaveAttribute("href", /^https:/);
  await lines.getByRole("link", { name: /COGRID/ }).click();
  await expect(page).toHaveURL(/\/legal-drm-committee/);
});

test("what fails takes no other card with it, and can be tried again", async ({ page }) => {
  await page.route("**/api/shelters/standing**", (route) => route.fulfill({ status: 500, json: {} }));
  await enterAs(page, "officer");
  const shelters = card(page, "Albergues");
  await expect(shelters).toContainText("No se pudieron cargar los albergues");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(card(page, "Alertas en vigor").getByRole("link").first()).toBeVisible();
  await expect(card(page, "Recuperación")).toContainText("avance medio");
  await page.unroute("**/api/shelters/standing**");
  await shelters.getByRole("button", { name: "Reintentar" }).click();
  await expect(shelters.getByRole("link", { name: /abiertos/ })).toBeVisible();
});

test("who may not read shelters nor recovery has no such card, and nothing of them is asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route("**/api/user", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { user: { grants: { permissions: string[] }[] } };
    for (const grant of body.user.grants)
      grant.permissions = grant.permissions.filter((it) => !/^(shelters|records\.recovery)\./.test(it));
    await route.fulfill({ response: answer, json: body });
  });
  await enterAs(page, "officer");
  await expect(card(page, "Cobertura").getByRole("listitem").first()).toBeVisible();
  await expect(card(page, "Albergues")).toHaveCount(0);
  await expect(card(page, "Recuperación")).toHaveCount(0);
  expect(asked.filter((path) => /standing|recovery\/progress/.test(path))).toEqual([]);
});

test("the period stands in the address and says of which days is counted", async ({ page }) => {
  await enterAs(page, "officer");
  const counts = card(page, "Registros");
  await expect(counts).toContainText("en 12 meses");
  await page.getByRole("button", { name: "30 días" }).click();
  await expect(page).toHaveURL(/period=30d/);
  await expect(counts).toContainText("en 30 días");
  await page.reload();
  await expect(page.getByRole("button", { name: "30 días" })).toHaveAttribute("aria-pressed", "true");
});

test("where the stream is cut the room says since when", async ({ page }) => {
  await page.route("**/api/events", (route) => route.abort());
  await enterAs(page, "officer");
  await expect(page.getByText(/Sin conexión en vivo desde las \d\d:\d\d/)).toBeVisible();
});
