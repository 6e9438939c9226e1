// The server process of `npm run demo`: a database with demo data, on this machine only.
import { readSettings } from "../platform/settings.ts";
import { startServer, stopOnSignal } from "../start-server.ts";
import { demoAccounts, demoPassword } from "./accounts.ts";
import { loadDemo } from "./load.ts";

const settings = readSettings({
  LOG_LEVEL: "warn",
  ORGANISATION: "Municipalidad Demo",
  ORGANISATION_UNIT: "Unidad de Gestión del Riesgo de Desastres",
  ...process.env,
  // The demo's password is public.
  HOST: "127.0.0.1",
});
const server = await startServer(settings, loadDemo);
stopOnSignal(server.stop);
process.stdout.write(`
Atalaya demo: ${server.address}

  Password of every account: ${demoPassword}
${demoAccounts.map(({ email, name }) => `  ${email.padEnd(20)} ${name}`).join("\n")}

`);
