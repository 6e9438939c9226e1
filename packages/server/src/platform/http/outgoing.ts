// Requests to addresses that a person or a setting names: the one guard that keeps them away from this machine and its network.
import { lookup, type LookupAddress } from "node:dns";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";

export type OutgoingOptions = {
  /** Hosts of the own network that may be called all the same: `name` or `name:port`, an IPv6 address with a port in brackets. */
  allowed_hosts?: readonly string[];
  headers?: Record<string, string>;
  /** Sent by POST; without one it is a GET. */
  body?: string | Buffer;
  /** From the first byte sent to the last received, in milliseconds. */
  time_limit_ms?: number;
  /** A longer answer is refused. */
  byte_limit?: number;
  /** How many times it may be sent on to another address, each as guarded as the first; usually never. */
  redirects?: number;
};

/** `content`: its bytes, in whatever encoding they are. */
export type OutgoingAnswer = { status: number; content: Buffer };

/** Why there is no answer. `internal`: the address is of this machine, its network or no public one at all. */
export class OutgoingFailure extends Error {
  readonly reason: "address" | "internal" | "unreachable" | "slow" | "too_large" | "redirect";
  constructor(reason: OutgoingFailure["reason"], options?: ErrorOptions) {
    super(`no answer from outside: ${reason}`, options);
    this.reason = reason;
  }
}

/** IPv4 that is not public (IANA special-purpose registry), multicast and the reserved end of the range. */
const internalIpv4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Public IPv6 is 2000::/3; inside it these carry IPv4 within, or belong to protocols and documentation. */
const publicIpv6 = "2000::/3";
const internalIpv6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listOf(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address, bits] = network.split("/");
    list.addSubnet(address!, Number(bits), family);
  }
  return list;
}

const notPublic = { v4: listOf(internalIpv4, "ipv4"), v6: listOf(internalIpv6, "ipv6") };
const global = listOf([publicIpv6], "ipv6");

/** Whether an IP address lies on the open internet. Whatever is not known to is refused. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return global.check(address, "ipv6") && !notPublic.v6.check(address, "ipv6");
  return isIP(address) === 4 && !notPublic.v4.check(address, "ipv4");
}

/** Resolves a name once; the connection goes to the very addresses that were checked, so a name cannot change in between. */
const checkedLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = (found ?? []) as LookupAddress[];
    const refusal = addresses.every(({ address }) => isPublicAddress(address)) ? null : new OutgoingFailure("internal");
    const [first] = addresses;
    if (error || refusal || !first) callback(error ?? refusal ?? new OutgoingFailure("unreachable"), "", 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });

/** The address to call, or why it may not be called. The URL parser has already made one form of 0x7f.1 and 127.0.0.1. */
function addressOf(url: string): URL {
  if (!URL.canParse(url)) throw new OutgoingFailure("address");
  const address = new URL(url);
  const isWeb = address.protocol === "http:" || address.protocol === "https:";
  if (!isWeb || address.username || address.password) throw new OutgoingFailure("address");
  return address;
}

/** The port that is called, also where the address leaves out the usual one. */
const portOf = ({ port, protocol }: URL) => port || (protocol === "https:" ? "443" : "80");

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/**
 * The address, and whether it is of the own network and may be called all the same. Throws OutgoingFailure for one that may not be; what a
 * name leads to is known when it is called.
 */
export function allowedAddress(
  url: string,
  { allowed_hosts = [] }: Pick<OutgoingOptions, "allowed_hosts">,
): { address: URL; isAllowed: boolean } {
  const address = addressOf(url);
  const host = bareHost(address);
  const withPort = `${isIPv6(host) ? `[${host}]` : host}:${portOf(address)}`;
  const isAllowed = allowed_hosts.includes(host) || allowed_hosts.includes(withPort);
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) throw new OutgoingFailure("internal");
  return { address, isAllowed };
}

/**
 * GET from outside, or POST of a body. Refuses addresses of this machine and of any network that is not public, follows no redirect that
 * is not allowed, and ends after the time and the bytes given, whatever the other side does. Throws OutgoingFailure.
 */
export async function fetchOutside(url: string, options: OutgoingOptions = {}): Promise<OutgoingAnswer> {
  const { headers = {}, body, time_limit_ms = 5000, byte_limit = 1_000_000, redirects = 0 } = options;
  const { address, isAllowed } = allowedAddress(url, options);
  const signal = AbortSignal.timeout(time_limit_ms);
  try {
    const answer = await send(address, body, {
      method: body === undefined ? "GET" : "POST",
      signal,
      agent: false,
      headers: { accept: "application/json", "accept-encoding": "identity", ...headers },
      ...(!isAllowed && { lookup: checkedLookup }),
    });
    const status = answer.statusCode ?? 0;
    if (status >= 300 && status < 400) {
      answer.destroy();
      const { location } = answer.headers;
      if (redirects === 0 || location === undefined) throw new OutgoingFailure("redirect");
      const next = URL.parse(location, address)?.href ?? location;
      return await fetchOutside(next, { ...options, redirects: redirects - 1 });
    }
    return { status, content: await contentOf(answer, byte_limit) };
  } catch (error) {
    if (error instanceof OutgoingFailure) throw error;
    throw new OutgoingFailure(signal.aborted ? "slow" : "unreachable", { cause: error });
  }
}

const send = (address: URL, body: OutgoingOptions["body"], options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const call = address.protocol === "https:" ? httpsRequest : httpRequest;
    call(address, options, resolve).on("error", reject).end(body);
  });

async function contentOf(answer: IncomingMessage, byte_limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > byte_limit) {
      answer.destroy();
      throw new OutgoingFailure("too_large");
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
