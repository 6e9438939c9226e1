// Feeds of other authorities: Atom (RFC 4287) and RSS (0.91 to 2.0, 1.0 as well), each entry with the address of its CAP message.
import { CapProblem } from "./cap-problem.ts";
import { decode } from "./decode.ts";
import { capNamespaces, capMediaType } from "./namespaces.ts";
import { parseXml, type XmlElement } from "./parse-xml.ts";
import { readCap } from "./read-cap.ts";

/** `updated_at`: an instant in UTC, null where none can be read. */
export type AnnouncedMessage = { address: string; title: string; summary: string | null; updated_at: string | null };

/** What somebody looks through; feeds hold the newest first. */
const mostEntries = 100;
const longestText = 300;

const named = ({ children }: XmlElement, ...names: string[]) => children.filter(({ name }) => names.includes(name));

const textOf = (element: XmlElement, ...names: string[]): string | null =>
  named(element, ...names)
    .find(({ text }) => text)
    ?.text.slice(0, longestText) ?? null;

/** Markup that a summary may hold is not for reading. */
const plain = (text: string | null) =>
  text
    ?.replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim() || null;

/** The message rather than the page about it: what says that it is CAP, else what looks like XML, else the first that is there. */
function linkOf(entry: XmlElement): string | undefined {
  const links = named(entry, "link", "enclosure", "content", "guid").flatMap(({ name, attributes, text }) => {
    const address = attributes["href"] ?? attributes["url"] ?? attributes["src"] ?? text;
    const isAddress = name !== "guid" || attributes["isPermaLink"] !== "false";
    return address && isAddress && attributes["rel"] !== "self" ? [{ address, type: attributes["type"] ?? "" }] : [];
  });
  const isCap = ({ type }: { type: string }) => type.startsWith(capMediaType);
  const isXml = ({ address, type }: { address: string; type: string }) =>
    type.endsWith("xml") || /\.(xml|cap)(\?|$)/.test(address);
  return (links.find(isCap) ?? links.find(isXml) ?? links[0])?.address;
}

/** Against the address of the feed; what leads nowhere on the web is none. */
function absolute(link: string | undefined, feed_address: string): string | null {
  const url = link === undefined ? null : URL.parse(link, feed_address);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function instantOf(text: string | null): string | null {
  const at = Date.parse(text ?? "");
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Atom's entries; RSS has its items in a channel, or beside it (1.0). */
function entriesOf(root: XmlElement): XmlElement[] | null {
  if (root.name === "feed") return named(root, "entry");
  if (root.name !== "rss" && root.name !== "RDF") return null;
  return [root, ...named(root, "channel")].flatMap((it) => named(it, "item"));
}

/**
 * The messages that the bytes behind an address announce: those of a feed, or the one message that they are.
 * @throws CapProblem as `readCap` does; `not_cap` for XML that is neither.
 */
export function readFeed(bytes: Uint8Array, address: string): AnnouncedMessage[] {
  const root = parseXml(decode(bytes));
  if (Object.values(capNamespaces).includes(root.namespace)) {
    const { message } = readCap(bytes);
    const [info] = message.infos;
    const title = info?.headline ?? info?.event ?? message.identifier;
    return [
      {
        address,
        title,
        summary: info?.description?.slice(0, longestText) ?? null,
        updated_at: instantOf(message.sent),
      },
    ];
  }
  const entries = entriesOf(root);
  if (!entries) throw new CapProblem("not_cap", `${root.namespace} ${root.name}`.slice(0, 200));
  return entries.slice(0, mostEntries).flatMap((entry) => {
    const link = absolute(linkOf(entry), address);
    if (link === null) return [];
    const title = plain(textOf(entry, "title")) ?? link;
    const summary = plain(textOf(entry, "summary", "description"));
    return [
      {
        address: link,
        title,
        summary,
        updated_at: instantOf(textOf(entry, "updated", "pubDate", "published", "date")),
      },
    ];
  });
}
