// Makes a pair of keys for encrypted backups.
import { newKeyPair } from "../platform/backup/encryption.ts";
import type { Command } from "./command.ts";

export const key: Command = {
  purpose: { es: "hace un par de claves para cifrar los respaldos", en: "makes a pair of keys to encrypt backups" },
  async run({ say }) {
    const { identity, recipient } = await newKeyPair();
    say("key_public", { key: recipient });
    say("key_private", { key: identity });
    say("key_made");
  },
};
