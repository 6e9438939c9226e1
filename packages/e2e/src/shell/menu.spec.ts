// The menu as it is drawn: every entry of the table, for whom, in which order, in both languages.
import type { Page } from "@playwright/test";
import { menu } from "@atalaya/contract/menu.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { enterAs, type Person } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

/** Text without the characters of the icon font and without the count of what waits there. */
const plain = (text: string) => text.replaceAll(/[\uE000-\uF8FF]|\n\d+$/g, "").trim();

type DrawnGroup = [title: string, items: [title: string, path: string][]];

async function drawnMenu(page: Page, person: Person, language: Language): Promise<DrawnGroup[]> {
  const all = menu.map(({ name }) => name).join(",");
  await page.addInitScript((groups) => localStorage.setItem("drawer_groups", groups), all);
  await enterAs(page, person, "/dashboard", language);
  const drawn = await page.locator("#menu > ul > li").evaluateAll((lines) =>
    lines.flatMap((line): DrawnGroup[] => {
      const links = [...line.querySelectorAll("a")];
      const items = links.map((link): [string, string] => [link.innerText, new URL(link.href).pathname]);
      const title = line.querySelector("button")?.innerText;
      return [[title ?? "", items]];
    }),
  );
  return drawn.map(([title, items]) => [plain(title), items.map(([text, path]) => [plain(text), path])]);
}

const records: Record<Language, DrawnGroup[1]> = {
  es: [
    ["Bitácora", "/bitacora"],
    ["Centro de Alertas", "/records/alert"],
    ["Comité GRD", "/legal-drm-committee"],
    ["Informes", "/informes"],
    ["Lecciones", "/lecciones"],
    ["Mapa Base", "/records/situation"],
    ["Mapa de Desastres", "/records/risk"],
    ["Mapa de Vulnerabilidad", "/records/vulnerability"],
    ["Marco Institucional", "/legal-setup"],
    ["Marco Legal", "/legal"],
    ["Recuperación", "/records/recovery"],
    ["Simulacros", "/simulacros"],
    ["Suscriptores de alertas", "/suscriptores"],
  ],
  en: [
    ["Alert Centre", "/records/alert"],
    ["Alert subscribers", "/suscriptores"],
    ["Base Map", "/records/situation"],
    ["Disasters Map", "/records/risk"],
    ["DRM Committee", "/legal-drm-committee"],
    ["Emergency Log", "/bitacora"],
    ["Exercises", "/simulacros"],
    ["Institutional Framework", "/legal-setup"],
    ["Legal Framework", "/legal"],
    ["Lessons", "/lecciones"],
    ["Recovery", "/records/recovery"],
    ["Reports", "/informes"],
    ["Vulnerability Map", "/records/vulnerability"],
  ],
};

const places: Record<Language, DrawnGroup[1]> = {
  es: [
    ["Albergues", "/albergues"],
    ["Compañías", "/companies"],
    ["Entidades", "/entidades"],
    ["Propiedades", "/propiedades/lista"],
    ["Recursos de respuesta", "/inventario"],
  ],
  en: [
    ["Companies", "/companies"],
    ["Entities", "/entidades"],
    ["Properties", "/propiedades/lista"],
    ["Response resources", "/inventario"],
    ["Shelters", "/albergues"],
  ],
};

const variables: Record<Language, DrawnGroup[1]> = {
  es: [
    ["Centro de Alertas", "/variables/alertMap"],
    ["Mapa Base", "/variables/situationMap"],
    ["Mapa de Desastres", "/variables/riskAssessment"],
    ["Mapa de Vulnerabilidad", "/variables/vulnerabilityMap"],
    ["Recuperación", "/variables/recoveryMapItem"],
  ],
  en: [
    ["Alert Centre", "/variables/alertMap"],
    ["Base Map", "/variables/situationMap"],
    ["Disasters Map", "/variables/riskAssessment"],
    ["Recovery", "/variables/recoveryMapItem"],
    ["Vulnerability Map", "/variables/vulnerabilityMap"],
  ],
};

test("R-102 R-105 R-232 R-233 R-234 R-235 R-236 R-237 a super admin's menu in Spanish, sorted in Spanish", async ({
  page,
}) => {
  expect(await drawnMenu(page, "super", "es")).toEqual([
    ["", [["Panel", "/dashboard"]]],
    ["Lugares", places.es],
    ["Registros", records.es],
    ["Variables", variables.es],
    [
      "Usuarios",
      [
        ["Ajustes", "/ajustes/instalacion"],
        ["Auditoría", "/ajustes/auditoria"],
        ["Estado del servicio", "/ajustes/estado"],
        ["Paquetes de país", "/ajustes/paquetes"],
        ["Respaldos", "/ajustes/respaldos"],
        ["Roles y permisos", "/ajustes/roles"],
        ["Usuarios", "/ajustes/usuarios"],
      ],
    ],
    [
      "Texto público",
      [
        ["Preguntas frecuentes", "/faq"],
        ["Temas", "/variables/topics"],
        ["Términos", "/terms"],
      ],
    ],
  ]);
});

test("R-102 R-105 R-232 R-233 R-234 R-235 R-236 R-237 a super admin's menu in English, sorted in English", async ({
  page,
}) => {
  expect(await drawnMenu(page, "super", "en")).toEqual([
    ["", [["Dashboard", "/dashboard"]]],
    ["Places", places.en],
    ["Records", records.en],
    ["Variables", variables.en],
    [
      "User Setup",
      [
        ["Audit log", "/ajustes/auditoria"],
        ["Backups", "/ajustes/respaldos"],
        ["Country packs", "/ajustes/paquetes"],
        ["Health of the service", "/ajustes/estado"],
        ["Roles & Permissions", "/ajustes/roles"],
        ["Settings", "/ajustes/instalacion"],
        ["Users", "/ajustes/usuarios"],
      ],
    ],
    [
      "Public Text",
      [
        ["FAQ", "/faq"],
        ["Terms", "/terms"],
        ["Topics", "/variables/topics"],
      ],
    ],
  ]);
});

test("R-231 R-233 R-234 R-235 R-236 R-237 the built-in Administrador sees what the table's numbers give it", async ({
  page,
}) => {
  // Records (0) and Public Text (0) are hidden with all that is in them; Roles & Permissions (0) too.
  expect(await drawnMenu(page, "admin", "es")).toEqual([
    ["", [["Panel", "/dashboard"]]],
    ["Lugares", places.es],
    ["Variables", variables.es],
    ["Usuarios", [["Usuarios", "/ajustes/usuarios"]]],
  ]);
});

test("R-239 another role's menu follows what the role may read", async ({ page }) => {
  const drawn = await drawnMenu(page, "officer", "es");
  const paths = drawn.flatMap(([, items]) => items.map(([, path]) => path));
  expect(paths).toEqual(expect.arrayContaining(["/companies", "/records/situation", "/variables/situationMap"]));
  // users.index, roles.index and audit.index are not among what an officer is granted.
  expect(paths.filter((path) => path.startsWith("/ajustes"))).toEqual([]);
});

test("R-230 R-901 the menu is as high as the window without 48 px, and its scrollbar at most 160 px long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  await drawnMenu(page, "super", "es");
  const box = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return { top, left, width, height };
    });
  expect(await box("#menu")).toMatchObject({ top: 48, left: 0, height: 620 - 48 });
  // The window shows more than half of the menu: without the limit the bar would be longer than 300 px.
  await expect.poll(async () => (await box("#menu .ps__thumb-y")).height).toBe(160);
  const [shown, whole] = await page.locator("#menu").evaluate((it) => [it.clientHeight, it.scrollHeight]);
  expect((shown! * shown!) / whole!).toBeGreaterThan(160);
  const logo = page.getByRole("complementary").getByRole("link", { name: "Atalaya" });
  expect((await logo.boundingBox())!.y).toBe(0);

  await page.getByRole("link", { name: "Términos" }).focus();
  await expect(page.getByRole("link", { name: "Términos" })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 2000 });
  await expect(page.locator("#menu .ps__thumb-y")).toBeHidden();
});
