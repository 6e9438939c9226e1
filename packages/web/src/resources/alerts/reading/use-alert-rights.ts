// What the reader may do with an alert, in its place.
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { useMay } from "../../../api/may.ts";
import { useSession } from "../../../api/session.ts";
import { useAlertPolicy } from "../policy/use-alert-policy.ts";
import type { AlertRights } from "./alert-steps.ts";

/** A super administrator issues alone anywhere; others where the policy of the place allows it. */
export function useAlertRights({ company_id }: Pick<Alert, "company_id">): AlertRights {
  const may = useMay();
  const isSuper = useSession(({ user }) => user?.is_super_admin === 1);
  const mayIssue = may("alerts.issue", company_id);
  const { data: policy } = useAlertPolicy(company_id, mayIssue && !isSuper);
  return {
    mayCreate: may("records.alert.create", company_id),
    mayUpdate: may("records.alert.update", company_id),
    mayDelete: may("records.alert.delete", company_id),
    mayIssue,
    mayIssueAlone: mayIssue && (isSuper || policy?.may_issue_alone === true),
  };
}
