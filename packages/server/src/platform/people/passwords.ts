// Passwords are kept as Argon2id hashes (OWASP: 19 MiB, 2 passes, 1 lane).
import { hash, verify } from "@node-rs/argon2";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const nobody = hashPassword("the password of nobody");

/** Takes as long for an unknown user (no hash) as for a wrong password, so that the time tells nothing. */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  const matches = await verify(hashed ?? (await nobody), password);
  return matches && hashed !== undefined;
}
