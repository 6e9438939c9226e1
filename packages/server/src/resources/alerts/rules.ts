// What an alert must say before it is sent, and what may be done to it as it stands (CAP 1.2; domain 5.3). Pure.
import { alertLevelsOf } from "@atalaya/contract/domain/alert-levels.ts";
import type { CountryRules } from "@atalaya/contract/packs/country-rules.ts";
import { AlertContent, type Submission } from "@atalaya/contract/resources/alerts/answers.ts";
import { FieldProblem, Problem, type FieldIssues } from "../../platform/http/problem.ts";
import type { ToldArea } from "./area.ts";
import type { FoundAlert } from "./queries.ts";

/** After so many days somebody looks at it again. */
export const mostDays = 30;
const oneDay = 86_400_000;

const contentFields = Object.keys(AlertContent.shape);

/** All that an alert says, of what an answer carries. */
export const contentOf = (alert: object): AlertContent =>
  Object.fromEntries(Object.entries(alert).filter(([field]) => contentFields.includes(field))) as AlertContent;

/** The level is one of the country's. */
export function checkLevel(level: string, rules: CountryRules | null): void {
  if (!alertLevelsOf(rules).some(({ key }) => key === level))
    throw new FieldProblem({ level: { code: "alert_level" } });
}

function endIssue(expires_at: string | null, now: Date): FieldIssues {
  if (expires_at === null) return { expires_at: { code: "required" } };
  const left = Date.parse(expires_at) - now.getTime();
  if (left <= 0) return { expires_at: { code: "alert_expired" } };
  return left > mostDays * oneDay
    ? { expires_at: { code: "alert_long", parameters: { maximum: String(mostDays) } } }
    : {};
}

/** What people act on. */
const urgentTexts = ["headline", "instruction"] as const;

/**
 * Whoever reads English learns what to do: English that is begun says it. A description may stand in Spanish alone, for nobody translates it in
 * the night, while the other texts stand ready for every hazard.
 */
function englishIssues(content: AlertContent): FieldIssues {
  const { headline_en, description_en, instruction_en } = content;
  if ([headline_en, description_en, instruction_en].every((it) => it === null)) return {};
  const missing = urgentTexts.filter((text) => content[`${text}_es`] !== null && content[`${text}_en`] === null);
  return Object.fromEntries(missing.map((text) => [`${text}_en`, { code: "alert_english" as const }]));
}

/** What keeps it from being sent, by field; empty where nothing does. */
export function findingsOn(content: AlertContent, { rings, is_elsewhere }: ToldArea, now: Date): FieldIssues {
  const needed = (field: keyof AlertContent, isThere: boolean): FieldIssues =>
    isThere ? {} : { [field]: { code: "required" } };
  const isPlaced = rings !== null && rings.length > 0;
  return {
    ...endIssue(content.expires_at, now),
    ...englishIssues(content),
    ...needed("area_description", content.area_description !== null),
    ...needed("restriction", content.scope !== "Restricted" || content.restriction !== null),
    ...needed("addresses", content.scope !== "Private" || content.addresses.length > 0),
    ...(!isPlaced && { area_record_ids: { code: "alert_area" as const } }),
    ...(isPlaced && is_elsewhere && { area_description: { code: "alert_elsewhere" as const } }),
  };
}

export function refuseUnready(findings: FieldIssues): void {
  if (Object.keys(findings).length > 0) throw new FieldProblem(findings);
}

/** What is over is warned of again by a new alert. */
export function refuseEnded({ status }: Pick<FoundAlert, "status">): void {
  if (status === "cancelled" || status === "expired") throw new Problem("alert_ended");
}

type Standing = Pick<FoundAlert, "status" | "is_prepared">;

/** What sending it would be: the alert itself, or the change that is prepared. */
export function nextOf(alert: Standing): Exclude<Submission, "cancellation"> {
  refuseEnded(alert);
  if (alert.status === "draft" || alert.status === "submitted") return "alert";
  if (!alert.is_prepared) throw new Problem("alert_not_waiting");
  return "update";
}
