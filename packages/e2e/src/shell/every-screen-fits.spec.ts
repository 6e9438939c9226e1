// Every screen fits a phone and a tablet, has room for a finger, and enlarged four times nothing is pushed sideways or read through a slit.
import type { Page } from "@playwright/test";
import { expectToFit, phone } from "../support/fits.ts";
import { enterAs } from "../support/people.ts";
import { otherPaths, screens, test } from "../support/screens.ts";

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

const paths = [
  ...screens.map(({ name, path }) => ({ name, path })),
  { name: "Persons", path: "/entidades?tab=persons" },
  { name: "After-action files", path: "/informes?closing=true" },
  ...otherPaths.map((path) => ({ name: path, path })),
];

for (const { name, path } of [...paths, { name: "The login page", path: "/login" }])
  test(`${name} fits a phone, a tablet and an enlarged page`, async ({ openOnce }) => {
    const page = await openOnce(ofWhom(path === "/login" ? "guest" : "super"));
    await page.setViewportSize(phone);
    await page.goto(path);
    await expectToFit(page);
  });
