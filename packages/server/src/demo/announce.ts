// How a server with demo data is set up, and what whoever starts one is told.
import { readSettings, type Settings } from "../platform/settings.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";

/** The settings that are given; those of the invented municipality are in its database, where they can be changed. */
export const demoSettings = (environment: NodeJS.ProcessEnv = process.env): Settings =>
  readSettings({
    LOG_LEVEL: "warn",
    ...environment,
    // The demo's password is public.
    HOST: "127.0.0.1",
  });

/** Where to look, and as whom one may sign in. */
export const introduction = (where: string): string => `
${where}

  Password of every account: ${demoPassword}
${demoAccounts.map(({ email, name }) => `  ${email.padEnd(20)} ${name}`).join("\n")}

`;
