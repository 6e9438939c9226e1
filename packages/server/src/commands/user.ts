// Makes accounts, and gives somebody who is locked out a link to choose a new password.
import { z } from "zod";
import { userByCommand, type UserOrder } from "../resources/users/by-command.ts";
import { UsageError, type Command, type Given } from "./command.ts";
import { settingsOf } from "./in-force.ts";
import { withDatabase } from "./with-database.ts";

/** As accounts keep it. */
const Email = z.string().trim().toLowerCase().pipe(z.email());

function emailOf({ names }: Given): string {
  const { data } = Email.safeParse(names[1] ?? "");
  if (data === undefined) throw new UsageError("user_email");
  return data;
}

function orderOf(given: Given): UserOrder {
  const { names, options } = given;
  if (names[0] === "list") return { do: "list" };
  if (names[0] === "reset-password") return { do: "reset", email: emailOf(given) };
  if (names[0] !== "create") throw new UsageError("user_what");
  const email = emailOf(given);
  const { name, role } = options;
  return {
    do: "create",
    email,
    name: typeof name === "string" ? name : email.slice(0, email.indexOf("@")),
    is_super_admin: options["super"] === true,
    role: typeof role === "string" ? role : null,
    locale: given.settings.LOCALE,
  };
}

export const user: Command = {
  purpose: {
    es: "crea una cuenta, o da un enlace para elegir otra contraseña a quien quedó fuera; también con el servidor en marcha",
    en: "makes an account, or gives a link for a new password to who is locked out; also while the server runs",
  },
  usage: "create <e-mail> [--name <name>] [--super] [--role <key>] | reset-password <e-mail> | list",
  options: { name: { type: "string" }, super: { type: "boolean" }, role: { type: "string" } },
  async run(given) {
    const { settings, say, print } = given;
    const answer = await withDatabase(settings, "user", orderOf(given), userByCommand);
    if ("refusal" in answer) {
      say(answer.refusal);
      return false;
    }
    if ("accounts" in answer) {
      for (const { email, name, is_super_admin, is_active } of answer.accounts)
        print([email, name, is_super_admin ? "super" : "", is_active ? "" : "×"].filter(Boolean).join("  "));
      return true;
    }
    say("user_link", { hours: answer.hours });
    const { PUBLIC_URL } = await settingsOf(settings);
    print((PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, "") + answer.path);
    return true;
  },
};
