// At most five failed sign-ins, or tries of another kind, a minute for one account from one address; shared by all server processes.
import { isIPv6 } from "node:net";
import { sql } from "kysely";
import { system, type Write } from "./database/database.ts";
import { Problem } from "./problem.ts";

const mostFailures = 5;
const windowSeconds = 60;

/** One household or office has a whole IPv6 network of 64 bits to call from; the limit sees it as one address. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [before = "", after] = address.split("%")[0]!.split("::");
  const [head, tail] = [before, after ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill("0");
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * Counts this attempt as failed before the password is looked at, so that parallel attempts cannot slip through together;
 * `forgive` takes it back after a success. Throws 429 with Retry-After in seconds.
 */
export async function countAttempt(
  write: Write,
  /** Whose account, and what is tried where it is not signing in. */
  subject: string,
  address: string,
): Promise<{ forgive(): Promise<void> }> {
  const key = `${subject} ${networkOf(address)}`;
  const wait = await write(system, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
    await sql`delete from login_failures where at < clock_timestamp() - make_interval(secs => ${windowSeconds})`.execute(
      tx,
    );
    const { rows } = await sql<{ count: number; wait: number }>`
      select count(*) as count,
        greatest(1, ceil(${windowSeconds} - extract(epoch from clock_timestamp() - min(at))))::int as wait
      from (select at from login_failures where key = ${key} order by at desc limit ${mostFailures}) latest`.execute(
      tx,
    );
    if ((rows[0]?.count ?? 0) >= mostFailures) return rows[0]?.wait ?? windowSeconds;
    await tx.insertInto("login_failures").values({ key }).execute();
    return 0;
  });
  if (wait > 0) throw new Problem("too_many", { headers: { "retry-after": String(wait) } });
  const forgive = () =>
    write(system, async (tx) => {
      await tx.deleteFrom("login_failures").where("key", "=", key).execute();
    });
  return { forgive };
}
