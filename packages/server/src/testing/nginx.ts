// The real nginx in front of a server, with an example of `deploy` as its configuration: only addresses, ports and the certificate are put in.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const examples = join(import.meta.dirname, "../../../../deploy/nginx");

export type Nginx = { https: string; http: string; stop(): Promise<void> };

/** Where there is none and nobody promised one, tests of it are left out, and say so. */
export function hasNginx(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore", env: withSbin });
    return true;
  } catch {
    if (process.env["CI"]) throw new Error("nginx is not installed, and CI promises it");
    process.stderr.write(
      "\nLEFT OUT: nginx is not installed, so nothing is tried behind it (apt-get install nginx-light).\n\n",
    );
    return false;
  }
}

/** Debian keeps it where only root looks. */
const withSbin = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };

/** `upstream`: the address of the server. */
export async function startNginx(example: "atalaya.conf" | "atalaya-subpath.conf", upstream: string): Promise<Nginx> {
  const directory = await mkdtemp(join(tmpdir(), "atalaya-nginx-"));
  const [plain, secure] = [await freePort(), await freePort()];
  await makeCertificate(directory);
  const site = (await readFile(join(examples, example), "utf8"))
    .replaceAll(/^ *listen \[::\].*$/gm, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${plain};`)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${secure} `)
    .replaceAll("127.0.0.1:8080", new URL(upstream).host)
    .replaceAll("/etc/ssl/atalaya/", `${directory}/`)
    .replaceAll("snippets/", `${examples}/`);
  const ownTemporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${directory}/${kind};`)
    .join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  await writeFile(
    join(directory, "nginx.conf"),
    `${user} daemon off; pid ${directory}/pid; error_log ${directory}/error.log;
     events {} http { access_log off; ${ownTemporary} ${site} }`,
  );
  const child = spawn("nginx", ["-c", join(directory, "nginx.conf"), "-e", join(directory, "error.log")], {
    stdio: "inherit",
    env: withSbin,
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(directory, { recursive: true, force: true });
  };
  const http = `http://127.0.0.1:${plain}`;
  for (let tries = 0; !(await answers(http)); tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx does not answer: ${await log(directory)}`);
    await setTimeout(50);
  }
  return { https: `https://127.0.0.1:${secure}`, http, stop };
}

const log = (directory: string) => readFile(join(directory, "error.log"), "utf8").catch(() => "");

const answers = (address: string) =>
  fetch(address, { redirect: "manual" }).then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const makeCertificate = async (directory: string) =>
  void execFileSync(
    "openssl",
    // prettier-ignore
    [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
      "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
      "-keyout", join(directory, "privkey.pem"), "-out", join(directory, "fullchain.pem"),
    ],
    { stdio: "ignore" },
  );
