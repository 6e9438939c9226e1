// Feeds as other systems fetch them.
import { expect, test } from "vitest";
import { atomFeed, rssFeed, type Feed } from "./feeds.ts";
import { parseXml, type XmlElement } from "./parse-xml.ts";

const feed: Feed = {
  id: "https://alertas.example/feed",
  title: "Alertas de Valparaíso",
  description: "Alertas vigentes & terminadas",
  language: "es-CL",
  updated: "2026-03-14T09:30:00-03:00",
  author: "Municipalidad de Valparaíso",
  feed_url: "https://alertas.example/feed.atom?status=Actual&place=12",
  page_url: "https://alertas.example/",
  entries: [
    {
      id: "urn:oid:2.49.0.1.152.3.5101.20260314093000.1",
      title: "Alerta roja: <Rodelillo> & cercanías\u0000",
      updated: "2026-03-14T09:30:00-03:00",
      summary: "Evacúe ahora.",
      cap_url: "https://alertas.example/a/12.xml",
      page_url: "https://alertas.example/a/12",
      author: "Ana Pérez",
    },
  ],
};

const child = (element: XmlElement, name: string) => element.children.find((it) => it.name === name)!;
/** By their names; links of Atom have none. */
const texts = (element: XmlElement) =>
  Object.fromEntries(element.children.filter(({ text }) => text).map(({ name, text }) => [name, text]));

test("an entry of Atom says what happened, by whom, when, and where the message and the page are", () => {
  const root = parseXml(atomFeed(feed));
  expect(root).toMatchObject({ name: "feed", namespace: "http://www.w3.org/2005/Atom" });
  expect(texts(child(root, "entry"))).toMatchObject({
    id: feed.entries[0]!.id,
    title: "Alerta roja: <Rodelillo> & cercanías",
    updated: "2026-03-14T09:30:00-03:00",
    summary: "Evacúe ahora.",
  });
  expect(atomFeed(feed)).toContain(
    '<link rel="alternate" type="application/cap+xml" href="https://alertas.example/a/12.xml"/>',
  );
  expect(atomFeed(feed)).toContain('href="https://alertas.example/feed.atom?status=Actual&amp;place=12"');
});

test("an item of RSS leads to the message, its day as letters write it", () => {
  const root = parseXml(rssFeed(feed));
  expect(texts(child(child(root, "channel"), "item"))).toMatchObject({
    guid: feed.entries[0]!.id,
    link: "https://alertas.example/a/12.xml",
    pubDate: "Sat, 14 Mar 2026 12:30:00 GMT",
    creator: "Ana Pérez",
  });
});

test("a feed without entries is a feed", () => {
  const empty = { ...feed, entries: [] };
  expect(texts(parseXml(atomFeed(empty)))).toMatchObject({ id: feed.id, updated: feed.updated });
  expect(texts(child(parseXml(rssFeed(empty)), "channel"))).toMatchObject({ title: feed.title, link: feed.page_url });
});
