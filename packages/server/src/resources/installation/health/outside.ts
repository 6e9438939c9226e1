// Looks at what is reached from outside, and at what leaves: the public address, its certificate, mail.
import { connect } from "node:tls";
import { found, type Finding, type Look } from "./finding.ts";

const patienceMs = 10_000;
const fewDays = 21;
const dayMs = 86_400_000;

export const mail: Look = async ({ settings: { SMTP_URL } }) => {
  if (!SMTP_URL) return found("look", "doctor_mail_off");
  const { createTransport } = await import("nodemailer");
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ url: SMTP_URL, ...patience });
  try {
    await transport.verify();
    return found("ok", "doctor_mail");
  } finally {
    transport.close();
  }
};

export const address: Look = async ({ settings: { PUBLIC_URL, BASE_PATH } }) => {
  if (!PUBLIC_URL) return found("look", "doctor_address_off");
  const { protocol, pathname } = new URL(PUBLIC_URL);
  if (pathname.replace(/\/$/, "") !== BASE_PATH)
    return found("bad", "doctor_address_path", { url: PUBLIC_URL, path: BASE_PATH || "/" });
  const isOpen = protocol !== "https:";
  return found(isOpen ? "look" : "ok", isOpen ? "doctor_address_open" : "doctor_address", { url: PUBLIC_URL });
};

/** How long the certificate of the public address is still valid, as it is shown to whoever asks. */
export const certificate: Look = async ({ settings: { PUBLIC_URL } }) => {
  if (!PUBLIC_URL?.startsWith("https:")) return null;
  const url = new URL(PUBLIC_URL);
  try {
    return byDays(url.hostname, await lastDay(url));
  } catch (error) {
    // Many networks do not let a machine reach its own public address.
    return found("look", "doctor_certificate_unseen", { host: url.hostname, detail: (error as Error).message });
  }
};

function byDays(host: string, until: Date): Finding {
  const days = Math.floor((until.getTime() - Date.now()) / dayMs);
  return found(days < 0 ? "bad" : days < fewDays ? "look" : "ok", "doctor_certificate", { host, days });
}

function lastDay({ hostname, port }: URL): Promise<Date> {
  return new Promise((done, fail) => {
    // Whether it is trusted is the browser's question; here it is asked how long it lasts.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    socket.setTimeout(patienceMs, () => socket.destroy(new Error("no answer in time")));
    socket.once("error", fail);
    socket.once("secureConnect", () => {
      done(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
  });
}
