// Records of each variable as a bar, the most used first; every line leads to these records.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { createLink } from "@tanstack/react-router";
import { domains } from "@atalaya/contract/domain/domains.ts";
import type { Dashboard } from "@atalaya/contract/resources/dashboard.ts";
import Typography from "@mui/material/Typography";
import { linkTo } from "../../api/addresses.ts";
import { usePlace } from "../../api/places.ts";
import { formatNumber } from "../../ui/format.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { Panel } from "../../ui/panel.tsx";

/** More would push the latest changes out of sight on a laptop; a higher window has room for more. */
const leastShown = 15;
const lineHeight = 28;
const headHeight = 620;
const shownIn = (windowHeight: number) => Math.max(leastShown, Math.floor((windowHeight - headHeight) / lineHeight));

type Count = Dashboard["variables"][number];

const Line = createLink(
  styled(ButtonBase)(({ theme }) => ({
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 2fr) minmax(0, 3fr) minmax(40px, auto)",
    alignItems: "center",
    gap: 12,
    width: "100%",
    height: "100%",
    minHeight: lineHeight,
    padding: "0 16px",
    textAlign: "left",
    textDecoration: "none",
    color: theme.vars.palette.text.primary,
    "&:hover": { backgroundColor: theme.vars.palette.hover },
    "&.Mui-focusVisible": { outlineOffset: -2 },
    [phoneQuery]: { minHeight: 44, gridTemplateColumns: "20px minmax(0, 3fr) minmax(0, 2fr) minmax(32px, auto)" },
  })),
);

export function VariableCounts({ counts }: { counts: readonly Count[] }) {
  const t = useWords();
  const [isWhole, setWhole] = useState(false);
  const [mostShown] = useState(() => shownIn(window.innerHeight));
  const most = Math.max(...counts.map(({ count }) => count));
  const shown = isWhole ? counts : counts.slice(0, mostShown);
  const used = domains.filter((domain) => shown.some((it) => it.domain === domain));
  const toggle = isWhole ? t("dashboard_show_fewer") : t("dashboard_show_all", { count: counts.length });
  return (
    <Panel
      title={t("dashboard_by_variable")}
      aside={
        counts.length > mostShown && (
          <Button variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mr: "-12px" }}>
            {toggle}
          </Button>
        )
      }
    >
      {used.map((domain) => (
        <Box key={domain} sx={{ flex: "1 0 auto", display: "flex", flexDirection: "column", pb: "12px" }}>
          {used.length > 1 && (
            <Typography variant="caption" component="h3" color="textSecondary" sx={{ m: 0, p: "4px 16px" }}>
              {t(`domain.${domain}`)}
            </Typography>
          )}
          <Box
            component="ul"
            sx={{ flex: 1, display: "flex", flexDirection: "column", m: 0, p: 0, listStyle: "none", "& > li": lines }}
          >
            {shown
              .filter((it) => it.domain === domain)
              .map((count) => (
                <CountLine key={count.variable_id} count={count} most={most} />
              ))}
          </Box>
        </Box>
      ))}
    </Panel>
  );
}

/** They share what height there is. */
const lines = { flex: 1, maxHeight: 44 };

function CountLine({
  count: { variable_id, domain, name_es, name_en, color, icon, count },
  most,
}: {
  count: Count;
  most: number;
}) {
  const t = useWords();
  const [language] = useLanguage();
  const { place } = usePlace();
  return (
    <li>
      <Line {...linkTo(`/records/${domain}`, { place, variable: variable_id })}>
        <Swatch icon={icon} color={color} size={20} />
        <Typography component="span" noWrap>
          {pick(language, name_es, name_en)}
        </Typography>
        <Bar share={count / most} color={color} />
        <Box component="span" className="tn" sx={{ textAlign: "right", fontWeight: 600 }}>
          {formatNumber(count, language)}
          <span className="visually-hidden"> {t(count === 1 ? "dashboard_record" : "dashboard_records")}</span>
        </Box>
      </Line>
    </li>
  );
}

const Bar = ({ share, color }: { share: number; color: string }) => (
  <Box
    component="span"
    aria-hidden
    data-colour
    sx={{ height: 8, borderRadius: "2px", bgcolor: "sunken", overflow: "hidden" }}
  >
    <Box
      component="span"
      data-colour
      style={{ width: `${share * 100}%`, backgroundColor: color }}
      sx={(theme) => ({
        display: "block",
        height: "100%",
        borderRadius: "2px",
        // Dark colours keep an edge on dark surfaces.
        ...theme.applyStyles("dark", { boxShadow: "inset 0 0 0 1px rgba(255, 255, 255, 0.35)" }),
      })}
    />
  </Box>
);
