// What the list and the popup say of a property's state: whether it is critical, and its condition.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import type { PropertyCondition, PropertySummary } from "@atalaya/contract/resources/properties.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { StatusName } from "../../ui/theme/tokens.ts";
import { useWords } from "../../ui/words.ts";

const tones: Partial<Record<PropertyCondition, StatusName>> = { good: "success", poor: "warning", ruinous: "error" };

type Marked = Pick<PropertySummary, "is_critical" | "condition">;

/** Icon, colour and word. */
export function PropertyMarks({ property: { is_critical, condition } }: { property: Marked }) {
  const t = useWords();
  return (
    <Box component="span" sx={{ display: "inline-flex", gap: "4px" }}>
      {is_critical && <Tag label={t("says.properties.critical")} icon="shield" status="info" />}
      {condition && condition !== "unknown" && (
        <Tag label={t(`choice.properties.condition.${condition}`)} icon="wrench" status={tones[condition]} />
      )}
    </Box>
  );
}

/** Only a shield, the words in a tooltip and for assistive technology. */
export function CriticalMark({ property: { is_critical } }: { property: Marked }) {
  const t = useWords();
  if (!is_critical) return null;
  const word = t("label.properties.is_critical");
  return (
    <Tooltip title={word}>
      <Box component="span" role="img" aria-label={word} sx={{ display: "inline-flex", color: "info.main" }}>
        <Icon name="shield" size={15} />
      </Box>
    </Tooltip>
  );
}
