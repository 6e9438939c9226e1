// The cards that were not written, each with its reason.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { mostToldOfLoad, type DesInventarLoad } from "@atalaya/contract/resources/records/desinventar.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";

export function RefusedTable({ load }: { load: DesInventarLoad }) {
  const t = useWords();
  const [language] = useLanguage();
  if (load.refused === 0) return <EmptyState title={t("cards_none_refused")} />;
  return (
    <>
      {load.refused > load.reasons.length && <Reasons load={load} />}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataTable
          label={t("cards_refused")}
          rows={load.refused_cards.map((card) => ({ ...card, id: card.index + 1 }))}
          columns={[
            {
              key: "serial",
              title: t("cards_serial"),
              width: 130,
              render: ({ serial, index }) => serial || t("cards_number", { number: formatNumber(index + 1, language) }),
            },
            { key: "event", title: t("cards_event"), width: 160, from: 520, render: ({ event }) => event },
            {
              key: "why",
              title: t("cards_why"),
              render: ({ text }) => (
                <Typography component="span" sx={{ whiteSpace: "normal" }}>
                  {text}
                </Typography>
              ),
            },
          ]}
        />
      </Box>
      {load.refused > mostToldOfLoad && (
        <Typography variant="caption" color="textSecondary" sx={{ p: "6px 16px", textAlign: "right" }}>
          {t("cards_told", { count: formatNumber(mostToldOfLoad, language) })}
        </Typography>
      )}
    </>
  );
}

/** Each reason once, with how many cards have it: a database has thousands of them for a handful of reasons. */
function Reasons({ load: { reasons } }: { load: DesInventarLoad }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Box
      component="ul"
      aria-label={t("cards_reasons")}
      sx={{ flex: "none", m: 0, p: "10px 16px", listStyle: "none", maxHeight: "40%", overflowY: "auto" }}
    >
      {reasons.map(({ code, field, text, cards }) => (
        <Typography key={`${code} ${field}`} component="li" sx={{ display: "flex", gap: "10px" }}>
          <Box component="span" className="tn" sx={{ minWidth: 56, textAlign: "right", fontWeight: 600 }}>
            {formatNumber(cards, language)}
          </Box>
          <span>{text}</span>
        </Typography>
      ))}
    </Box>
  );
}
