// "1–12 of 251" with the arrows of a list.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { Page } from "@atalaya/contract/record.ts";
import { formatNumber } from "../format.ts";
import { Icon } from "../icon.tsx";
import { useLanguage, useWords } from "../words.ts";

type PagerProps = {
  /** `meta` of the list's answer; nothing is shown until there is one. */
  meta: Page<unknown>["meta"] | undefined;
  onTurn: (page: number) => void;
};

/** Position in a list and the way to the pages beside it. */
export function Pager({ meta, onTurn }: PagerProps) {
  const t = useWords();
  const [language] = useLanguage();
  if (!meta || meta.total === 0) return null;
  const { page, per_page, total, total_is_exact } = meta;
  const number = (value: number) => formatNumber(value, language);
  const first = total === 0 ? 0 : (page - 1) * per_page + 1;
  const last = total_is_exact ? Math.min(page * per_page, total) : page * per_page;
  const range = { first: number(first), last: number(last), total: number(total) };
  const isLastPage = total_is_exact && page * per_page >= total;
  return (
    <Box component="nav" aria-label={t("pages")} sx={{ display: "flex", alignItems: "center", gap: "4px" }}>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        className="tn"
        aria-live="polite"
        sx={{ mr: "4px" }}
      >
        {t(total_is_exact ? "range_of" : "range_of_more", range)}
      </Typography>
      <Turn label={t("page_previous")} icon="angle-left" isDisabled={page <= 1} onClick={() => onTurn(page - 1)} />
      <Turn label={t("page_next")} icon="angle-right" isDisabled={isLastPage} onClick={() => onTurn(page + 1)} />
    </Box>
  );
}

function Turn({
  label,
  icon,
  isDisabled,
  onClick,
}: {
  label: string;
  icon: string;
  isDisabled: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip title={isDisabled ? "" : label}>
      <span>
        <IconButton aria-label={label} disabled={isDisabled} onClick={onClick}>
          <Icon name={icon} size={16} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
