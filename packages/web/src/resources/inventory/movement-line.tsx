// One movement of a ledger: what happened, how much and what was left, to whom, on what paper, with its photos.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { MovementKind } from "@atalaya/contract/resources/inventory/movement-choices.ts";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { linkTo } from "../../api/addresses.ts";
import { formatDecimal } from "../../map/coordinates/coordinate-text.ts";
import { mapTextAround } from "../../screens/list-and-map/map-address.ts";
import { formatDay, formatInstant, formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { fingerQuery } from "../../ui/theme/theme-global.ts";
import { pick, useLanguage, useWords, type Translate } from "../../ui/words.ts";
import type { Language } from "@atalaya/contract/text.ts";

const RouteLink = createLink(Link);

/** A finger finds it too. */
const resourceLink = {
  fontWeight: 650,
  [fingerQuery]: { display: "inline-flex", alignItems: "center", minHeight: 44, minWidth: 44 },
};

export const movementIcons: Record<MovementKind, string> = {
  in: "sign-in",
  out: "sign-out",
  transfer: "exchange",
  assign: "fire",
  loan: "share-square-o",
  return: "reply",
  shift: "clock-o",
  loss: "minus-circle",
};

type MovementLineProps = {
  movement: Movement;
  /** Those of several resources are shown: each names its own. */
  isNamed?: boolean;
  menu?: ReactNode;
};

export function MovementLine({ movement, isNamed = false, menu }: MovementLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { id, kind, at, corrects_id, corrected_by_id, inventory_id, balance } = movement;
  const unit = movement.unit ? ` ${t(`choice.inventory.unit.${movement.unit}`)}` : "";
  return (
    <Box
      component="li"
      aria-label={t("ledger_number", { id })}
      sx={{ display: "flex", alignItems: "flex-start", gap: "12px", py: "10px", borderTop: 1, borderColor: "divider" }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isNamed && (
          <RouteLink {...linkTo("/inventario", { item: inventory_id })} sx={resourceLink}>
            {pick(language, movement.inventory_name_es, movement.inventory_name_en)}
          </RouteLink>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" }}>
          <Box
            component="span"
            sx={{
              display: "inline-flex",
              alignItems: "center",
              gap: "6px",
              fontWeight: 650,
              ...(corrected_by_id !== null && { textDecoration: "line-through" }),
            }}
          >
            <Icon name={movementIcons[kind]} size={13} />
            {t(`choice.inventory_movements.kind.${kind}`)}
          </Box>
          <Typography component="span" className="tn" sx={{ fontWeight: 650 }}>
            {amountOf(movement, language, unit)}
          </Typography>
          {balance !== null && (
            <Typography component="span" className="tn" color="textSecondary">
              {t("ledger_balance", { balance: `${formatNumber(balance, language)}${unit}` })}
            </Typography>
          )}
          <Typography component="time" dateTime={at} color="textSecondary" className="tn">
            {formatInstant(at, language)}
          </Typography>
        </Box>
        <MovementTags movement={movement} />
        {linesOf(movement, t, language).map((line) => (
          <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            {line}
          </Typography>
        ))}
        <Place position={movement.position} />
        <Files files={movement.files} />
        {corrects_id !== null && movement.reason && <Typography variant="body2">{movement.reason}</Typography>}
      </Box>
      <Typography variant="caption" className="tn" color="textSecondary" sx={{ lineHeight: "22px" }}>
        {t("ledger_number", { id })}
      </Typography>
      {menu}
    </Box>
  );
}

/** With its sign where it changes a balance. */
function amountOf({ delta, quantity, hours, inventory_kind }: Movement, language: Language, unit: string): string {
  if (hours !== null) return `${formatNumber(hours, language)} h`;
  if (inventory_kind !== "stock" || quantity === null) return "";
  if (delta === null || delta === 0) return `${formatNumber(quantity, language)}${unit}`;
  return `${delta > 0 ? "+" : "−"}${formatNumber(Math.abs(delta), language)}${unit}`;
}

function MovementTags({ movement }: { movement: Movement }) {
  const t = useWords();
  const [language] = useLanguage();
  const { corrects_id, corrected_by_id, is_to_be_papered, is_papered, is_signed, kind, same_photo, still_out } =
    movement;
  const isInForce = corrects_id === null && corrected_by_id === null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: "4px" }}>
      {corrected_by_id !== null && <Tag icon="pencil" label={t("ledger_corrected", { id: corrected_by_id })} />}
      {corrects_id !== null && <Tag icon="pencil" label={t("ledger_corrects", { id: corrects_id })} />}
      {isInForce && is_to_be_papered && !is_papered && (
        <Tag icon="file-text-o" status="warning" label={t("ledger_unpapered")} />
      )}
      {isInForce && !is_signed && (kind === "out" || kind === "loan") && (
        <Tag icon="pencil-square-o" status="warning" label={t("ledger_unsigned")} />
      )}
      {same_photo.length > 0 && (
        <Tag icon="clone" status="error" label={t("ledger_same_photo", { numbers: same_photo.join(", ") })} />
      )}
      {still_out !== null && still_out > 0 && (
        <Tag
          icon="hourglass-half"
          status="info"
          label={t("ledger_still_out", { count: formatNumber(still_out, language) })}
        />
      )}
    </Box>
  );
}

/** Who, on what paper, for how much, and who wrote it down; a line each. */
function linesOf(movement: Movement, t: Translate, language: Language): string[] {
  const { recipient_kind, lot, expires_on, amount, currency, payer, document_kind, document_number, due_on } = movement;
  const joined = (...parts: (string | null | false | undefined)[]) => parts.filter(Boolean).join(" · ");
  const papers = movement.papers.map((paper) =>
    joined(t(`choice.inventory_movements.document_kind.${paper.document_kind}`), paper.document_number),
  );
  return [
    joined(
      movement.disaster_title,
      movement.to_name,
      recipient_kind && t(`choice.inventory_movements.recipient_kind.${recipient_kind}`),
      movement.shelter_name ?? movement.institution_name,
      movement.recipient_name,
      movement.recipient_identifier,
      movement.place_name,
      due_on && t("ledger_due", { day: formatDay(due_on, language) }),
    ),
    joined(
      movement.origin && t(`choice.inventory_movements.origin.${movement.origin}`),
      lot && t("ledger_lot", { lot }),
      expires_on && t("ledger_expires", { day: formatDay(expires_on, language) }),
      payer && joined(t(`choice.inventory_movements.payer.${payer}`), movement.payer_name),
      amount !== null && `${formatNumber(amount, language)} ${currency}`,
    ),
    joined(
      document_kind && t(`choice.inventory_movements.document_kind.${document_kind}`),
      document_number,
      ...papers,
      movement.signed_by && t("ledger_signed_by", { name: movement.signed_by }),
    ),
    joined(movement.corrects_id === null && movement.reason, movement.note, movement.author),
  ].filter(Boolean);
}

/** Where a shift was worked or something delivered. */
function Place({ position }: Pick<Movement, "position">) {
  const t = useWords();
  const [language] = useLanguage();
  if (!position) return null;
  const [lon, lat] = position;
  const map = mapTextAround({ type: "Point", coordinates: [lon, lat] });
  return (
    <Typography variant="body2" color="textSecondary" className="tn">
      {`${formatDecimal(lat, language)}; ${formatDecimal(lon, language)} · `}
      <RouteLink {...linkTo("/inventario", { view: "map", map })} className="screen-only">
        {t("log_map_link")}
      </RouteLink>
    </Typography>
  );
}

function Files({ files }: Pick<Movement, "files">) {
  const t = useWords();
  if (files.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", mt: "6px" }}>
      {files.map(({ id, name, mime_type, kind, address }) => {
        const label = kind === "signature" ? t("ledger_sign") : name;
        return (
          <Link key={id} href={address} target="_blank" rel="noopener" aria-label={label}>
            {mime_type.startsWith("image/") ? (
              <Box
                component="img"
                src={`${address}?size=thumbnail`}
                alt={label}
                loading="lazy"
                sx={{
                  display: "block",
                  width: 96,
                  height: 64,
                  objectFit: kind === "signature" ? "contain" : "cover",
                  borderRadius: "6px",
                  bgcolor: "#ffffff",
                }}
              />
            ) : (
              name
            )}
          </Link>
        );
      })}
    </Box>
  );
}
