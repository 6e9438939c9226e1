// How a resource stands, as icon, colour and word: its state, or of stock that it runs out or expires.
import Box from "@mui/material/Box";
import type { InventoryItem } from "@atalaya/contract/resources/inventory/inventory.ts";
import { Tag } from "../../ui/tag.tsx";
import type { StatusName } from "../../ui/theme/tokens.ts";
import { useWords } from "../../ui/words.ts";

const looks: Record<NonNullable<InventoryItem["state"]>, { icon: string; status?: StatusName }> = {
  available: { icon: "check-circle", status: "success" },
  assigned: { icon: "fire", status: "info" },
  lent: { icon: "share-square-o", status: "info" },
  out_of_order: { icon: "wrench", status: "error" },
  gone: { icon: "ban" },
};

export function StateTag({
  state,
  expiry,
  is_below_minimum,
}: Pick<InventoryItem, "state" | "expiry" | "is_below_minimum">) {
  const t = useWords();
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: "4px" }}>
      {state && <Tag {...looks[state]} label={t(`choice.inventory.state.${state}`)} />}
      {is_below_minimum && <Tag icon="arrow-down" status="warning" label={t("label.inventory.is_below_minimum")} />}
      {expiry && (
        <Tag
          icon={expiry === "expired" ? "calendar-times-o" : "hourglass-half"}
          status={expiry === "expired" ? "error" : "warning"}
          label={t(`choice.inventory.expiry.${expiry}`)}
        />
      )}
    </Box>
  );
}
