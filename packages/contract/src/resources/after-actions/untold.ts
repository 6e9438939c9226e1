// What an emergency leaves open: what its reports never told, what came late, what nobody finished. Read from the file's content alone, so that the
// screen, the paper and the seal agree.
import { services, type Service } from "../../domain/event-card.ts";
import { askedIn, hasPart } from "../../domain/event-report/template.ts";
import type { Metric } from "../../domain/losses.ts";
import type { AfterActionContent } from "./content.ts";

export type Untold =
  | { kind: "metrics"; metrics: readonly Metric[] }
  | { kind: "services"; services: readonly Service[] }
  | { kind: "late"; number: number; minutes: number }
  | { kind: "open" | "shelters" | "minutes" | "lessons"; count: number }
  | { kind: "no_report" | "no_alert" | "no_all_clear" | "no_log" };

/** Reports that came within so many minutes after they were due are in time. */
const grace = 15;

const counted = (kind: "open" | "shelters" | "minutes" | "lessons", count: number): Untold[] =>
  count > 0 ? [{ kind, count }] : [];

/** A shelter that is open, minutes that are not approved and lessons without an agreement are open still, and not wrong. */
export function untoldIn(content: AfterActionContent): Untold[] {
  const { template, course, reports, messages, sessions, shelters, lessons, open, lines, moments } = content;
  const told = new Set(course.flatMap(({ metric, points, last }) => (points.length > 0 || last ? [metric] : [])));
  const metrics = askedIn(template)
    .map(({ metric }) => metric)
    .filter((metric) => !told.has(metric));
  const silent = hasPart(template, "services") ? services.filter((it) => !content.services.includes(it)) : [];
  const late = reports.filter(({ late_minutes }) => (late_minutes ?? 0) > grace);
  const isCleared = moments.some(({ key, at }) => key === "all_clear" && at !== null);
  return [
    ...(reports.length === 0 ? [{ kind: "no_report" } as const] : []),
    ...(lines.length === 0 ? [{ kind: "no_log" } as const] : []),
    ...(messages.length === 0 ? [{ kind: "no_alert" } as const] : []),
    ...(messages.length > 0 && !isCleared ? [{ kind: "no_all_clear" } as const] : []),
    ...late.map(({ number, late_minutes }): Untold => ({ kind: "late", number, minutes: late_minutes! })),
    ...(metrics.length > 0 ? [{ kind: "metrics" as const, metrics }] : []),
    ...(silent.length > 0 ? [{ kind: "services" as const, services: silent }] : []),
    ...counted("open", open.length),
    ...counted("shelters", shelters.filter(({ closed_at }) => closed_at === null).length),
    ...counted(
      "minutes",
      sessions.filter(({ status }) => status !== "minutes_approved" && status !== "annulled").length,
    ),
    ...counted("lessons", lessons.filter(({ kind, agreed }) => kind === "improvement" && agreed.length === 0).length),
  ];
}
