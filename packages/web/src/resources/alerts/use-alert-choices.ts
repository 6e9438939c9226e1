// Every closed list of an alert, with its words.
import {
  capCategories,
  capScopes,
  certainties,
  responseTypes,
  severities,
  urgencies,
} from "@atalaya/contract/domain/cap/codes.ts";
import { channels, coverages } from "@atalaya/contract/resources/alerts/fields.ts";
import { useWords } from "../../ui/words.ts";

export function useAlertChoices() {
  const t = useWords();
  return {
    coverage: coverages.map((value) => ({ value, label: t(`alert_coverage.${value}`) })),
    channels: channels.map((value) => ({ value, label: t(`alert_channel.${value}`) })),
    scope: capScopes.map((value) => ({ value, label: t(`cap_scope.${value}`) })),
    severity: severities.map((value) => ({ value, label: t(`cap_severity.${value}`) })),
    urgency: urgencies.map((value) => ({ value, label: t(`cap_urgency.${value}`) })),
    certainty: certainties.map((value) => ({ value, label: t(`cap_certainty.${value}`) })),
    categories: capCategories.map((value) => ({ value, label: t(`cap_category.${value}`) })),
    responses: responseTypes.map((value) => ({ value, label: t(`cap_response.${value}`) })),
  };
}
