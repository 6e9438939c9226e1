// Why a person may or may not do something in a place. Never speaks of roles held where the caller may not look. Pure.
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { Explanation, ExplanationReason, User } from "@atalaya/contract/resources/users.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { explanationWords } from "@atalaya/contract/words/explanations.ts";

/** A role that the person holds, and where it is held. */
export type HeldRole = {
  name_es: string;
  name_en: string | null;
  permissions: Permission[];
  /** Null is everywhere. */
  place: string | null;
  /** Whether the asked place lies where the role is held. */
  covers: boolean;
  /** Whether the caller may see that it is held. */
  is_visible: boolean;
};

/** What was asked; `place` null when any place will do. */
export type Question = {
  user: Pick<User, "state" | "is_super_admin">;
  permission: Permission;
  place: { name: string; is_deleted: boolean } | null;
  held: HeldRole[];
};

type Finding = { reason: ExplanationReason; roles?: HeldRole[] };

const allowing: ExplanationReason[] = ["super_admin", "granted", "granted_above"];

/** The first thing that decides, in the order in which somebody would put it right. */
function find({ user, permission, place, held }: Question): Finding {
  if (user.state === "inactive") return { reason: "inactive" };
  if (user.state === "invited") return { reason: "invited" };
  if (place?.is_deleted) return { reason: "place_deleted" };
  if (user.is_super_admin === 1) return { reason: "super_admin" };
  const granting = held.filter((it) => it.permissions.includes(permission));
  const here = granting.filter((it) => place === null || it.covers);
  const seen = here.filter((it) => it.is_visible);
  if (seen.length > 0) return { reason: "granted", roles: seen.slice(0, 1) };
  if (place !== null && here.length > 0) return { reason: "granted_above" };
  const elsewhere = granting.filter((it) => it.is_visible);
  if (elsewhere.length > 0) return { reason: "elsewhere", roles: elsewhere };
  const visible = held.filter((it) => it.is_visible);
  return visible.length > 0 ? { reason: "role_lacks", roles: visible } : { reason: "no_role" };
}

const listed = (names: string[]) => [...new Set(names)].join(", ");

export function explain(question: Question, language: Language): Explanation {
  const { reason, roles = [] } = find(question);
  const nameOf = ({ name_es, name_en }: HeldRole) => (language === "en" && name_en ? name_en : name_es);
  const placeOf = ({ place }: HeldRole) => place ?? say(explanationWords.explained_everywhere, language);
  const role = roles.length > 0 ? listed((reason === "elsewhere" ? roles.slice(0, 1) : roles).map(nameOf)) : null;
  const held = roles.length > 0 ? listed(roles.map(placeOf)) : null;
  const place = question.place?.name ?? say(explanationWords.explained_somewhere, language);
  return {
    is_allowed: allowing.includes(reason),
    reason,
    role,
    place: held,
    text: say(explanationWords[`explained_${reason}`], language, { role: role ?? "", held: held ?? "", place }),
  };
}
