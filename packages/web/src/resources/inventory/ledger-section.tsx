// The ledger of one resource: what there is by lots, every movement with the balance after it, and the way to the next one.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { inventory, type InventoryItem } from "@atalaya/contract/resources/inventory/inventory.ts";
import {
  kindsOfStock,
  kindsOfThings,
  type MovementKind,
} from "@atalaya/contract/resources/inventory/movement-choices.ts";
import type { MovementDraft } from "@atalaya/contract/resources/inventory/movements.ts";
import { linkTo } from "../../api/addresses.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { Section } from "../../forms/section.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { formatDay, formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { MovementDialog } from "./movement-dialog.tsx";
import { MovementLine, movementIcons } from "./movement-line.tsx";
import { MovementMenu } from "./movement-menu.tsx";
import { RouteButton } from "./route-button.tsx";

type LedgerSectionProps = { thing: InventoryItem; isReadOnly: boolean; onChanged: () => void };
type Begun = { kind: MovementKind; known?: Partial<MovementDraft> } | null;

/** So many are shown here; the whole of it is in the ledger of all. */
const mostShown = 50;

export function LedgerSection({ thing, isReadOnly, onChanged }: LedgerSectionProps) {
  const t = useWords();
  const [begun, setBegun] = useState<Begun>(null);
  const { data, error, isError, refetch } = useAnswer(
    inventory,
    ":id/movements",
    { per_page: mostShown },
    { id: thing.id },
  );
  const movements = data?.data ?? [];
  return (
    <Section title={t("ledger")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px", mb: "8px" }}>
        {thing.kind === "stock" && <Standing thing={thing} />}
        {!isReadOnly && <AddButton isStock={thing.kind === "stock"} onChosen={(kind) => setBegun({ kind })} />}
      </Box>
      {isError && !data && <ErrorState error={error} title={t("ledger_failed")} onRetry={() => void refetch()} />}
      {data && movements.length === 0 && <Typography color="textSecondary">{t("ledger_none")}</Typography>}
      {movements.length > 0 && (
        <Box component="ul" aria-label={t("ledger")} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {movements.map((movement) => (
            <MovementLine
              key={movement.id}
              movement={movement}
              menu={
                !isReadOnly && (
                  <MovementMenu
                    movement={movement}
                    onReturn={() =>
                      setBegun({ kind: "return", known: { of_id: movement.id, quantity: movement.still_out } })
                    }
                  />
                )
              }
            />
          ))}
        </Box>
      )}
      {(data?.meta.total ?? 0) > mostShown && (
        <RouteButton {...linkTo("/inventario", { ledger: "all", inventory: thing.id })}>
          {t("ledger_count", { count: data!.meta.total })}
        </RouteButton>
      )}
      {begun && <MovementDialog {...begun} thing={thing} onSaved={onChanged} onClose={() => setBegun(null)} />}
    </Section>
  );
}

function Standing({ thing: { id, balance, unit } }: { thing: InventoryItem }) {
  const t = useWords();
  const [language] = useLanguage();
  const { data } = useAnswer(inventory, ":id/lots", {}, { id });
  const named = (data?.data ?? []).filter(({ lot }) => lot !== null);
  return (
    <Box>
      <Typography variant="h3" component="p" className="tn" sx={{ m: 0 }}>
        {`${formatNumber(balance, language)} `}
        <Typography component="span" color="textSecondary">
          {unit && t(`choice.inventory.unit.${unit}`)}
        </Typography>
      </Typography>
      {named.map(({ lot, balance: left, expires_on }) => (
        <Typography key={lot} variant="body2" color="textSecondary" className="tn">
          {[
            t("ledger_lot_of", { lot: lot!, balance: formatNumber(left, language) }),
            expires_on && t("ledger_expires", { day: formatDay(expires_on, language) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      ))}
    </Box>
  );
}

function AddButton({ isStock, onChosen }: { isStock: boolean; onChosen: (kind: MovementKind) => void }) {
  const t = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="plus" />}
        aria-haspopup="menu"
        sx={{ ml: "auto" }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t("ledger_add")}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(isStock ? kindsOfStock : kindsOfThings).map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onChosen(kind);
            }}
          >
            <Box component="span" sx={{ width: 24, display: "inline-flex" }}>
              <Icon name={movementIcons[kind]} />
            </Box>
            {t(`choice.inventory_movements.kind.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
