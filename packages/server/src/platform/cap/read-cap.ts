// A message of CAP 1.2, or of the versions before it, as others write it: read as far as it can be understood, and noted where it was taken otherwise.
import {
  anyCertainties,
  anySeverities,
  anyUrgencies,
  capCategories,
  responseTypes,
  type CapCategory,
} from "@atalaya/contract/domain/cap/codes.ts";
import { CapMessage, CapReference } from "@atalaya/contract/domain/cap/message.ts";
import { CapProblem, type CapNote } from "./cap-problem.ts";
import { decode } from "./decode.ts";
import { Fields, type Reading } from "./fields.ts";
import { capNamespaces, signatureNamespace, type CapVersion } from "./namespaces.ts";
import { parseXml, type XmlElement } from "./parse-xml.ts";
import { readCircles, readPolygons } from "./read-shapes.ts";

/** Larger than any message that was seen, with its pictures linked and not inside. */
const mostBytes = 1024 * 1024;

export type ReadMessage = {
  message: CapMessage;
  version: CapVersion;
  /** An enveloped XML signature stands in it. It is not verified: who sent it is known by where it was fetched. */
  has_signature: boolean;
  notes: CapNote[];
};

/** `eventCode`, `parameter`, `geocode`; CAP 1.0 wrote `name=value` in one text. */
const values = (parent: Fields, name: string) =>
  parent.each(name, (fields) => {
    const [value_name, value] = [fields.text("valueName"), fields.text("value")];
    const [, before, after] = /^([^=]*)=(.*)$/s.exec(fields.element.text) ?? [];
    if (value_name !== undefined || value !== undefined || before === undefined)
      return { value_name: value_name ?? "", value: value ?? "" };
    parent.note("value_rewritten", name, fields.element.text);
    return { value_name: before.trim(), value: after!.trim() };
  });

const area = (fields: Fields) => ({
  description: fields.required("areaDesc"),
  polygons: readPolygons(fields),
  circles: readCircles(fields),
  geocodes: values(fields, "geocode"),
  altitude_ft: fields.number("altitude"),
  ceiling_ft: fields.number("ceiling"),
});

const resource = (fields: Fields) => {
  const size = fields.number("size");
  return {
    description: fields.required("resourceDesc"),
    // CAP 1.1 did not ask for it.
    mime_type: fields.required("mimeType", "application/octet-stream"),
    size: Number.isSafeInteger(size) && size! >= 0 ? size : undefined,
    uri: fields.text("uri"),
    content: fields.text("derefUri"),
    digest: fields.text("digest"),
  };
};

function categories(fields: Fields): CapCategory[] {
  const known = fields.codes("category", capCategories);
  return known.length > 0 ? known : ["Other"];
}

const info = (fields: Fields) => ({
  language: fields.text("language"),
  categories: categories(fields),
  event: fields.required("event"),
  response_types: fields.codes("responseType", responseTypes),
  urgency: fields.code("urgency", anyUrgencies, "Unknown"),
  severity: fields.code("severity", anySeverities, "Unknown"),
  certainty: fields.code("certainty", anyCertainties, "Unknown"),
  audience: fields.text("audience"),
  event_codes: values(fields, "eventCode"),
  effective: fields.time("effective"),
  onset: fields.time("onset"),
  expires: fields.time("expires"),
  sender_name: fields.text("senderName"),
  headline: fields.text("headline"),
  description: fields.text("description"),
  instruction: fields.text("instruction"),
  web: fields.text("web"),
  contact: fields.text("contact"),
  parameters: values(fields, "parameter"),
  resources: fields.each("resource", resource),
  areas: fields.each("area", area),
});

/** `sender,identifier,sent`, parted by blanks. */
const references = (alert: Fields) =>
  alert.items("references").flatMap((text) => {
    const [, sender, identifier, sent = ""] = /^([^,]+),(.+),([^,]+)$/.exec(text) ?? [];
    const reference = CapReference.safeParse({ sender, identifier, sent: alert.timeOf("references", sent) });
    if (!reference.success) alert.note("reference_left_out", "references", text);
    return reference.success ? [reference.data] : [];
  });

const alert = (fields: Fields) => ({
  identifier: fields.text("identifier"),
  sender: fields.text("sender"),
  sent: fields.time("sent"),
  status: fields.text("status"),
  message_type: fields.text("msgType"),
  source: fields.text("source"),
  scope: fields.text("scope"),
  restriction: fields.text("restriction"),
  addresses: fields.items("addresses"),
  codes: fields.texts("code"),
  note: fields.text("note"),
  references: references(fields),
  incidents: fields.items("incidents"),
  infos: fields.each("info", info),
});

const isSignature = ({ name, namespace }: XmlElement) => name === "Signature" && namespace === signatureNamespace;

/**
 * Reads the bytes of a message. Whether, how and when it binds anybody (status, message type, scope, times) is never guessed: where one
 * of these is wrong, the message is refused; the rest is taken as far as it goes, with a note.
 * @throws CapProblem with the reason as its code.
 */
export function readCap(bytes: Uint8Array): ReadMessage {
  if (bytes.length > mostBytes) throw new CapProblem("too_large", String(mostBytes));
  const root = parseXml(decode(bytes));
  const versions = Object.keys(capNamespaces) as CapVersion[];
  const version = versions.find((it) => capNamespaces[it] === root.namespace);
  if (!version || root.name !== "alert")
    throw new CapProblem("not_cap", `${root.namespace} ${root.name}`.slice(0, 200));

  const reading: Reading = { version, notes: [] };
  const fields = new Fields({ ...root, children: root.children.filter((it) => !isSignature(it)) }, reading);
  if (version !== "1.2") fields.note("version", "alert", version);
  const has_signature = root.children.some(isSignature);
  if (has_signature) fields.note("signature", "Signature");
  const read = CapMessage.safeParse(alert(fields));
  fields.noteOthers();
  if (!read.success) throw new CapProblem("invalid", read.error.issues[0]!.path.join("."));
  return { message: read.data, version, has_signature, notes: reading.notes };
}
