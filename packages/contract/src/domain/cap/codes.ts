// The closed lists of CAP 1.2 (OASIS Common Alerting Protocol, 3.2.1 and 3.2.2), spelt as the standard spells them; the words say them to people.

/** 3.2.1 `status`: whether the message is meant. Only Actual asks anybody to act on it. */
export const capStatuses = ["Actual", "Exercise", "System", "Test", "Draft"] as const;
export type CapStatus = (typeof capStatuses)[number];

/** 3.2.1 `msgType`: what the message does to those before it. All but Alert refer to one. */
export const messageTypes = ["Alert", "Update", "Cancel", "Ack", "Error"] as const;
export type MessageType = (typeof messageTypes)[number];

/** 3.2.1 `scope`: for whom it is. Restricted says its rule, Private its addresses. */
export const capScopes = ["Public", "Restricted", "Private"] as const;
export type CapScope = (typeof capScopes)[number];

/** 3.2.2 `category` of the subject event. */
export const capCategories = [
  "Geo",
  "Met",
  "Safety",
  "Security",
  "Rescue",
  "Fire",
  "Health",
  "Env",
  "Transport",
  "Infra",
  "CBRNE",
  "Other",
] as const;
export type CapCategory = (typeof capCategories)[number];

/** 3.2.2 `responseType`: what people are asked to do. */
export const responseTypes = [
  "Shelter",
  "Evacuate",
  "Prepare",
  "Execute",
  "Avoid",
  "Monitor",
  "Assess",
  "AllClear",
  "None",
] as const;
export type ResponseType = (typeof responseTypes)[number];

const unknown = "Unknown" as const;

/** 3.2.2 `urgency`: at once, within the hour, in the near future, over. Own messages never say Unknown, which the standard discourages. */
export const urgencies = ["Immediate", "Expected", "Future", "Past"] as const;
export type Urgency = (typeof urgencies)[number];
/** With what messages of others may say. */
export const anyUrgencies = [...urgencies, unknown] as const;

/** 3.2.2 `severity`: how great the threat to life or property is. */
export const severities = ["Extreme", "Severe", "Moderate", "Minor"] as const;
export type Severity = (typeof severities)[number];
/** With what messages of others may say. */
export const anySeverities = [...severities, unknown] as const;

/** 3.2.2 `certainty`: Likely is more than one in two, Possible one in two or less. */
export const certainties = ["Observed", "Likely", "Possible", "Unlikely"] as const;
export type Certainty = (typeof certainties)[number];
/** With what messages of others may say. */
export const anyCertainties = [...certainties, unknown] as const;
