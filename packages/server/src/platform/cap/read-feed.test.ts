// Feeds of other authorities, as they are found in the field.
import { expect, test } from "vitest";
import { capOf } from "../../testing/cap/foreign-messages.ts";
import { atomFeed, rssFeed, type Feed } from "./feeds.ts";
import { readFeed } from "./read-feed.ts";

const here = "https://alertas.example/cap/feed";
const read = (text: string, encoding: BufferEncoding = "utf8") => readFeed(Buffer.from(text, encoding), here);

const own: Feed = {
  id: here,
  title: "Alertas",
  description: "Alertas vigentes",
  language: "es-CL",
  updated: "2026-03-14T09:30:00-03:00",
  author: "Municipalidad",
  feed_url: here,
  page_url: "https://alertas.example/",
  entries: [
    {
      id: "urn:a",
      title: "Alerta roja: Rodelillo & cercanías",
      updated: "2026-03-14T09:30:00-03:00",
      summary: "Evacúe ahora.",
      cap_url: "https://alertas.example/a/12.xml",
      page_url: "https://alertas.example/a/12",
      author: "Municipalidad",
    },
  ],
};

test("what we publish ourselves is read, as Atom and as RSS: the message, not the page about it", () => {
  for (const text of [atomFeed(own), rssFeed(own)])
    expect(read(text)).toEqual([
      {
        address: "https://alertas.example/a/12.xml",
        title: "Alerta roja: Rodelillo & cercanías",
        summary: "Evacúe ahora.",
        updated_at: "2026-03-14T12:30:00.000Z",
      },
    ]);
});

test("addresses without a host are taken from that of the feed, and markup of a summary is left out", () => {
  const [entry] = read(`<rss version="2.0"><channel><title>x</title><item><title>Marejadas</title>
    <description>&lt;p&gt;Olas de &lt;b&gt;4 m&lt;/b&gt;&lt;/p&gt;</description><link>../mensajes/7.cap?lang=es</link></item></channel></rss>`);
  expect(entry).toEqual({
    address: "https://alertas.example/mensajes/7.cap?lang=es",
    title: "Marejadas",
    summary: "Olas de 4 m",
    updated_at: null,
  });
});

test("an item names its message as an enclosure, or by its guid where that is an address", () => {
  const items = `<item><title>a</title><enclosure url="https://b.example/1.xml" type="application/cap+xml"/><link>https://b.example/1</link></item>
    <item><title>b</title><guid>https://b.example/2.xml</guid></item><item><title>c</title><guid isPermaLink="false">urn:3</guid></item>`;
  expect(read(`<rss><channel>${items}</channel></rss>`).map(({ address }) => address)).toEqual([
    "https://b.example/1.xml",
    "https://b.example/2.xml",
  ]);
});

test("a feed in ISO-8859-1 keeps its letters, and addresses of other kinds are left out", () => {
  const text = `<?xml version="1.0" encoding="ISO-8859-1"?><feed xmlns="http://www.w3.org/2005/Atom">
    <entry><title>Ñuñoa</title><link href="https://c.example/1.xml"/></entry><entry><title>x</title><link href="javascript:alert(1)"/></entry></feed>`;
  expect(read(text, "latin1").map(({ title }) => title)).toEqual(["Ñuñoa"]);
});

test("the address of one message announces that message", () => {
  expect(read(capOf())).toEqual([
    { address: here, title: "Avance del incendio", summary: null, updated_at: "2026-03-14T12:30:00.000Z" },
  ]);
});

test("a feed of ten thousand entries announces its newest hundred", () => {
  const entry = "<item><title>a</title><link>https://b.example/1.xml</link></item>";
  expect(read(`<rss><channel>${entry.repeat(5000)}</channel></rss>`)).toHaveLength(100);
});

test("what is neither, or hides entities, is refused with the reason", () => {
  expect(() => read("<html/>")).toThrow(expect.objectContaining({ code: "not_cap" }));
  expect(() => read("hola")).toThrow(expect.objectContaining({ code: "not_xml" }));
  expect(() => read(`<!DOCTYPE rss [<!ENTITY a "b">]><rss/>`)).toThrow(expect.objectContaining({ code: "doctype" }));
});
