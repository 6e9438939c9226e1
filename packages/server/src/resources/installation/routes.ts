// The installation: its settings, how far setting up has come, trials, and how it does. For super administrators alone.
import { CompiledQuery } from "kysely";
import { calls } from "@atalaya/contract/calls.ts";
import { installation, InstallationPatch, LogoDraft, type Health } from "@atalaya/contract/resources/installation.ts";
import { MaintenancePatch } from "@atalaya/contract/resources/maintenance.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { backupPlace } from "../../platform/backup/backup-place.ts";
import type { Db } from "../../platform/database/database.ts";
import { languageFor } from "../../platform/http/errors.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { maintenanceOf } from "../../platform/http/maintenance.ts";
import { FieldProblem } from "../../platform/http/problem.ts";
import { canSend } from "../../platform/people/mail.ts";
import { readStored, type SettingsInForce } from "../../platform/settings-in-force.ts";
import { installationOf } from "./answer.ts";
import { changeInstallation, changeLogo } from "./changes.ts";
import type { Ground } from "./health/finding.ts";
import { lookAt, looks } from "./health/looks.ts";
import { doctorWords } from "./health/words.ts";
import { mailHash, noteMailTest } from "./queries.ts";
import { findSetup } from "./setup.ts";
import { tryBackupPlace, tryLetter } from "./trials.ts";

export const installationRoutes: Routes = async (app) => {
  const config = { access: "super_admin" } as const;
  const { environment } = app.inForce;
  const forget = <T>(changed: T): T => {
    app.inForce.forget();
    return changed;
  };

  app.get(
    "/installation",
    {
      config,
      schema: {
        summary: "The settings in force, and which of them the environment decides",
        response: { 200: installation.answers[""] },
      },
    },
    async () => installationOf(environment, await readStored(app.db)),
  );

  app.put(
    "/installation",
    {
      config,
      schema: {
        summary: "Change settings; they hold at once, on every server process within a second",
        body: InstallationPatch,
        response: { 200: calls["PUT installation"] },
      },
    },
    async ({ actor, body }) =>
      forget(await changeInstallation({ write: app.write, actor, settings: environment }, body)),
  );

  app.put(
    "/installation/maintenance",
    {
      config: { ...config, inMaintenance: "it has to end" },
      schema: {
        summary:
          "Begin or end maintenance, in which everything is read and nothing changed, and say why and until when",
        body: MaintenancePatch,
        response: { 200: calls["PUT installation/maintenance"] },
      },
    },
    async ({ actor, body }) =>
      forget(await changeInstallation({ write: app.write, actor, settings: environment }, body)),
  );

  app.get(
    "/maintenance",
    {
      config: { access: "public" },
      schema: {
        summary: "Whether there is maintenance, why and until when",
        response: { 200: calls["GET maintenance"] },
      },
    },
    async () => ({ maintenance: maintenanceOf(await app.inForce.now()) }),
  );

  app.put(
    "/installation/logo",
    {
      config: { ...config, body: "text" },
      schema: {
        summary:
          "Set the organisation's picture, a PNG, JPEG, WebP or GIF in base64; it is made a PNG of at most 512 pixels",
        body: LogoDraft,
        response: { 200: calls["PUT installation/logo"] },
      },
    },
    async ({ actor, body }) =>
      forget(await changeLogo({ write: app.write, actor, settings: environment }, body.content)),
  );

  app.delete(
    "/installation/logo",
    {
      config,
      schema: { summary: "Take the organisation's picture away", response: { 200: calls["DELETE installation/logo"] } },
    },
    async ({ actor }) => forget(await changeLogo({ write: app.write, actor, settings: environment }, null)),
  );

  app.get(
    "/installation/setup",
    { config, schema: { summary: "How far setting up has come", response: { 200: installation.answers.setup } } },
    async ({ identity }) => {
      const [settings, stored] = await Promise.all([app.inForce.now(), readStored(app.db)]);
      return findSetup({ db: app.db, settings, stored, user_id: identity.user.id });
    },
  );

  app.post(
    "/installation/test-letter",
    {
      config,
      schema: {
        summary: "Send a letter to oneself by the mail server that is set, and say what it answered",
        response: { 200: calls["POST installation/test-letter"] },
      },
    },
    async ({ actor, identity }) => {
      const settings = await app.inForce.now();
      if (!canSend(settings)) throw new FieldProblem({ mail_host: { code: "required" } });
      const outcome = await tryLetter(app.mail, settings, identity.user);
      if (outcome.failure === null)
        await app.write(actor, async (tx) => void (await noteMailTest(tx, mailHash(settings), outcome.seconds)));
      return outcome;
    },
  );

  app.post(
    "/installation/test-backup-place",
    {
      config,
      schema: {
        summary: "Write something small where backups go, read it back, and remove it",
        response: { 200: calls["POST installation/test-backup-place"] },
      },
    },
    async () => tryBackupPlace(await app.inForce.now()),
  );

  app.get(
    "/installation/health",
    {
      config,
      schema: {
        summary: "How the installation does: machine, data, what is outside, backups",
        response: { 200: installation.answers.health },
      },
    },
    async (request) => lookAll(app.db, await app.inForce.now(), languageFor(request)),
  );
};

/** All looks at once: those that wait for somebody outside give up within ten seconds. */
async function lookAll(db: Db, settings: SettingsInForce, language: Language): Promise<Health> {
  const ground: Ground = {
    settings,
    connection: {
      kind: settings.DATABASE_URL ? "server" : "embedded",
      query: (text, values = []) =>
        db.getExecutor().executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values)),
    },
    place: await backupPlace(settings),
  };
  const found = await Promise.all(
    looks.map(async ({ key, group, look }) => ({ key, group, finding: await lookAt(key, look, ground) })),
  );
  const findings = found.flatMap(({ key, group, finding }) =>
    finding
      ? [{ key, group, state: finding.state, text: say(doctorWords[finding.word], language, finding.parameters) }]
      : [],
  );
  return { looked_at: new Date().toISOString(), findings };
}
