// Drawing on the map: a line and a polygon click by click, undo, and what the saved record holds.
import type { Page } from "@playwright/test";
import { enterAs } from "../support/people.ts";
import { expect, test } from "../support/server.ts";

test.use({ drawsMaps: true });

const startNew = async (page: Page, variable: string, title: string) => {
  await enterAs(page, "officer", "/records/situation?record=new");
  await page.getByRole("combobox", { name: "Variable" }).click();
  await page.getByRole("option", { name: variable }).click();
  await page.getByRole("combobox", { name: "Lugar", exact: true }).click();
  await page.getByRole("option", { name: /Viña del Mar/ }).click();
  await page.getByRole("textbox", { name: "Título" }).fill(title);
};

/** Clicks at shares of the map's width and height. */
const clickAt = async (page: Page, points: [number, number][]) => {
  const box = (await page.getByRole("region", { name: "Mapa Base" }).boundingBox())!;
  for (const [across, down] of points) {
    await page.mouse.click(box.x + box.width * across, box.y + box.height * down);
    // Two clicks at once would be a double click.
    await page.waitForTimeout(350);
  }
};

const vertices = (page: Page) => page.getByRole("textbox", { name: /Vértices/ });
const linesOf = async (page: Page) => (await vertices(page).inputValue()).split("\n").filter(Boolean).length;

test("an evacuation route is drawn click by click, finished with Enter, and its last vertex taken back", async ({
  page,
}) => {
  await startNew(page, "Vía de evacuación", "Ruta dibujada");
  await page.getByRole("button", { name: "Dibujar línea" }).click();
  await clickAt(page, [
    [0.4, 0.4],
    [0.5, 0.5],
    [0.6, 0.45],
  ]);
  await page.keyboard.press("Enter");
  await expect(vertices(page)).not.toHaveValue("");
  expect(await linesOf(page)).toBe(3);

  await page.getByRole("group", { name: "Herramientas de dibujo" }).getByRole("button", { name: "Deshacer" }).click();
  await expect(vertices(page)).toHaveValue("");
  await page.getByRole("button", { name: "Rehacer" }).click();
  await expect(vertices(page)).not.toHaveValue("");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Registro guardado")).toBeVisible();
});

test("a safe area is drawn as a polygon and opens again with the same corners", async ({ page }) => {
  await startNew(page, "Zona segura", "Plaza dibujada");
  await page.getByRole("button", { name: "Dibujar polígono" }).click();
  await clickAt(page, [
    [0.4, 0.4],
    [0.6, 0.4],
    [0.6, 0.6],
    [0.4, 0.6],
  ]);
  await page.keyboard.press("Enter");
  await expect(vertices(page)).not.toHaveValue("");
  const drawn = await vertices(page).inputValue();
  expect(await linesOf(page)).toBe(4);
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Registro guardado")).toBeVisible();

  await page.getByRole("tab", { name: "Geometría" }).click();
  await expect(vertices(page)).not.toHaveValue("");
  const cornersOf = (text: string) => text.split("\n").toSorted();
  expect(cornersOf(await vertices(page).inputValue())).toEqual(cornersOf(drawn));
});

/** Six corners of a small lot, twelve pixels or so apart. */
const close: [number, number][] = [
  [0, 0],
  [14, -3],
  [27, 2],
  [29, 15],
  [14, 19],
  [1, 14],
];

for (const [shape, variable, title] of [
  ["línea", "Vía de evacuación", "Pasaje corto"],
  ["polígono", "Zona segura", "Sitio eriazo"],
] as const)
  test(`every click is a vertex of a ${shape === "línea" ? "line" : "polygon"}, however near to the last one; one on the last vertex finishes it`, async ({
    page,
  }) => {
    await startNew(page, variable, title);
    await page.getByRole("button", { name: `Dibujar ${shape}` }).click();
    const box = (await page.getByRole("region", { name: "Mapa Base" }).boundingBox())!;
    const at = ([right, down]: [number, number]) =>
      page.mouse.click(box.x + box.width * 0.5 + right, box.y + box.height * 0.5 + down);
    for (const point of close) await at(point);
    await expect(vertices(page)).toHaveValue("");
    await at(close.at(-1)!);
    await expect(vertices(page)).not.toHaveValue("");
    expect(await linesOf(page)).toBe(6);
  });

test("a link pasted from a map is a point, and coordinates without a sign are asked about on the map", async ({
  page,
}) => {
  await startNew(page, "Albergue", "Albergue pegado");
  const paste = async (text: string) => {
    const field = page.getByRole("group", { name: "Coordenadas" }).getByRole("textbox", { name: "Lat" });
    await field.focus();
    await field.evaluate((input, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", pasted);
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
    return field;
  };
  const field = await paste("https://www.google.com/maps/place/x/@-33,-71,12z/data=!3d-33.0245!4d-71.5518");
  await expect(field).toHaveValue("−33,024500");

  await paste("33.0245, 71.5519");
  const asked = page.getByRole("group", { name: "Puede ser más de un lugar. ¿Cuál es?" });
  await expect(asked.getByRole("button").first()).toContainText("de Viña del Mar");
  await asked.getByRole("button", { name: /−33,024500; −71,551900/ }).click();
  await expect(asked).toBeHidden();
  await expect(field).toHaveValue("−33,024500");
});

test("a shape that crosses itself is refused in words on its own field", async ({ page }) => {
  await startNew(page, "Zona segura", "Moño");
  await vertices(page).fill("-33.04, -71.53\n-33.05, -71.52\n-33.04, -71.52\n-33.05, -71.53");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await page.getByRole("button", { name: "Guardar" }).click();

  await expect(page.getByText("La figura se cruza a sí misma.")).toBeVisible();
});
