// A key lends nobody more than the person has who makes it.
import type { ApiKeyDraft } from "@atalaya/contract/resources/users/api-keys.ts";
import { territoryOf, type Identity } from "../../platform/people/identity.ts";
import { FieldProblem } from "../../platform/http/problem.ts";

/** Refuses what the person may nowhere, and places that are none of the person's. What changes later holds at each call. */
export function mayLend(identity: Identity, { permissions, company_ids }: ApiKeyDraft): void {
  if (permissions.some((it) => territoryOf(identity, it)?.length === 0))
    throw new FieldProblem({ permissions: { code: "key_beyond" } });
  const own = territoryOf(identity, null);
  const known = new Set(own ?? identity.places.map(({ id }) => id));
  if (company_ids?.some((id) => !known.has(id))) throw new FieldProblem({ company_ids: { code: "outside" } });
}
