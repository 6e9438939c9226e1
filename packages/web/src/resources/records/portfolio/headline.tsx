// The numbers by which a portfolio is judged at a glance; those that were counted lead to their works.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { RecoverySum } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import type { ScreenLink } from "../../../api/addresses.ts";
import { formatNumber } from "../../../ui/format.ts";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { CoverBar, CoverKey } from "./cover-bar.tsx";
import { moneyText, type Unit } from "./show-money.ts";
import { useListLink } from "./use-work-links.ts";

const Link = createLink(MuiLink);

const tiles = {
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: "12px 20px",
  m: 0,
  p: "4px 16px 14px",
  [phoneQuery]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
} as const;

export function Headline({ total, unit }: { total: RecoverySum; unit: Unit }) {
  const t = useWords();
  const [language] = useLanguage();
  const linkOf = useListLink();
  const count = (value: number) => formatNumber(value, language);
  const of = (part: number | null, whole: number | null, key: "recovery_of_need" | "recovery_of_funded") =>
    part !== null && whole
      ? t(key, { share: formatNumber((part / whole) * 100, language, { maximumFractionDigits: 0 }) })
      : null;
  const { need, funded, spent, gap } = total;
  const judged = total.items - total.cancelled;
  return (
    <>
      <Box sx={{ p: "0 16px 10px" }}>
        <CoverBar sum={total} most={need.value ?? funded.value ?? 0} height={12} />
        <CoverKey />
      </Box>
      <Box component="dl" sx={tiles}>
        <Tile title={t("recovery_money.need")} value={moneyText(need, unit, language)} />
        <Tile
          title={t("recovery_money.funded")}
          value={moneyText(funded, unit, language)}
          more={of(funded.value, need.value, "recovery_of_need")}
        />
        <Tile
          title={t("recovery_money.spent")}
          value={moneyText(spent, unit, language)}
          more={of(spent.value, funded.value, "recovery_of_funded")}
        />
        <Tile
          title={t("recovery_money.gap")}
          value={moneyText(gap, unit, language)}
          more={of(gap.value, need.value, "recovery_of_need")}
        />
        <Tile
          title={t("recovery_sums_items")}
          value={count(total.items)}
          more={t("recovery_finished_items", { count: count(total.finished) })}
          link={linkOf({})}
        />
        <Tile
          title={t("recovery_sums_overdue")}
          value={count(total.overdue)}
          isBad={total.overdue > 0}
          link={total.overdue > 0 ? linkOf({ overdue: true }) : null}
        />
        <Tile
          title={t("recovery_better")}
          value={count(total.better)}
          more={t("recovery_better_of", {
            count: count(judged),
            untold: count(judged - total.better - total.not_better),
          })}
          link={total.better > 0 ? linkOf({ better: "yes" }) : null}
        />
        <Tile
          title={t("recovery.beneficiaries")}
          value={formatNumber(total.people.value, language)}
          more={
            total.households.value === null ? null : t("recovery_households", { count: count(total.households.value) })
          }
        />
      </Box>
    </>
  );
}

/** As large as a finger, over the title above it. */
const fingerSized = {
  display: "inline-flex",
  alignItems: "flex-end",
  minWidth: 44,
  minHeight: 44,
  mt: "-16px",
} as const;

type TileProps = { title: string; value: ReactNode; more?: string | null; link?: ScreenLink | null; isBad?: boolean };

function Tile({ title, value, more = null, link = null, isBad = false }: TileProps) {
  const number = (
    <Box component="span" className="tn" sx={{ fontSize: "1.25rem", fontWeight: 650, lineHeight: "28px" }}>
      {value}
    </Box>
  );
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {title}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Box sx={{ color: isBad ? "error.main" : undefined }}>
          {link ? (
            <Link underline="hover" color="inherit" sx={fingerSized} {...link}>
              {number}
            </Link>
          ) : (
            number
          )}
        </Box>
        {more && (
          <Typography component="span" variant="caption" color="textSecondary">
            {more}
          </Typography>
        )}
      </Box>
    </div>
  );
}
