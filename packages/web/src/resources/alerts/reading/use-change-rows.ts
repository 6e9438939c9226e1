// Fields of an alert that differ, as rows of a table of changes.
import type { AlertContent } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import type { ChangeRow } from "../../../screens/change-table.tsx";
import { useShownAlert, type AlertNames } from "../use-shown-alert.ts";
import { changedFields } from "./read-change.ts";

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

export function useChangeRows(names: AlertNames, before: AlertContent, after: AlertContent): ChangeRow[] {
  const labelOf = useLabelOf(alerts);
  const show = useShownAlert(names);
  return changedFields(before, after).map((field) => {
    const [was, is] = [before[field], after[field]];
    return {
      key: field,
      label: labelOf(field),
      kind: isEmpty(was) ? "added" : isEmpty(is) ? "removed" : "changed",
      before: isEmpty(was) ? null : show(field, was),
      after: isEmpty(is) ? null : show(field, is),
    };
  });
}
