// Under a request or a task of a log: what was assigned to it, and what of that is back.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { createLink } from "@tanstack/react-router";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { linkTo } from "../../../api/addresses.ts";
import { useMay } from "../../../api/may.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Tag } from "../../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { useAssigned, useReturn } from "./use-assigned.ts";

const RouteLink = createLink(Link);

/** Nothing where nothing was assigned. */
export function AssignedTo({ line }: { line: LogEntry }) {
  const t = useWords();
  const assigned = useAssigned(line);
  if (assigned.length === 0) return null;
  return (
    <Box component="ul" aria-label={t("assigned_to")} sx={{ listStyle: "none", m: "4px 0 0", p: 0 }}>
      {assigned.map((movement) => (
        <Assigned key={movement.id} movement={movement} />
      ))}
    </Box>
  );
}

function Assigned({ movement }: { movement: Movement }) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { bringBack, isPending } = useReturn();
  const { inventory_id, inventory_name_es, inventory_name_en, quantity, unit, still_out, company_id } = movement;
  const name = pick(language, inventory_name_es, inventory_name_en);
  const amount = (count: number) => `${formatNumber(count, language)} ${t(`choice.inventory.unit.${unit!}`)}`;
  const isBack = (still_out ?? 0) === 0;
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px" }}>
      <RouteLink
        {...linkTo("/inventario", { item: inventory_id })}
        sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}
      >
        {unit ? `${name}: ${amount(quantity!)}` : name}
      </RouteLink>
      {isBack ? (
        <Tag icon="check" status="success" label={t("assigned_back")} />
      ) : (
        <Tag
          icon="fire"
          status="info"
          label={unit ? t("ledger_still_out", { count: amount(still_out!) }) : t("assigned")}
        />
      )}
      {!isBack && may("inventory.update", company_id) && (
        <Button
          className="screen-only"
          size="small"
          variant="outlined"
          disabled={isPending}
          aria-label={t("assign_return_of", { name })}
          onClick={() => void bringBack(movement)}
        >
          {t("ledger_return")}
        </Button>
      )}
    </Box>
  );
}
