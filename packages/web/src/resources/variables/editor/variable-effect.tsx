// What saving would change of the records that are there: said in the foot of the editor beforehand.
import Typography from "@mui/material/Typography";
import { useWatch, type Control } from "react-hook-form";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { countRedrawn } from "../legend/legend-classes.ts";
import type { Spread } from "../legend/use-distribution.ts";
import type { Draft } from "./variable-draft.ts";

type VariableEffectProps = { control: Control<Draft>; variable: Variable; spread: Spread };

export function VariableEffect({ control, variable, spread: { distribution } }: VariableEffectProps) {
  const t = useWords();
  const [language] = useLanguage();
  const draft = useWatch({ control }) as Draft;
  const redrawn = distribution ? countRedrawn(variable, draft, distribution.values) : 0;
  const count = `${distribution?.is_sample ? "≈ " : ""}${formatNumber(redrawn, language)}`;
  const text = redrawn === 0 ? t("effect_none") : redrawn === 1 ? t("effect_one") : t("effect_many", { count });
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      role="status"
      sx={{ flex: 1, minWidth: 80, [phoneQuery]: { flexBasis: "100%" } }}
    >
      <Icon name="info-circle" size={12} /> {text}
    </Typography>
  );
}
