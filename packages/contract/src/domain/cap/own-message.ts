// A message of CAP 1.2 as we write it: narrower than the standard where it leaves readers in doubt.
import { z } from "zod";
import { Position } from "../../values/geometry.ts";
import { certainties, severities, urgencies } from "./codes.ts";
import { CapArea, CapCircle, CapInfo, CapMessage, CapPolygon, CapReference, CapResource, CapValue } from "./message.ts";
import { instantOf } from "./times.ts";

/** What no XML 1.0 can carry, not even escaped (its production 2, Char). */
const unwritable = /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A line ends in one way, as whoever reads XML would have it. */
const written = (text: string) =>
  text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replaceAll(unwritable, "").trim();

const text = z.string().overwrite(written).min(1);
const some = text.optional();

/** Items of a list that the text parts by blanks: one with blanks stands in quotation marks, so it can have none inside. */
const listed = text.refine((item) => !/["\t\n]/.test(item));

/** 3.2.1: no blanks, commas, `<` or `&`; references could not be told apart. */
export const CapName = z
  .string()
  .max(200)
  .regex(/^[\x21-\x25\x27-\x2b\x2d-\x3b\x3d-\x7e]+$/);

/** The address of a page or a file. */
const address = z.url({ protocol: /^https?$/ }).regex(/^[\x21-\x7e]+$/);

/** Six decimals of a degree are a hand's breadth, and never need an exponent. */
const rounded = (number: number) => Number(number.toFixed(6)) + 0;
const decimal = z.number().overwrite(rounded);
const position = Position.overwrite(([lon, lat]) => [rounded(lon), rounded(lat)]);

/** Phones and broadcast centres take no more (ATIS-0700037, WEA), the closing one counted. */
export const mostVertices = 100;

const value = CapValue.extend({ value_name: text, value: text });

const OwnArea = CapArea.extend({
  description: text,
  polygons: z.array(z.array(position).max(mostVertices).pipe(CapPolygon)).default([]),
  circles: z.array(CapCircle.extend({ center: position, radius_km: decimal.nonnegative() })).default([]),
  geocodes: z.array(value).default([]),
  altitude_ft: decimal.optional(),
  ceiling_ft: decimal.optional(),
}).superRefine((area, context) => {
  const isDrawn = area.polygons.length + area.circles.length > 0;
  // 3.2.4: codes of places are known to few; whoever does not know them must still know where.
  if (area.geocodes.length > 0 && !isDrawn) context.addIssue({ code: "custom", path: ["polygons"] });
  const { altitude_ft: low, ceiling_ft: high } = area;
  if (high !== undefined && (low === undefined || high < low))
    context.addIssue({ code: "custom", path: ["ceiling_ft"] });
});

const OwnResource = CapResource.extend({
  description: text,
  mime_type: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  uri: address.optional(),
  content: z.base64().min(1).optional(),
  digest: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .optional(),
});

const OwnInfo = CapInfo.extend({
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  event: text.max(35),
  urgency: z.enum(urgencies),
  severity: z.enum(severities),
  certainty: z.enum(certainties),
  audience: some,
  event_codes: z.array(value).default([]),
  sender_name: some,
  headline: text.max(160).optional(),
  description: some,
  instruction: some,
  web: address.optional(),
  contact: some,
  parameters: z.array(value).default([]),
  resources: z.array(OwnResource).default([]),
  areas: z.array(OwnArea).min(1),
}).superRefine(({ effective, onset, expires }, context) => {
  const order = [effective, onset, expires]
    .filter((time) => time !== undefined)
    .map((time) => instantOf(time).getTime());
  if (order.some((time, index) => index > 0 && time < order[index - 1]!))
    context.addIssue({ code: "custom", path: [expires === undefined ? "onset" : "expires"] });
});

/**
 * What `writeCap` takes. Texts come out trimmed, without what XML cannot carry, their lines ended by `\n`; degrees, kilometres and feet
 * with six decimals. Findings stand on the field that is wrong, counted from the message.
 */
export const OwnCapMessage = CapMessage.extend({
  identifier: CapName,
  sender: CapName,
  source: some,
  restriction: some,
  addresses: z.array(listed).default([]),
  codes: z.array(text).default([]),
  note: some,
  references: z.array(CapReference.extend({ sender: CapName, identifier: CapName })).default([]),
  incidents: z.array(listed).default([]),
  infos: z.array(OwnInfo).default([]),
}).superRefine((message, context) => {
  const missing = (field: keyof CapMessage) => context.addIssue({ code: "custom", path: [field] });
  const { message_type, scope } = message;
  if (message_type !== "Alert" && message.references.length === 0) missing("references");
  if ((message_type === "Alert" || message_type === "Update") && message.infos.length === 0) missing("infos");
  if ((scope === "Restricted") !== (message.restriction !== undefined)) missing("restriction");
  if (scope === "Private" && message.addresses.length === 0) missing("addresses");
});
export type OwnCapMessage = z.infer<typeof OwnCapMessage>;
