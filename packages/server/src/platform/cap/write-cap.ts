// A message as the XML of CAP 1.2: its elements in the order of the schema (CAP-v1.2.xsd), in UTF-8.
import type { z } from "zod";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { OwnCapMessage } from "@atalaya/contract/domain/cap/own-message.ts";
import { capNamespaces } from "./namespaces.ts";
import { document, element, group } from "./xml.ts";

type Info = OwnCapMessage["infos"][number];
type Area = Info["areas"][number];
type Resource = Info["resources"][number];
type Value = Area["geocodes"][number];

/** At most six decimals, as the schema of our messages has it, and no exponent, which `xs:decimal` does not know. */
const decimal = (number: number | undefined) =>
  number === undefined ? undefined : number.toFixed(6).replace(/\.?0+$/, "");

/** The standard writes latitude first. */
const pair = ([lon, lat]: Position) => `${decimal(lat)},${decimal(lon)}`;

const all = (name: string, texts: readonly string[]) => texts.map((text) => element(name, text)).join("");

const values = (name: string, list: readonly Value[]) =>
  list.map((it) => group(name, [element("valueName", it.value_name), element("value", it.value)])).join("");

/** Items of one element, parted by blanks; one that has blanks stands in quotation marks. */
const listed = (items: readonly string[]) =>
  items.length === 0 ? undefined : items.map((item) => (/\s/.test(item) ? `"${item}"` : item)).join(" ");

const area = (of: Area) =>
  group("area", [
    element("areaDesc", of.description),
    all(
      "polygon",
      of.polygons.map((ring) => ring.map(pair).join(" ")),
    ),
    all(
      "circle",
      of.circles.map(({ center, radius_km }) => `${pair(center)} ${decimal(radius_km)}`),
    ),
    values("geocode", of.geocodes),
    element("altitude", decimal(of.altitude_ft)),
    element("ceiling", decimal(of.ceiling_ft)),
  ]);

const resource = (of: Resource) =>
  group("resource", [
    element("resourceDesc", of.description),
    element("mimeType", of.mime_type),
    element("size", of.size?.toString()),
    element("uri", of.uri),
    element("derefUri", of.content),
    element("digest", of.digest),
  ]);

const info = (of: Info) =>
  group("info", [
    element("language", of.language),
    all("category", of.categories),
    element("event", of.event),
    all("responseType", of.response_types),
    element("urgency", of.urgency),
    element("severity", of.severity),
    element("certainty", of.certainty),
    element("audience", of.audience),
    values("eventCode", of.event_codes),
    element("effective", of.effective),
    element("onset", of.onset),
    element("expires", of.expires),
    element("senderName", of.sender_name),
    element("headline", of.headline),
    element("description", of.description),
    element("instruction", of.instruction),
    element("web", of.web),
    element("contact", of.contact),
    values("parameter", of.parameters),
    of.resources.map(resource).join(""),
    of.areas.map(area).join(""),
  ]);

/**
 * The XML of one of our messages; the same message is always the same text.
 * @throws ZodError where it is not what we write (`OwnCapMessage`), its findings on the fields.
 */
export function writeCap(message: z.input<typeof OwnCapMessage>): string {
  const of = OwnCapMessage.parse(message);
  const references = of.references.map(({ sender, identifier, sent }) => `${sender},${identifier},${sent}`);
  return document(
    group(
      "alert",
      [
        element("identifier", of.identifier),
        element("sender", of.sender),
        element("sent", of.sent),
        element("status", of.status),
        element("msgType", of.message_type),
        element("source", of.source),
        element("scope", of.scope),
        element("restriction", of.restriction),
        element("addresses", listed(of.addresses)),
        all("code", of.codes),
        element("note", of.note),
        element("references", listed(references)),
        element("incidents", listed(of.incidents)),
        of.infos.map(info).join(""),
      ],
      { xmlns: capNamespaces["1.2"] },
    ),
  );
}
