// A committee with its quorum and chair, what is remarked about it, and which ones a place may have (V15). Pure.
import { kindsFor, lawfulChair, levelsFor, type CommitteePlace } from "@atalaya/contract/domain/committee-kinds.ts";
import { chairGaps, chairOn, quorumRequired } from "@atalaya/contract/domain/quorum.ts";
import type { CountryRules } from "@atalaya/contract/packs/country-rules.ts";
import type { Committee, CommitteeDraft } from "@atalaya/contract/resources/committees.ts";
import { unlikelyDays, type Warning } from "@atalaya/contract/domain/warnings.ts";
import { FieldProblem, type FieldIssues } from "../../platform/http/problem.ts";
import type { FoundCommittee } from "./queries.ts";

/** Days without a chair; and somebody else in the chair than the law of the country says: unusual, and may be lawful. */
function remarks({ today, kind, level, members, ...life }: FoundCommittee, rules: CountryRules | null): Warning[] {
  const chair = life.dissolved_on === null ? chairOn(members, today) : undefined;
  const title = chair && lawfulChair({ kind, level }, chair, rules);
  const unusual: Warning[] = title
    ? [
        {
          field: `members.${members.indexOf(chair)}.role`,
          code: "chair_unusual",
          parameters: { title_es: title.es, title_en: title.en },
        },
      ]
    : [];
  const gaps = chairGaps(members, { ...life, today }).map(({ from, to }): Warning =>
    to === null
      ? { field: "members", code: "chair_missing", parameters: { from } }
      : { field: "members", code: "chair_gap", parameters: { from, to } },
  );
  return [...gaps, ...unusual];
}

/** The committee with the quorum and the chair of today, and what looks unusual. */
export const withQuorum = (found: FoundCommittee, rules: CountryRules | null): Committee => {
  const { today, country: _country, ...committee } = found;
  return {
    ...committee,
    quorum_required: quorumRequired(committee.members, today, committee.quorum_number),
    chair_id: committee.dissolved_on === null ? (chairOn(committee.members, today)?.id ?? null) : null,
    warnings: [...unlikelyDays(committee, ["constituted_on", "dissolved_on"]), ...remarks(found, rules)],
  };
};

/** The country and the kind of the place decide which committees there are. */
export function checkPlace(
  { kind, level }: Pick<CommitteeDraft, "kind" | "level">,
  place: CommitteePlace | undefined,
  rules: CountryRules | null,
): void {
  if (!place) throw new FieldProblem({ company_id: { code: "missing" } });
  const issues: FieldIssues = {};
  if (!kindsFor(place, rules).includes(kind)) issues["kind"] = { code: "committee_kind_foreign" };
  if (!levelsFor(place).includes(level)) issues["level"] = { code: "committee_level_foreign" };
  if (Object.keys(issues).length > 0) throw new FieldProblem(issues);
}

type Life = Pick<CommitteeDraft, "constituted_on" | "dissolved_on">;

/** No session is left outside the life of its committee by a day that is changed. */
export function checkLife(
  draft: Life,
  before: Life,
  { first, last }: { first: string | null; last: string | null },
): void {
  const { constituted_on, dissolved_on } = draft;
  if (first && constituted_on !== before.constituted_on && constituted_on > first)
    throw new FieldProblem({ constituted_on: { code: "sessions_outside", parameters: { day: first } } });
  if (last && dissolved_on && dissolved_on !== before.dissolved_on && dissolved_on < last)
    throw new FieldProblem({ dissolved_on: { code: "sessions_outside", parameters: { day: last } } });
}
