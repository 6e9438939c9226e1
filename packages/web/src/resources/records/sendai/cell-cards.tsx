// The records that add up to a number, the largest first; what does not fit is one line, and the sum stands below.
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { SxProps, Theme } from "@mui/material/styles";
import { createLink } from "@tanstack/react-router";
import { addendsOf } from "@atalaya/contract/domain/sendai.ts";
import { sendai, type SendaiCards } from "@atalaya/contract/resources/records/sendai.ts";
import { linkTo } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { formatDay, formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import type { OpenCell } from "./columns.ts";
import { Modelled } from "./marks.tsx";

const Link = createLink(MuiLink);

type CellCardsProps = { open: OpenCell; currency: string | null };

export function CellCards({ open, currency }: CellCardsProps) {
  const t = useWords();
  const { search } = useUrlState();
  const { place } = usePlace();
  const { year, hazard, company_id } = open.column.of;
  // What belongs to no place of the kind cannot be asked for by its place.
  const isAbove = company_id === null;
  const { data, isPlaceholderData, isError } = useAnswer(
    sendai,
    "sendai/cards",
    { indicator: open.code, year, hazard: hazard ?? search.hazard, place: company_id ?? place },
    { isEnabled: !isAbove },
  );
  const text = isAbove
    ? t("sendai_cards_above")
    : isError
      ? t("sendai_cards_failed")
      : data?.cards.length === 0
        ? t("sendai_cards_none")
        : null;
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider" }}>
      {text ? (
        <Typography color="textSecondary" role={isError ? "alert" : undefined} sx={{ m: 0, p: "12px 16px" }}>
          {text}
        </Typography>
      ) : !data || isPlaceholderData ? (
        <Box role="status" aria-label={t("loading")} sx={{ p: "8px 16px" }}>
          <Skeleton height={28} />
          <Skeleton height={28} />
        </Box>
      ) : (
        <Cards open={open} answer={data} currency={currency} />
      )}
    </Box>
  );
}

type CardsProps = { open: OpenCell; answer: SendaiCards; currency: string | null };

function Cards({ open, answer: { cards, count }, currency }: CardsProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { numerator, is_open } = open.cell;
  // What a card tells in two currencies stands in two rows.
  const rest = count - new Set(cards.map(({ id }) => id)).size;
  const isMoney = cards.some((card) => card.currency !== null);
  const listed = cards.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const others = isMoney || numerator === null ? null : Math.max(0, numerator - listed);
  const sum = `${is_open ? "≥\u00a0" : ""}${formatNumber(numerator, language)}`;
  return (
    <Box component="table" aria-label={t("sendai_cards")} sx={cardsStyle}>
      <thead>
        <tr>
          <th scope="col">{t("sendai_cards")}</th>
          <th scope="col">{addendsOf(open.code).length === 1 ? open.title : t("sendai_value")}</th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <CardRow key={`${card.id} ${card.currency}`} card={card} />
        ))}
        {rest > 0 && (
          <tr>
            <td>{rest === 1 ? t("sendai_cards_other") : t("sendai_cards_others", { count: String(rest) })}</td>
            <td>{others === null ? "" : formatNumber(others, language)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("sendai_sum")}</th>
          <td>
            {sum}
            {isMoney && currency && numerator !== null && ` ${currency}`}
          </td>
        </tr>
      </tfoot>
    </Box>
  );
}

function CardRow({ card }: { card: SendaiCards["cards"][number] }) {
  const t = useWords();
  const [language] = useLanguage();
  const { id, title, company_name, observed_on, value, currency, is_modelled, is_open } = card;
  return (
    <tr>
      <td>
        <Link {...linkTo("/records/risk", { record: id })} sx={{ fontWeight: 550 }}>
          {title}
        </Link>
        <Box component="span" sx={{ display: "block", fontSize: "0.75rem", color: "text.secondary" }}>
          {formatDay(observed_on, language)} · {company_name}
        </Box>
      </td>
      <td>
        <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "5px" }}>
          {is_modelled && (
            <>
              <Modelled />
              <span className="visually-hidden">{t("sendai_key_modelled")}</span>
            </>
          )}
          {value === null
            ? t("qualifier_short.present_unquantified")
            : `${is_open ? "≥\u00a0" : ""}${formatNumber(value, language)}`}
          {currency && value !== null && ` ${currency}`}
        </Box>
      </td>
    </tr>
  );
}

const cardsStyle: SxProps<Theme> = ({ vars: { palette } }) => ({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  fontVariantNumeric: "tabular-nums",
  "& :is(th, td)": { padding: "6px 16px", textAlign: "left", fontWeight: 400, verticalAlign: "top" },
  "& :is(th, td) + :is(th, td)": { textAlign: "right", paddingLeft: 0, whiteSpace: "nowrap" },
  "& thead th": { fontSize: "0.75rem", color: palette.text.secondary },
  "& thead th + th": { whiteSpace: "normal" },
  "& tbody td": { borderTop: `1px solid ${palette.divider}`, overflowWrap: "anywhere" },
  "& tfoot > tr > *": { fontWeight: 650, backgroundColor: palette.sunken },
});
