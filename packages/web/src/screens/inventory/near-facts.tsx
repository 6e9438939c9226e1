// What is told of a resource that is near: what it is, how much there is, whom to call, how it stands and how far it is.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { NearResource } from "@atalaya/contract/resources/inventory/nearest.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { StateTag } from "./state-tag.tsx";

const kilometre = 1000;

function farOf(metres: number | null, language: Language): string | null {
  if (metres === null) return null;
  return metres < kilometre
    ? `${formatNumber(Math.round(metres), language)} m`
    : `${formatNumber(Math.round(metres / 100) / 10, language)} km`;
}

export function NearFacts({ resource, name }: { resource: NearResource; name: ReactNode }) {
  const t = useWords();
  const [language] = useLanguage();
  const { category, identifier, state, assigned_to, balance, unit, person_name, metres } = resource;
  const left = balance !== null && unit && `${formatNumber(balance, language)} ${t(`choice.inventory.unit.${unit}`)}`;
  const said = [t(`choice.inventory.category.${category}`), identifier, left, assigned_to, person_name];
  return (
    <>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {name}
        <Typography variant="body2" component="span" color="textSecondary" sx={{ display: "block" }}>
          {said.filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <StateTag state={state} expiry={null} is_below_minimum={false} />
      <Typography component="span" className="tn" sx={{ whiteSpace: "nowrap", fontWeight: 650 }}>
        {farOf(metres, language) ?? t("location_missing")}
      </Typography>
    </>
  );
}
