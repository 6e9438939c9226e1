// The CAP message of an alert: the alert says it to people, this says it to machines (CAP 1.2; domain facts of decision 0052). Pure.
import { alertLevelsOf, type AlertLevel } from "@atalaya/contract/domain/alert-levels.ts";
import { alertIdentifier } from "@atalaya/contract/domain/cap/identifiers.ts";
import { CapName, type OwnCapMessage } from "@atalaya/contract/domain/cap/own-message.ts";
import { capTime } from "@atalaya/contract/domain/cap/times.ts";
import type { AlertText } from "@atalaya/contract/domain/cap/texts.ts";
import { hazardOf } from "@atalaya/contract/domain/hazards/catalogue.ts";
import type { CountryRules } from "@atalaya/contract/packs/country-rules.ts";
import type { AlertContent, AlertMessage } from "@atalaya/contract/resources/alerts/answers.ts";
import { longestHeadline, type AlertKind } from "@atalaya/contract/resources/alerts/fields.ts";
import type { AlertPolicy } from "@atalaya/contract/resources/alerts/policy.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { alertTextWords } from "@atalaya/contract/words/alerts/texts.ts";
import type { AlertPlace } from "./queries.ts";
import type { Cancellation } from "./writing.ts";

export type ToSay = {
  kind: AlertKind;
  code: string;
  content: AlertContent;
  place: AlertPlace;
  rules: CountryRules | null;
  policy: AlertPolicy;
  rings: Position[][] | null;
  /** The territorial codes of the whole places that it is for. */
  geocodes: string[];
  /** The messages of the alert before this one. */
  earlier: Pick<AlertMessage, "identifier" | "sender" | "sent_at">[];
  cancellation: Cancellation | null;
  sent: Date;
  /** Tells messages of the place that are sent in one second apart. */
  sequence: number;
  /** Of the page that everybody reads, up to the identifier; null where the address of the product is not known. */
  pages: string | null;
};

const longestEvent = 35;

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`);

export const levelOf = ({ content, rules }: Pick<ToSay, "content" | "rules">): AlertLevel | undefined =>
  alertLevelsOf(rules).find(({ key }) => key === content.level);

const inLanguage = (es: string | null, en: string | null, language: Language) => (language === "en" ? (en ?? es) : es);

/** What it is called: "Alerta Roja" and the hazard, or the type where no hazard of the catalogue is named. */
function names({ content, place, rules }: Pick<ToSay, "content" | "place" | "rules">, language: Language) {
  const level = levelOf({ content, rules });
  const hazard = hazardOf(content.hip_code);
  return {
    level: say(alertTextWords.alert_text_level, language, { level: level?.name[language] ?? content.level }),
    hazard:
      content.hip_code && hazard ? hazard.name[language] : inLanguage(place.variable_es, place.variable_en, language)!,
  };
}

/** What stands over it and under it: at its end, what the cancellation says. */
function textsOf(alert: ToSay, language: Language) {
  const { content, cancellation } = alert;
  const { level, hazard } = names(alert, language);
  if (!cancellation)
    return {
      headline: inLanguage(content.headline_es, content.headline_en, language)!,
      description: inLanguage(content.description_es, content.description_en, language),
      instruction: inLanguage(content.instruction_es, content.instruction_en, language),
    };
  const isMistake = cancellation.reason === "mistake";
  const what = isMistake ? "alert_text_mistake" : "alert_text_ended";
  const text = inLanguage(cancellation.text_es, cancellation.text_en, language);
  return {
    headline: cut(say(alertTextWords[what], language, { alert: `${level}, ${hazard}` }), longestHeadline),
    // Of a mistake somebody who reads no more than the message learns what to do.
    description: text ?? (isMistake ? alertTextWords.alert_text_void_long[language] : null),
    instruction: null,
  };
}

/** What is kept of a message beside its CAP: all that was said, and as it is told to people in either language. */
export function saidOf(alert: ToSay) {
  const told = (language: Language) => {
    const { level, hazard } = names(alert, language);
    return { level, hazard, ...textsOf(alert, language) };
  };
  const { content, kind, cancellation } = alert;
  const color = levelOf(alert)?.color ?? null;
  return { ...content, kind, cancellation, level_color: color, told: { es: told("es"), en: told("en") } };
}
/** What `JSON.parse` gives of it. */
export type Said = ReturnType<typeof saidOf>;

/** How an alert has ended by what was said; null where nobody ended it. */
export const endOf = (cancellation: Cancellation | null) =>
  cancellation && (cancellation.reason === "mistake" ? "mistake" : "over");

const isPast = (instant: string | null, now: Date) => instant !== null && Date.parse(instant) <= now.getTime();

/** The same for a telephone. */
export function telephoneText(alert: ToSay, language: Language): AlertText {
  const { content, place, cancellation, sent, kind } = alert;
  const { level, hazard } = names(alert, language);
  const identifier = identifierOf(alert);
  return {
    level_name: level,
    hazard_name: hazard,
    place: content.area_description ?? place.name,
    ...textsOf(alert, language),
    expires: content.expires_at && capTime(content.expires_at, place.timezone),
    source: content.technical_source,
    web: content.web ?? (isOpen(alert) ? pageOf(alert.pages, identifier) : null),
    is_exercise: kind === "exercise",
    end: endOf(cancellation) ?? (isPast(content.expires_at, sent) ? "over" : null),
  };
}

const isOpen = ({ kind, content }: ToSay) => kind === "alert" && content.scope === "Public";

/** Where everybody reads a message; null where the product's own address is not known. */
export const pageOf = (pages: string | null, identifier: string) =>
  pages && `${pages}/${encodeURIComponent(identifier)}`;

function identifierOf({ place, policy, sent, sequence }: ToSay): string {
  const { country, territorial_code, timezone } = place;
  const at = capTime(sent, timezone);
  return alertIdentifier({ country, code: territorial_code ?? "0", sent: at, sequence, oid: policy.oid });
}

/** What can stand in references; else nothing. */
const bare = (text: string | null) => CapName.safeParse(text).data ?? null;

/** Who answers for it: what the policy says, the place's own address, or what tells the place from others. */
const senderOf = ({ policy, place }: ToSay) =>
  policy.sender ?? bare(place.email) ?? `${place.country}-${bare(place.territorial_code) ?? "0"}.atalaya`;

/** An address as machines take it: accents and names of hosts in letters of ASCII. */
const asciiAddress = (address: string | null) => address && new URL(address).href;

/** What is over is past and asks for nothing; what was a mistake was never so. */
function gravity({ content, rules, cancellation }: ToSay) {
  const level = levelOf({ content, rules });
  const severity = content.severity ?? level?.severity ?? "Severe";
  const certainty = content.certainty ?? level?.certainty ?? "Likely";
  if (cancellation) {
    const response_types = cancellation.reason === "ended" ? (["AllClear"] as const) : (["None"] as const);
    return { severity, certainty, urgency: "Past" as const, response_types: [...response_types] };
  }
  const response_types = content.responses.length > 0 ? content.responses : (level?.responses ?? []);
  return { severity, certainty, urgency: content.urgency ?? level?.urgency ?? "Expected", response_types };
}

const some = (value: string | null) => value ?? undefined;

function areasOf({ content, place, rings, geocodes }: ToSay) {
  const { area_circle, area_record_ids, area_company_ids, area_drawn } = content;
  const isCircle = area_circle && !area_drawn && area_record_ids.length + area_company_ids.length === 0;
  return [
    {
      description: content.area_description ?? place.name,
      polygons: isCircle ? [] : (rings ?? []),
      circles: isCircle ? [{ center: area_circle.centre, radius_km: area_circle.radius_km }] : [],
      geocodes: geocodes.map((value) => ({
        value_name: place.country === "CL" ? "CUT" : "territorial_code",
        value,
      })),
    },
  ];
}

function infoOf(alert: ToSay, language: Language) {
  const { content, place, rules, code } = alert;
  const { headline, description, instruction } = textsOf(ownTexts(alert, language), language);
  const { hazard } = names(alert, language);
  const category = hazardOf(content.hip_code)?.cap_category ?? "Other";
  const at = (instant: string | null) => (instant ? capTime(instant, place.timezone) : undefined);
  return {
    language: language === "es" ? `es-${place.country}` : "en-US",
    categories: content.categories.length > 0 ? content.categories : [category],
    event: cut(hazard, longestEvent),
    ...gravity(alert),
    event_codes: content.hip_code ? [{ value_name: "UNDRR-HIP", value: content.hip_code }] : [],
    // Without one it is in force from when it is sent, which a reader of CAP knows.
    effective: at(content.effective_at),
    onset: at(content.onset_at),
    expires: at(content.expires_at),
    sender_name: content.declared_by ?? place.name,
    headline,
    description: some(description),
    instruction: some(instruction),
    web: some(asciiAddress(content.web) ?? (isOpen(alert) ? pageOf(alert.pages, identifierOf(alert)) : null)),
    contact: some(content.contact),
    parameters: [
      { value_name: "alert_code", value: code },
      { value_name: "alert_level", value: levelOf({ content, rules })?.name[language] ?? content.level },
      ...(content.technical_level ? [{ value_name: "technical_level", value: content.technical_level }] : []),
    ],
    areas: areasOf(alert),
  };
}

/** Of texts that are there in Spanish alone nothing stands in the English part. */
function ownTexts(alert: ToSay, language: Language): ToSay {
  const { content, cancellation } = alert;
  if (language === "es") return alert;
  return {
    ...alert,
    content: { ...content, description_es: null, instruction_es: null },
    cancellation: cancellation && { ...cancellation, text_es: null },
  };
}

/** Its end is told in every language in which it was told. */
const isInEnglish = ({ content, cancellation }: ToSay) =>
  content.headline_en !== null || (cancellation !== null && cancellation.text_en !== null);

/** In Spanish, and in English where somebody wrote it in English. Not checked yet: what is missing, `writeCap` finds. */
export function capMessageOf(alert: ToSay): OwnCapMessage {
  const { kind, content, place, earlier, cancellation, sent } = alert;
  return {
    identifier: identifierOf(alert),
    sender: senderOf(alert),
    sent: capTime(sent, place.timezone),
    status: kind === "exercise" ? "Exercise" : "Actual",
    message_type: cancellation ? "Cancel" : earlier.length > 0 ? "Update" : "Alert",
    source: some(content.technical_source),
    scope: content.scope,
    restriction: content.scope === "Restricted" ? some(content.restriction) : undefined,
    addresses: content.scope === "Private" ? content.addresses : [],
    references: earlier.map(({ sender, identifier, sent_at }) => ({
      sender,
      identifier,
      sent: capTime(sent_at, place.timezone),
    })),
    infos: (["es", "en"] as const).filter((it) => it === "es" || isInEnglish(alert)).map((it) => infoOf(alert, it)),
  } as OwnCapMessage;
}
