// Which permission a call on records needs: that of its action in the domain of its path.
import { recordDomains, type RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Access } from "@atalaya/contract/permissions.ts";
import { Problem } from "../../platform/http/problem.ts";

type Action = "index" | "create" | "update" | "delete";

/** The permission of an action in the domain that the path names; an unknown domain does not exist. */
export const access =
  (action: Action) =>
  ({ domain }: Record<string, string>): Access => {
    if (!recordDomains.some((known) => known === domain)) throw new Problem("not_found");
    return `records.${domain as RecordDomain}.${action}`;
  };
