// A mail server as one address, smtps://user:password@host:port, and what such an address says.
import type { mailSecurities } from "@atalaya/contract/resources/installation.ts";

type Security = (typeof mailSecurities)[number];

type MailServer = {
  mail_host: string | null;
  mail_port: number | null;
  mail_security: Security | null;
  mail_user: string | null;
  mail_password: string | null;
};

/** What each way is usually served at. */
const usualPorts = { tls: 465, starttls: 587, none: 25 } as const;

/** Read by the mail library; without `requireTLS` it would go on in the open where the server offers no encryption. */
const queries = { tls: "", starttls: "?requireTLS=true", none: "?ignoreTLS=true" } as const;

/** Null where no server is named. */
export function mailAddressOf({ mail_host, mail_port, mail_security, mail_user, mail_password }: MailServer) {
  if (mail_host === null) return null;
  const security = mail_security ?? "tls";
  const account = [mail_user, mail_password]
    .filter((it) => it !== null && it !== "")
    .map((it) => encodeURIComponent(it!));
  const host = mail_host.includes(":") ? `[${mail_host}]` : mail_host;
  const signIn = mail_user ? `${account.join(":")}@` : "";
  return `${security === "tls" ? "smtps" : "smtp"}://${signIn}${host}:${mail_port ?? usualPorts[security]}${queries[security]}`;
}

/** What an address of the environment says, without its password. */
export function mailServerIn(address: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(address);
  const security: Security =
    protocol === "smtps:" ? "tls" : searchParams.get("ignoreTLS") === "true" ? "none" : "starttls";
  return {
    mail_host: hostname.replaceAll(/[[\]]/g, ""),
    mail_port: port === "" ? usualPorts[security] : Number(port),
    mail_security: security,
    mail_user: decodeURIComponent(username) || null,
    has_mail_password: password !== "",
  };
}
