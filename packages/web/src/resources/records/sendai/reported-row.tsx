// A municipality with what it has told of a year, when it was last reminded, and what its people can say.
import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { createLink } from "@tanstack/react-router";
import type { LossYear } from "@atalaya/contract/resources/records/loss-years.ts";
import { linkTo } from "../../../api/addresses.ts";
import { formatDayOf, formatNumber } from "../../../ui/format.ts";
import { Tag } from "../../../ui/tag.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";

const Link = createLink(MuiLink);

type ReportedRowProps = {
  row: LossYear;
  year: number;
  /** Whether any of the rows can be answered for. */
  hasOwn: boolean;
  isBusy: boolean;
  onComplete: () => void;
  onTakeBack: () => void;
};

export function ReportedRow({ row, year, hasOwn, isBusy, onComplete, onTakeBack }: ReportedRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { company_id, name, cards, is_complete, is_mine, note, asked_at } = row;
  const list = linkTo("/records/risk", {
    observed_from: `${year}-01-01`,
    observed_to: `${year}-12-31`,
    has_published: true,
    place: company_id,
  });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="number" data-head={t("sendai_who_cards")}>
        {cards > 0 ? <Link {...list}>{formatNumber(cards, language)}</Link> : "0"}
      </td>
      <td>
        {is_complete ? (
          <Tag status="success" icon="check-circle" label={t("sendai_nothing_missing")} />
        ) : cards > 0 ? (
          <Tag status="success" icon="check" label={t("sendai_has_cards")} />
        ) : (
          <Tag status="warning" icon="clock-o" label={t("sendai_silent")} />
        )}
        {note && (
          <Box component="span" sx={{ display: "block", fontSize: "0.75rem", color: "text.secondary" }}>
            {note}
          </Box>
        )}
      </td>
      <td data-head={asked_at ? t("sendai_who_asked") : undefined}>{asked_at && formatDayOf(asked_at, language)}</td>
      {hasOwn && (
        <td>
          {is_mine &&
            (is_complete ? (
              <Button
                variant="text"
                disabled={isBusy}
                aria-label={t("sendai_take_back_of", { name, year: String(year) })}
                onClick={onTakeBack}
              >
                {t("sendai_take_back")}
              </Button>
            ) : (
              <Button
                variant="outlined"
                aria-label={t("sendai_say_complete_of", { name, year: String(year) })}
                onClick={onComplete}
              >
                {t("sendai_say_complete")}
              </Button>
            ))}
        </td>
      )}
    </tr>
  );
}
