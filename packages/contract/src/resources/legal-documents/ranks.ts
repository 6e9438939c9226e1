// Which legal document may repeal or amend which: only one of its own rank or below, and of its own reach or below (V14).
import type { LegalDocumentDraft } from "../legal-documents.ts";
import { legalLevels, type LegalKind, type LegalRelationKind } from "./kinds.ts";

/** Relations that change what their target is: the others only speak of it. */
export const changingRelations = ["repeals", "amends"] as const satisfies readonly LegalRelationKind[];

export const isChanging = (kind: LegalRelationKind): boolean => (changingRelations as readonly string[]).includes(kind);

/**
 * The hierarchy of norms; 1 is the highest. Treaties end only as they themselves say (Constitución de Chile, art. 54), so no law repeals
 * one. What has no rank is an instrument (a plan, a policy, a covenant) and no norm.
 */
const ranks: Partial<Record<LegalKind, number>> = {
  constitution: 1,
  treaty: 2,
  law: 3,
  decree_with_force_of_law: 3,
  decree_law: 3,
  supreme_decree: 4,
  decree: 4,
  regulation: 4,
  resolution: 5,
  ordinance: 6,
  mayoral_decree: 6,
  agreement: 6,
};

const instruments = 7;

export type Ranked = Pick<LegalDocumentDraft, "kind" | "level" | "plan_kind">;

/** What a municipality resolves has one rank, whatever it is called (Ley 18.695, art. 12); a law is one wherever it holds. */
function rankOf({ kind, level }: Ranked): number {
  const rank = ranks[kind] ?? instruments;
  return level === "communal" && rank > ranks.law! ? Math.max(rank, ranks.ordinance!) : rank;
}

const reachOf = ({ level }: Ranked): number => legalLevels.indexOf(level);

/** Why one document cannot repeal or amend the other, as the code of an issue; null where it can. */
export function rankIssue(by: Ranked, target: Ranked): "rank_lower" | "reach_lower" | "instrument_unlike" | null {
  const [own, other] = [rankOf(by), rankOf(target)];
  if (own > other) return "rank_lower";
  if (reachOf(by) > reachOf(target)) return "reach_lower";
  if (own < instruments) return null;
  const isAlike = by.kind === target.kind && by.plan_kind === target.plan_kind && by.level === target.level;
  return isAlike ? null : "instrument_unlike";
}
