// The closed lists of the legal framework: what a document is, of what level, in what state, and what one does to another.

/** From the highest rank to the lowest: the hierarchy sorts by it. */
export const legalKinds = [
  "constitution",
  "treaty",
  "law",
  "decree_with_force_of_law",
  "decree_law",
  "supreme_decree",
  "decree",
  "regulation",
  "resolution",
  "ordinance",
  "mayoral_decree",
  "agreement",
  "circular",
  "technical_standard",
  "policy",
  "strategy",
  "plan",
  "protocol",
  "covenant",
  "opinion",
  "other",
] as const;
export type LegalKind = (typeof legalKinds)[number];

export const legalLevels = ["international", "national", "regional", "provincial", "communal"] as const;

export const legalStatuses = ["project", "in_force", "amended", "repealed", "expired", "annulled"] as const;
/** What a document is on a day; `upcoming`: it was issued and is not in force yet. */
export const currentStatuses = [...legalStatuses, "upcoming"] as const;
export type LegalStatus = (typeof currentStatuses)[number];

export const planKinds = ["drr", "emergency", "contingency", "recovery", "evacuation", "continuity"] as const;
export type PlanKind = (typeof planKinds)[number];

/** What one document does to another. */
export const legalRelationKinds = [
  "amends",
  "repeals",
  "regulates",
  "complements",
  "approves",
  "establishes",
  "cites",
] as const;
export type LegalRelationKind = (typeof legalRelationKinds)[number];
