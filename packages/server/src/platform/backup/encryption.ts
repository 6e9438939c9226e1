// Backups that only the owner of a key can read, in the format of the age tool (age-encryption.org/v1).
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { BackupProblem } from "./format.ts";

/** `identity` opens what was closed for `recipient`, and is kept away from the server. */
export type KeyPair = { identity: string; recipient: string };

export async function newKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Closes a stream for several keys; any one opens it. */
export async function encrypted(content: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(asWeb(content)));
}

/** Opens a stream; throws where no key fits, and later where it was cut off or changed. */
export async function decrypted(content: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return fromWeb(await decrypter.decrypt(asWeb(content)));
  } catch (error) {
    content.destroy();
    throw new BackupProblem("key_does_not_fit", "the backup is encrypted, and no key given here opens it", {
      cause: error,
    });
  }
}

const asWeb = (stream: Readable) => Readable.toWeb(stream) as never;
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream<Uint8Array>);
