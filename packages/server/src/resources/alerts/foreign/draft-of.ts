// A message of another system as a draft of ours: what CAP and an alert have in common is taken, the rest is told to whoever goes on with it.
// Pure.
import { alertLevelsOf, type AlertLevel } from "@atalaya/contract/domain/alert-levels.ts";
import { severities } from "@atalaya/contract/domain/cap/codes.ts";
import type { CapMessage } from "@atalaya/contract/domain/cap/message.ts";
import { instantOf } from "@atalaya/contract/domain/cap/times.ts";
import { hipCodes } from "@atalaya/contract/domain/hazards/hip-codes.ts";
import type { CountryRules } from "@atalaya/contract/packs/country-rules.ts";
import { ringOf } from "@atalaya/contract/resources/alerts/circle.ts";
import { alertFields, longestHeadline, type AlertCircle } from "@atalaya/contract/resources/alerts/fields.ts";
import type { Language, Parameters } from "@atalaya/contract/text.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { alertImportWords } from "@atalaya/contract/words/alerts/import.ts";
import type { ReadMessage } from "../../../platform/cap/read-cap.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";

type NoteCode = keyof typeof alertImportWords extends `alert_import.${infer C}` ? C : never;
export type ImportNote = { code: NoteCode; parameters?: Parameters };
type Tell = (note: ImportNote) => void;
type Info = CapMessage["infos"][number];

const refuse = (code: "cap_status" | "cap_message_type" | "cap_no_info", parameters?: Parameters) => {
  throw new FieldProblem({ file: { code, ...(parameters && { parameters }) } });
};

/** What is only tried out is never made an alert, nor what answers or ends one. */
function refuseOthers({ status, message_type, infos }: CapMessage): void {
  if (status !== "Actual" && status !== "Exercise") refuse("cap_status", { status });
  if (message_type !== "Alert" && message_type !== "Update") refuse("cap_message_type", { type: message_type });
  if (infos.length === 0) refuse("cap_no_info");
}

const isIn = (language: string) => (info: Info) => info.language.toLowerCase().startsWith(language);

/** The mildest level that is at least as grave; of a severity that nobody knows, the mildest one. */
function levelFor(levels: readonly AlertLevel[], severity: Info["severity"]): AlertLevel {
  const gravity = (it: string) => severities.length - 1 - severities.indexOf(it as (typeof severities)[number]);
  if (severity === "Unknown") return levels[0]!;
  return levels.find((level) => gravity(level.severity) >= gravity(severity)) ?? levels.at(-1)!;
}

const known = <T extends string>(code: T): Exclude<T, "Unknown"> | null =>
  code === "Unknown" ? null : (code as Exclude<T, "Unknown">);

const instant = (time: string | undefined) => (time === undefined ? null : instantOf(time).toISOString());

/** Times that do not follow one another say nothing of when it holds: its end alone is kept. */
function timesOf({ effective, onset, expires }: Info, tell: Tell) {
  const [effective_at, onset_at, expires_at] = [instant(effective), instant(onset), instant(expires)];
  const given = [effective_at, onset_at, expires_at].filter((it) => it !== null);
  if (given.every((it, index) => index === 0 || given[index - 1]! <= it)) return { effective_at, onset_at, expires_at };
  tell({ code: "times" });
  return { effective_at: null, onset_at: null, expires_at };
}

/** One circle alone stays one; all else is drawn. What has no extent encloses nothing. */
function areaOf({ areas }: Info, tell: Tell) {
  const polygons = areas.flatMap((area) => area.polygons);
  const circles: AlertCircle[] = areas
    .flatMap((area) => area.circles)
    .flatMap(({ center: centre, radius_km }) => (radius_km > 0 ? [{ centre, radius_km }] : []));
  const [circle] = circles;
  if (areas.length > 1) tell({ code: "areas_united", parameters: { count: areas.length } });
  if (!circle && polygons.length === 0) tell({ code: "no_area" });
  const isCircle = circle !== undefined && circles.length === 1 && polygons.length === 0;
  if (circle && !isCircle) tell({ code: "circles" });
  const rings = [
    ...polygons.map((ring) => [ring]),
    ...(isCircle ? [] : circles.map((it) => ringOf(it).coordinates as never)),
  ];
  const drawn: Geometry = { type: "MultiPolygon", coordinates: rings };
  return { area_circle: isCircle ? circle : null, area_drawn: rings.length > 0 ? drawn : null };
}

/** A text as long as there is room for. */
const fitted = (tell: Tell, field: string, text: string | undefined, most: number): string | null => {
  if (text === undefined || text.trim() === "") return null;
  if (text.length > most) tell({ code: "cut", parameters: { field } });
  return text.slice(0, most);
};

/** An address that is none of the web is left out. */
const websiteOf = (text: string | undefined) => alertFields.shape.web.safeParse(text ?? null).data ?? null;

type Filed = { company_id: number; variable_id: number };

/**
 * The fields of a draft: Spanish where the message has it, else its first language; English beside. The area is as it came, not mended.
 * Refuses on `file` what warns of nothing. `language`: of who reads the notes.
 */
export function draftOf(read: ReadMessage, filed: Filed, rules: CountryRules | null, language: Language) {
  const { message } = read;
  const notes: ImportNote[] = read.notes.map(({ code, element, text }) => ({ code, parameters: { element, text } }));
  const tell: Tell = (note) => void notes.push(note);
  refuseOthers(message);
  if (message.message_type === "Update") tell({ code: "update" });
  const info = message.infos.find(isIn("es")) ?? message.infos[0]!;
  const english = message.infos.find(isIn("en"));
  if (!isIn("es")(info)) tell({ code: "language", parameters: { language: info.language } });
  const level = levelFor(alertLevelsOf(rules), info.severity);
  tell({ code: "level", parameters: { level: level.name[language], severity: info.severity } });
  const fit = (name: string, text: string | undefined, most: number) => fitted(tell, name, text, most);
  const text = (name: string, text: string | undefined) => fit(name, text, 5000);
  const hazard = info.event_codes.find(({ value }) => hipCodes.includes(value));
  const draft = {
    ...filed,
    kind: message.status === "Exercise" ? ("exercise" as const) : ("alert" as const),
    hip_code: hazard?.value ?? null,
    level: level.key,
    scope: message.scope,
    restriction: fit("restriction", message.restriction, 300),
    addresses: message.addresses.slice(0, 50).map((it) => it.slice(0, 120)),
    severity: known(info.severity),
    urgency: known(info.urgency),
    certainty: known(info.certainty),
    categories: [...new Set(info.categories)],
    responses: [...new Set(info.response_types)],
    headline_es: fit("headline", info.headline || info.event, longestHeadline) ?? message.identifier.slice(0, 160),
    headline_en: fit("headline", english && (english.headline || english.event), longestHeadline),
    description_es: text("description", info.description),
    description_en: text("description", english?.description),
    instruction_es: text("instruction", info.instruction),
    instruction_en: text("instruction", english?.instruction),
    ...timesOf(info, tell),
    ...areaOf(info, tell),
    area_description: fit("areaDesc", info.areas.map(({ description }) => description).join("; "), 500),
    technical_source: (info.sender_name || message.source || message.sender).slice(0, 200),
    bulletin: message.identifier.slice(0, 120),
    contact: fit("contact", info.contact, 200),
    web: websiteOf(info.web),
  };
  return { draft, notes };
}
