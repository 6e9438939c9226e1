// Changing the installation: what the environment decides stays, and what belongs together is there together.
import { createHash } from "node:crypto";
import type { z } from "zod";
import type { FieldIssues } from "@atalaya/contract/errors.ts";
import type { Installation, InstallationField, InstallationPatch } from "@atalaya/contract/resources/installation.ts";
import type { MaintenancePatch } from "@atalaya/contract/resources/maintenance.ts";
import type { Actor, Write } from "../../platform/database/database.ts";
import { logoOf } from "../../platform/files/pictures.ts";
import { FieldProblem, Problem } from "../../platform/http/problem.ts";
import type { Settings } from "../../platform/settings.ts";
import { inForce, lockedFields, readStored, type Stored } from "../../platform/settings-in-force.ts";
import { installationOf } from "./answer.ts";
import { isGroundThere, isPlaceThere, lockInstallation, updateInstallation, type Changes } from "./queries.ts";

/** Both calls that change it. */
type Sent = z.infer<typeof InstallationPatch> & z.infer<typeof MaintenancePatch>;
type Patch = Omit<Sent, "version">;

/** `settings`: those of the environment. */
type By = { write: Write; actor: Actor; settings: Settings };

/** 409 with what holds now where the caller read an older version. */
export function changeInstallation({ write, actor, settings }: By, { version, ...patch }: Sent): Promise<Installation> {
  refuseLocked(settings, patch);
  return write(actor, async (tx) => {
    await lockInstallation(tx);
    const stored = await readStored(tx);
    if (stored.version !== version) throw new Problem("conflict", { current: installationOf(settings, stored) });
    const changes = withPassword(stored, patch);
    refuseIncomplete(settings, { ...stored, ...changes }, patch);
    if (patch.own_place_id && !(await isPlaceThere(tx, patch.own_place_id)))
      throw new FieldProblem({ own_place_id: { code: "missing" } });
    if (patch.ground_id && !(await isGroundThere(tx, patch.ground_id)))
      throw new FieldProblem({ ground_id: { code: "missing" } });
    await updateInstallation(tx, changes);
    return installationOf(settings, await readStored(tx));
  });
}

function refuseLocked(settings: Settings, patch: Patch): void {
  const locked = Object.entries(lockedFields(settings)).filter(
    ([field]) => patch[field as InstallationField] !== undefined,
  );
  if (locked.length > 0)
    throw new FieldProblem(
      Object.fromEntries(
        locked.map(([field, variable]) => [field, { code: "set_by_environment", parameters: { variable } }]),
      ) as FieldIssues,
    );
}

/** A password is for the server that it was typed for: it does not go to another one, nor over the line in the open. */
function withPassword(stored: Stored, patch: Patch): Changes {
  const { skipped_steps, mail_password, ...rest } = patch;
  const isElsewhere =
    (patch.mail_host !== undefined && patch.mail_host !== stored.mail_host) ||
    (patch.mail_port !== undefined && patch.mail_port !== stored.mail_port) ||
    (patch.mail_security !== undefined && patch.mail_security !== stored.mail_security);
  const typed = mail_password === "" ? null : mail_password;
  const isSet = typed !== undefined || (isElsewhere && stored.mail_password !== null);
  return {
    ...(rest as Changes),
    ...(skipped_steps && { skipped_steps: [...new Set(skipped_steps)] }),
    ...(isSet && { mail_password: typed ?? null, mail_password_set_at: new Date().toISOString() }),
  };
}

/** What one field asks of others, said where something of both was sent. */
function refuseIncomplete(settings: Settings, stored: Stored, patch: Patch): void {
  const { MAIL_FROM, PUBLIC_URL, SMTP_URL } = inForce(settings, stored);
  const issues: FieldIssues = {};
  const isSent = (...fields: InstallationField[]) => fields.some((field) => patch[field] !== undefined);
  if (SMTP_URL && isSent("mail_host", "mail_from", "public_url")) {
    if (!MAIL_FROM) issues["mail_from"] = { code: "needed_for_mail" };
    if (!PUBLIC_URL) issues["public_url"] = { code: "needed_for_mail" };
  }
  const needed = {
    style: "map_style_url",
    raster: "map_raster_url",
    pmtiles: "map_pmtiles_url",
    file: "ground_id",
  } as const;
  const field = stored.ground && stored.ground !== "included" ? needed[stored.ground] : null;
  if (field && isSent("ground", field) && stored[field] === null) issues[field] = { code: "needed_for_ground" };
  if (Object.keys(issues).length > 0) throw new FieldProblem(issues);
}

/** A picture of the organisation, made small; null takes it away. */
export async function changeLogo({ write, actor, settings }: By, content: string | null): Promise<Installation> {
  const logo = content === null ? null : await logoOf(Buffer.from(content, "base64"));
  if (content !== null && logo === null) throw new FieldProblem({ content: { code: "picture" } });
  const logo_sha256 = logo && createHash("sha256").update(logo).digest("hex");
  return write(actor, async (tx) => {
    await lockInstallation(tx);
    await updateInstallation(tx, { logo, logo_sha256 });
    return installationOf(settings, await readStored(tx));
  });
}
