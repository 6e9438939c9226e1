// A committee with its quorum, and what is remarked about it (V15). Pure.
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { unlikelyDays, type Warning } from "@atalaya/contract/warnings.ts";
import { quorumRequired } from "@atalaya/contract/quorum.ts";
import type { FoundCommittee } from "./queries.ts";

const mayor = /\b(alcalde|alcaldesa|mayor)\b/i;

/** The chair of a municipal committee is the mayor: another one is unusual, and may be lawful. */
function remarks({ level, members }: Pick<Committee, "level" | "members">): Warning[] {
  const index = members.findIndex(({ role, is_current }) => role === "chair" && is_current);
  const chair = members[index];
  const isMayor = !chair || mayor.test(`${chair.position_es ?? ""} ${chair.position_en ?? ""}`);
  return level === "communal" && !isMayor
    ? [{ field: `members.${index}.role`, code: "chair_not_mayor", parameters: {} }]
    : [];
}

/** The committee with the quorum of today, and what looks unusual. */
export const withQuorum = ({ today, ...committee }: FoundCommittee): Committee => ({
  ...committee,
  quorum_required: quorumRequired(committee.members, today, committee.quorum_number),
  warnings: [...unlikelyDays(committee, ["constituted_on", "dissolved_on"]), ...remarks(committee)],
});
