// Lists of messages that other systems fetch again and again: Atom (RFC 4287) and RSS 2.0, each entry with its CAP message.
import { instantOf } from "@atalaya/contract/domain/cap/times.ts";
import { capMediaType } from "./namespaces.ts";
import { document, element, emptyElement, group } from "./xml.ts";

/** `id`: an IRI that stays. `updated`: a time of CAP. `cap_url`, `page_url`: the message, and the page for people. */
export type FeedEntry = {
  id: string;
  title: string;
  updated: string;
  summary: string;
  cap_url: string;
  page_url: string;
  author: string;
};

/** `id`: an IRI that stays. `updated`: a time of CAP, also where there is no entry. `feed_url`: its own address; `page_url`: the page for people. */
export type Feed = {
  id: string;
  title: string;
  description: string;
  /** `es-CL`. */
  language: string;
  updated: string;
  author: string;
  feed_url: string;
  page_url: string;
  entries: readonly FeedEntry[];
};

const author = (name: string) => group("author", [element("name", name)]);

const link = (rel: string, type: string, href: string) => emptyElement("link", { rel, type, href });

const atomEntry = (entry: FeedEntry) =>
  group("entry", [
    element("id", entry.id),
    element("title", entry.title),
    element("updated", entry.updated),
    author(entry.author),
    link("alternate", capMediaType, entry.cap_url),
    link("alternate", "text/html", entry.page_url),
    element("summary", entry.summary),
  ]);

/** The feed as Atom, entries in the order given: newest first is usual. */
export const atomFeed = (feed: Feed): string =>
  document(
    group(
      "feed",
      [
        element("id", feed.id),
        element("title", feed.title),
        element("subtitle", feed.description),
        element("updated", feed.updated),
        author(feed.author),
        link("self", "application/atom+xml", feed.feed_url),
        link("alternate", "text/html", feed.page_url),
        ...feed.entries.map(atomEntry),
      ],
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language },
    ),
  );

/** RSS wants the dates of letters (RFC 822). */
const letterDate = (time: string) => instantOf(time).toUTCString();

const atomLink = (rel: string, type: string, href: string) => emptyElement("atom:link", { rel, type, href });

/** `link` is the message itself: what collects alerts from RSS, the WMO's Alert Hub among it, follows only that. */
const rssItem = (entry: FeedEntry) =>
  group("item", [
    element("title", entry.title),
    element("link", entry.cap_url),
    element("description", entry.summary),
    element("dc:creator", entry.author),
    element("guid", entry.id, { isPermaLink: "false" }),
    element("pubDate", letterDate(entry.updated)),
    atomLink("alternate", capMediaType, entry.cap_url),
    atomLink("alternate", "text/html", entry.page_url),
  ]);

/** The feed as RSS 2.0, for what does not read Atom. */
export const rssFeed = (feed: Feed): string =>
  document(
    group(
      "rss",
      [
        group("channel", [
          element("title", feed.title),
          element("link", feed.page_url),
          element("description", feed.description),
          element("language", feed.language),
          element("dc:creator", feed.author),
          element("lastBuildDate", letterDate(feed.updated)),
          atomLink("self", "application/rss+xml", feed.feed_url),
          ...feed.entries.map(rssItem),
        ]),
      ],
      {
        version: "2.0",
        "xmlns:atom": "http://www.w3.org/2005/Atom",
        "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      },
    ),
  );
