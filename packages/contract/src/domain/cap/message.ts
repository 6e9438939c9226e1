// A message of CAP 1.2 as the product holds it, whoever wrote it: names in full, positions [lon, lat], lists where the text has none.
import { z } from "zod";
import { Position } from "../../values/geometry.ts";
import {
  anyCertainties,
  anySeverities,
  anyUrgencies,
  capCategories,
  capScopes,
  capStatuses,
  messageTypes,
  responseTypes,
} from "./codes.ts";
import { CapTime } from "./times.ts";

const some = z.string().optional();

/** `valueName` says of which list `value` is: `INE.CL`, `05101`. */
export const CapValue = z.object({ value_name: z.string(), value: z.string() });

/** Around a point [lon, lat]; kilometres. */
export const CapCircle = z.object({ center: Position, radius_km: z.number().nonnegative() });

/** Positions [lon, lat], the last one the first again. The text has them `lat,lon`. */
export const CapPolygon = z
  .array(Position)
  .min(4)
  .refine((ring) => ring[0]![0] === ring.at(-1)![0] && ring[0]![1] === ring.at(-1)![1]);

/** `altitude_ft`, `ceiling_ft`: feet above mean sea level. */
export const CapArea = z.object({
  description: z.string(),
  polygons: z.array(CapPolygon).default([]),
  circles: z.array(CapCircle).default([]),
  geocodes: z.array(CapValue).default([]),
  altitude_ft: z.number().optional(),
  ceiling_ft: z.number().optional(),
});

/** `size`: bytes. `content`: base64, where the file itself travels in the message. `digest`: SHA-1 in hexadecimal digits. */
export const CapResource = z.object({
  description: z.string(),
  mime_type: z.string(),
  size: z.int().nonnegative().optional(),
  uri: some,
  content: some,
  digest: some,
});

export const CapInfo = z.object({
  /** RFC 3066; who says none says `en-US`. */
  language: z.string().default("en-US"),
  categories: z.array(z.enum(capCategories)).min(1),
  event: z.string(),
  response_types: z.array(z.enum(responseTypes)).default([]),
  urgency: z.enum(anyUrgencies),
  severity: z.enum(anySeverities),
  certainty: z.enum(anyCertainties),
  audience: some,
  event_codes: z.array(CapValue).default([]),
  effective: CapTime.optional(),
  onset: CapTime.optional(),
  expires: CapTime.optional(),
  sender_name: some,
  headline: some,
  description: some,
  instruction: some,
  web: some,
  contact: some,
  parameters: z.array(CapValue).default([]),
  resources: z.array(CapResource).default([]),
  areas: z.array(CapArea).default([]),
});

/** Which earlier message is meant: `sender,identifier,sent`. */
export const CapReference = z.object({ sender: z.string(), identifier: z.string(), sent: CapTime });

export const CapMessage = z.object({
  identifier: z.string().min(1),
  sender: z.string().min(1),
  sent: CapTime,
  status: z.enum(capStatuses),
  message_type: z.enum(messageTypes),
  source: some,
  scope: z.enum(capScopes),
  restriction: some,
  addresses: z.array(z.string()).default([]),
  codes: z.array(z.string()).default([]),
  note: some,
  references: z.array(CapReference).default([]),
  incidents: z.array(z.string()).default([]),
  infos: z.array(CapInfo).default([]),
});
export type CapMessage = z.infer<typeof CapMessage>;
