// Every address opens its screen, which fits a phone and a tablet, has room for a finger, and enlarged four times nothing is pushed sideways or read through a slit.
import type { Page } from "@playwright/test";
import { expectToFit, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { otherPaths, screens, test } from "../support/screens.ts";
import { expect } from "../support/server.ts";

test.use({ drawsMaps: true });

const ofWhom = (key: "guest" | "super") => ({
  key,
  file: import.meta.filename,
  options: {
    viewport: phone,
    hasTouch: true,
    locale: "es-CL",
    timezoneId: "America/Santiago",
    serviceWorkers: "block" as const,
  },
  begin: async (page: Page) => void (key === "super" && (await enterAs(page, "super"))),
});

const unknownPath = "/no/existe";

const paths = [
  ...screens.map(({ name, path }) => ({ name, path })),
  { name: "Persons", path: "/entidades?tab=persons" },
  { name: "After-action files", path: "/informes?closing=true" },
  ...otherPaths.map((path) => ({ name: path, path })),
];

for (const { name, path } of [...paths, { name: "The login page", path: "/login" }])
  test(`R-201 R-204 R-207 R-208 R-209 ${name} opens at its address, and fits a phone, a tablet and an enlarged page`, async ({
    openOnce,
  }) => {
    const page = await openOnce(ofWhom(path === "/login" ? "guest" : "super"));
    await page.setViewportSize(phone);
    await page.goto(path);
    await expectToFit(page);
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
    await expect(page.getByRole("heading", { name: "Página no encontrada" })).toHaveCount(path === unknownPath ? 1 : 0);
  });
