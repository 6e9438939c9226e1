// Of an indicator that no record tells: where its number comes from, and the way there.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { sendaiIndicator } from "@atalaya/contract/domain/sendai.ts";
import { linkTo } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { useWords } from "../../../ui/words.ts";
import type { OpenCell } from "./columns.ts";

const LinkButton = createLink(Button);

export function CellYearly({ open: { code, column } }: { open: OpenCell }) {
  const t = useWords();
  const { place } = usePlace();
  const own = column.of.company_id ?? (place === "all" ? null : place);
  const isOfPlans = "plans" in sendaiIndicator(code).made;
  const link = isOfPlans ? linkTo("/legal", { place: own }) : linkTo("/companies", own ? { company: own } : {});
  return (
    <Box sx={{ p: "10px 16px", borderTop: 1, borderColor: "divider" }}>
      <Typography color="textSecondary" sx={{ m: "0 0 8px" }}>
        {t(isOfPlans ? "sendai_from_plans" : "sendai_told_yearly")}
      </Typography>
      <LinkButton variant="outlined" {...link}>
        {t(isOfPlans ? "sendai_open_plans" : "sendai_open_place")}
      </LinkButton>
    </Box>
  );
}
