// What other authorities publish at an address that somebody names: a message, or a feed of them.
import type { ForeignMessage } from "@atalaya/contract/resources/alerts/imports.ts";
import { capMediaType } from "../../../platform/cap/namespaces.ts";
import { fetchOutside, OutgoingFailure, type OutgoingAnswer } from "../../../platform/http/outgoing.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import type { Settings } from "../../../platform/settings.ts";
import { asBytes, inTextThread } from "../../../platform/workers/worker-pool.ts";

/** The officer waits in front of it. Feeds of a whole country are larger than a message. */
const limits = { time_limit_ms: 8000, byte_limit: 5_000_000, redirects: 3 };
const accept = `${capMediaType}, application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.8, */*;q=0.1`;

type Allowed = Pick<Settings, "OUTGOING_ALLOWED_HOSTS">;

async function answerOf(address: string, { OUTGOING_ALLOWED_HOSTS: allowed_hosts }: Allowed): Promise<OutgoingAnswer> {
  try {
    return await fetchOutside(address, { ...limits, allowed_hosts, headers: { accept } });
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    throw new FieldProblem({ address: { code: `outside_${error.reason}` } });
  }
}

/** The bytes that lie at the address. 422 on `address` with the reason why there are none. */
export async function fetchForeign(address: string, settings: Allowed): Promise<Buffer> {
  const { status, content } = await answerOf(address, settings);
  if (status !== 200) throw new FieldProblem({ address: { code: "outside_status", parameters: { status } } });
  return content;
}

/** The messages that the address announces. 422 on `address` where it is neither a feed nor a message. */
export async function announcedAt(address: string, settings: Allowed): Promise<ForeignMessage[]> {
  const content = await fetchForeign(address, settings);
  const read = await inTextThread("feed", [Uint8Array.from(content), asBytes(address)]);
  if (Array.isArray(read)) return read;
  const { problem, detail } = read;
  throw new FieldProblem({ address: { code: `cap_${problem}`, parameters: { detail } } });
}
