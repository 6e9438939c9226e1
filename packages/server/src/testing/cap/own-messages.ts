// Messages of CAP: one that is plain, and any that we might write.
import fc from "fast-check";
import {
  capCategories,
  capStatuses,
  certainties,
  responseTypes,
  severities,
  urgencies,
} from "@atalaya/contract/domain/cap/codes.ts";
import type { OwnCapMessage } from "@atalaya/contract/domain/cap/own-message.ts";
import { capTime } from "@atalaya/contract/domain/cap/times.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";

const sent = "2026-03-14T09:30:00-03:00";

const square: Position[] = [
  [-71.6, -33.06],
  [-71.56, -33.06],
  [-71.56, -33.03],
  [-71.6, -33.03],
  [-71.6, -33.06],
];

/** A wildfire in Valparaíso, as an officer would announce it. */
export const wildfire: OwnCapMessage = {
  identifier: "CL-05101-20260314093000-1",
  sender: "alertas@valparaiso.example",
  sent,
  status: "Actual",
  message_type: "Alert",
  scope: "Public",
  addresses: [],
  codes: [],
  references: [],
  incidents: [],
  infos: [
    {
      language: "es-CL",
      categories: ["Fire"],
      event: "Incendio forestal",
      response_types: ["Evacuate"],
      urgency: "Immediate",
      severity: "Extreme",
      certainty: "Observed",
      event_codes: [],
      effective: sent,
      expires: "2026-03-15T09:30:00-03:00",
      sender_name: "Municipalidad de Valparaíso",
      headline: "Alerta roja por incendio forestal en Rodelillo",
      description: "El incendio avanza hacia las viviendas: viento > 40 km/h & calor.",
      instruction: "Evacúe ahora hacia el Estadio.",
      parameters: [],
      resources: [],
      areas: [
        {
          description: "Valparaíso, sector Rodelillo",
          polygons: [square],
          circles: [],
          geocodes: [{ value_name: "CUT", value: "05101" }],
        },
      ],
    },
  ],
};

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/** Any characters at all, also those that XML cannot carry, after one that says something. */
const text = (maxLength = 200) =>
  fc.string({ unit: "binary", maxLength: Math.floor(maxLength / 2) - 1 }).map((it) => `á${it}`);
const bare = fc.stringMatching(/^[A-Za-z0-9@.:_/-]{1,40}$/);
const listed = fc.string({ maxLength: 20 }).map((it) => `b${it.replaceAll('"', "")}`);
const few = <T>(arbitrary: fc.Arbitrary<T>, minLength = 0) => fc.array(arbitrary, { minLength, maxLength: 3 });
const oneOf = fc.constantFrom;

const instant = fc.date({ min: new Date("1990-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const zone = oneOf("America/Santiago", "UTC", "Asia/Kathmandu", "Pacific/Easter");
const time = fc.tuple(instant, zone).map(([at, in_]) => capTime(at, in_));

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const position = fc.tuple(degrees(180), degrees(90)) as fc.Arbitrary<Position>;
const ring = fc.array(position, { minLength: 3, maxLength: 99 }).map((open) => [...open, open[0]!]);
const value = fc.record({ value_name: text(), value: text() });
const feet = fc.tuple(
  fc.double({ min: -1000, max: 60_000, noNaN: true }),
  fc.double({ min: 0, max: 9000, noNaN: true }),
);

const area = fc
  .record({
    description: text(),
    polygons: few(ring, 1),
    circles: few(fc.record({ center: position, radius_km: fc.double({ min: 0, max: 20_000, noNaN: true }) })),
    geocodes: few(value),
    heights: optional(feet),
  })
  .map(({ heights, ...drawn }) =>
    heights ? { ...drawn, altitude_ft: heights[0], ceiling_ft: heights[0] + heights[1] } : drawn,
  );

const resource = fc.record({
  description: text(),
  mime_type: oneOf("image/png", "application/pdf", "application/vnd.geo+json"),
  size: optional(fc.nat()),
  uri: optional(fc.webUrl()),
  content: optional(fc.uint8Array({ minLength: 1 }).map((bytes) => Buffer.from(bytes).toString("base64"))),
  digest: optional(fc.stringMatching(/^[0-9a-f]{40}$/)),
});

const info = fc
  .record({
    language: oneOf("es-CL", "en-US", "arn", "rap"),
    categories: few(oneOf(...capCategories), 1),
    event: text(34),
    response_types: few(oneOf(...responseTypes)),
    urgency: oneOf(...urgencies),
    severity: oneOf(...severities),
    certainty: oneOf(...certainties),
    audience: optional(text()),
    event_codes: few(value),
    times: few(fc.tuple(instant, zone)),
    sender_name: optional(text()),
    headline: optional(text(160)),
    description: optional(text(3000)),
    instruction: optional(text(3000)),
    web: optional(fc.webUrl({ withQueryParameters: true })),
    contact: optional(text()),
    parameters: few(value),
    resources: few(resource),
    areas: few(area, 1),
  })
  .map(({ times, ...said }) => {
    const order = times.toSorted(([a], [b]) => a.getTime() - b.getTime()).map(([at, in_]) => capTime(at, in_));
    return { ...said, effective: order[0], onset: order[1], expires: order[2] };
  });

const scope = fc.oneof(
  fc.record({ scope: fc.constant("Public" as const), addresses: fc.constant<string[]>([]) }),
  fc.record({ scope: fc.constant("Restricted" as const), restriction: text(), addresses: few(listed) }),
  fc.record({ scope: fc.constant("Private" as const), addresses: few(listed, 1) }),
);
const reference = fc.record({ sender: bare, identifier: bare, sent: time });
const purpose = fc.oneof(
  fc.record({ message_type: fc.constant("Alert" as const), references: few(reference), infos: few(info, 1) }),
  fc.record({ message_type: fc.constant("Update" as const), references: few(reference, 1), infos: few(info, 1) }),
  fc.record({ message_type: oneOf("Cancel", "Ack", "Error"), references: few(reference, 1), infos: few(info) }),
);

/** Any message that we might write. */
export const ownMessages: fc.Arbitrary<OwnCapMessage> = fc
  .tuple(
    fc.record({
      identifier: bare,
      sender: bare,
      sent: time,
      status: oneOf(...capStatuses),
      source: optional(text()),
      codes: few(text()),
      note: optional(text()),
      incidents: few(listed),
    }),
    scope,
    purpose,
  )
  .map(([head, forWhom, why]) => ({ ...head, ...forWhom, ...why }));
