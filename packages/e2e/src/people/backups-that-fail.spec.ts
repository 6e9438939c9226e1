// A backup that cannot be made says why. The settings are the server's, so that it has a file of its own.
import { enterAs } from "../support/people.ts";
import { listenTo } from "../support/said.ts";
import { expect, test } from "../support/server.ts";

// A file is no folder to put backups into.
test.use({ environment: { BACKUP_TO: import.meta.filename, BACKUP_AT: "off" } });

test("the super administrator is told that a backup failed and why, in words and as the system said it", async ({
  page,
}) => {
  const said = await listenTo(page);
  await enterAs(page, "super", "/ajustes/respaldos");
  await expect(page.getByRole("heading", { name: "Los respaldos automáticos están apagados" })).toBeVisible();
  await expect(page.getByText("Solo cuando alguien lo pide")).toBeVisible();

  await page.getByRole("button", { name: "Respaldar ahora" }).click();
  const reason = "No se pudo escribir donde van los respaldos.";
  await expect.poll(said).toContain(`No se pudo hacer el respaldo. ${reason}`);
  const row = page.getByRole("table", { name: "Últimos respaldos" }).getByRole("row", { name: /Falló/ });
  await expect(row).toContainText(reason);
  await expect(row).toContainText("EEXIST");
  await expect(page.getByRole("button", { name: "Respaldar ahora" })).toBeEnabled();
});
