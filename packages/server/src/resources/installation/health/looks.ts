// All that is looked at while a server runs, and how a look that fails is told.
import type { healthGroups } from "@atalaya/contract/resources/installation.ts";
import { database, maintenance, schema } from "./data.ts";
import type { Finding, Ground, Look } from "./finding.ts";
import { folder, node, room, roomForBackups } from "./machine.ts";
import { address, certificate, mail } from "./outside.ts";
import { age, disk, latest, secrecy } from "./safekeeping.ts";

type Group = (typeof healthGroups)[number];

/** In this order. */
export const looks: { group: Group; key: string; look: Look }[] = [
  { group: "machine", key: "node", look: node },
  { group: "machine", key: "folder", look: folder },
  { group: "machine", key: "room", look: room },
  { group: "data", key: "database", look: database },
  { group: "data", key: "schema", look: schema },
  { group: "data", key: "maintenance", look: maintenance },
  { group: "outside", key: "mail", look: mail },
  { group: "outside", key: "address", look: address },
  { group: "outside", key: "certificate", look: certificate },
  { group: "safekeeping", key: "age", look: age },
  { group: "safekeeping", key: "latest", look: latest },
  { group: "safekeeping", key: "disk", look: disk },
  { group: "safekeeping", key: "roomForBackups", look: roomForBackups },
  { group: "safekeeping", key: "secrecy", look: secrecy },
];

/** What the system said may quote an address with its password. */
export const withoutSecrets = (text: string) => text.replaceAll(/\/\/[^/@\s]+@/g, "//***@");

/** What a look found, null where there is nothing to look at; what could not be looked at is wrong. */
export const lookAt = (what: string, look: Look, ground: Ground): Promise<Finding | null> =>
  look(ground).catch((error: unknown): Finding => {
    const detail = withoutSecrets(error instanceof Error ? error.message : String(error));
    return { state: "bad", word: "doctor_failed", parameters: { what, detail } };
  });
