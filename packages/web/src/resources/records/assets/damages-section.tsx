// The assets that a disaster damaged, and what they add up to.
import Typography from "@mui/material/Typography";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { Section } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import type { AddFigure } from "../losses/figure-columns.tsx";
import { AssetSums } from "./asset-sums.tsx";
import { DamageRows, useDamageColumns, useNewDamage } from "./damage-columns.tsx";

export function DamagesSection({ onUse }: { onUse: AddFigure }) {
  const t = useWords();
  const labelOf = useLabelOf(recordsOf("risk"));
  return (
    <Section title={labelOf("damages")}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ m: "-4px 0 8px" }}>
        {t("assets_rule")}
      </Typography>
      <DamageRows addLabel={t("asset_add")} wideFrom={480} begin={useNewDamage()} columns={useDamageColumns()} />
      <AssetSums onUse={onUse} />
    </Section>
  );
}
