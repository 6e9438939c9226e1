// At most five failed sign-ins, or tries of another kind, a minute for one account from one address, and thirty of that kind for all
// accounts from one address; shared by all server processes.
import { isIPv6 } from "node:net";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import { system, type Tx, type Write } from "../database/database.ts";
import { Problem } from "../http/problem.ts";

const mostFailures = 5;
/**
 * How many of a kind one address has: a whole office may call from it, and whoever tries account after account does too. Each kind counts
 * for itself, so that what others of an office do keeps nobody from signing in. Votes open no account: each answer's own limit is enough.
 */
const mostOfAddress = {
  "sign-in": 30,
  "password/email": 30,
  "settings/profile": 30,
  "settings/password": 30,
  "alerts/subscribe": 30,
  votes: Number.POSITIVE_INFINITY,
};
const windowSeconds = 60;

/** Of each database the addresses beyond their limit, and until when: they are refused without asking it. */
const refusedBy = new WeakMap<Write, LRUCache<string, number>>();
const refusedOf = (write: Write) => {
  const known = refusedBy.get(write) ?? new LRUCache<string, number>({ max: 10_000, ttl: windowSeconds * 1000 });
  refusedBy.set(write, known);
  return known;
};

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
  kind: keyof typeof mostOfAddress,
  /** Whose account, or which answer is voted on. */
  subject: string | number,
  address: string,
): Promise<{ forgive(): Promise<void> }> {
  const network = networkOf(address);
  const [key, all] = [`${kind} ${subject} ${network}`, `${kind} ${network}`];
  const most = mostOfAddress[kind];
  const refused = refusedOf(write);
  const until = refused.get(all);
  if (until && until > Date.now()) throw tooMany(Math.ceil((until - Date.now()) / 1000));
  const counted = await write(system, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${all}, 0))`.execute(tx);
    await sql`delete from login_failures where at < clock_timestamp() - make_interval(secs => ${windowSeconds})`.execute(
      tx,
    );
    const [wait, waitOfAddress] = [await waitOf(tx, key, mostFailures), await waitOf(tx, all, most)];
    if (wait > 0 || waitOfAddress > 0) return { wait: Math.max(wait, waitOfAddress), waitOfAddress };
    const { rows } = await sql<{ at: string }>`
      insert into login_failures (key) values (${key}), (${all}) returning at::text as at`.execute(tx);
    return { wait: 0, waitOfAddress: 0, at: rows[1]!.at };
  });
  if (counted.waitOfAddress > 0) refused.set(all, Date.now() + counted.waitOfAddress * 1000);
  if (counted.wait > 0) throw tooMany(counted.wait);
  const forgive = () =>
    write(system, async (tx) => {
      await sql`delete from login_failures where key = ${key} or (key = ${all} and at = ${counted.at}::timestamptz)`.execute(
        tx,
      );
    });
  return { forgive };
}

const tooMany = (wait: number) => new Problem("too_many", { headers: { "retry-after": String(wait) } });

/** Seconds until another attempt under this key is allowed; 0 for now. */
async function waitOf(tx: Tx, key: string, most: number): Promise<number> {
  if (most === Number.POSITIVE_INFINITY) return 0;
  const { rows } = await sql<{ count: number; wait: number }>`
    select count(*) as count, greatest(1, ceil(${windowSeconds} - extract(epoch from clock_timestamp() - min(at))))::int as wait
    from (select at from login_failures where key = ${key} order by at desc limit ${most}) latest`.execute(tx);
  return (rows[0]?.count ?? 0) >= most ? (rows[0]?.wait ?? windowSeconds) : 0;
}
