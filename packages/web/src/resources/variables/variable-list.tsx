// The catalogue at the left: a search, one line per variable, and how many there are.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { formatNumber } from "../../ui/format.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { size } from "../../ui/theme-global.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import type { Catalogue } from "./use-variables.ts";

const Line = styled(createLink(ButtonBase))(({ theme }) => ({
  display: "flex",
  justifyContent: "flex-start",
  gap: 12,
  width: "100%",
  minHeight: size("row2"),
  padding: "4px 12px",
  borderRadius: 6,
  textAlign: "left",
  textDecoration: "none",
  color: theme.vars.palette.text.primary,
  "&:hover": { backgroundColor: theme.vars.palette.hover },
  "&[aria-current]": { backgroundColor: theme.vars.palette.soft, color: theme.vars.palette.softText },
  "&.Mui-focusVisible": { outlineOffset: -2 },
}));

/** Up and down go from line to line. */
function moveFocus(event: React.KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const lines = [...event.currentTarget.querySelectorAll("a")];
  const index = lines.indexOf(document.activeElement as HTMLAnchorElement);
  const next = lines[index + (event.key === "ArrowDown" ? 1 : -1)];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

type VariableListProps = { catalogue: Catalogue; openId: string | undefined };

export function VariableList({ catalogue, openId }: VariableListProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const { variables, error, retry, isStale } = catalogue;
  const typed = search["q"] ?? "";
  return (
    <>
      <Box sx={{ flex: "none", padding: "12px" }}>
        <SearchField
          value={typed}
          onChange={(q) => change({ q }, { isReplacing: true })}
          placeholder={t("variable_search")}
          width="100%"
        />
      </Box>
      <Box
        component="nav"
        aria-label={t("variable_list")}
        aria-busy={!variables || isStale}
        onKeyDown={moveFocus}
        sx={{ flex: 1, minHeight: 0, overflowY: "auto", padding: "0 6px 8px", opacity: isStale ? 0.6 : 1 }}
      >
        {error ? (
          <ErrorState error={error} title={t("variable_load_failed")} onRetry={retry} />
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {variables?.map((variable) => (
              <VariableLine key={variable.id} variable={variable} isOpen={openId === String(variable.id)} />
            )) ?? <SkeletonLines />}
          </Box>
        )}
        {typed && variables?.length === 0 && (
          <Typography color="textSecondary" sx={{ padding: "12px" }}>
            {t("variable_none_match", { text: typed })}
          </Typography>
        )}
      </Box>
      {variables && <Foot shown={variables.length} total={catalogue.total} isSearched={typed !== ""} />}
    </>
  );
}

function VariableLine({ variable, isOpen }: { variable: Variable; isOpen: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const place = places.find(({ id }) => id === variable.company_id)?.reason_social;
  const where = variable.company_id === null ? t("variable_shared_short") : (place ?? t("variable_from_above"));
  return (
    <li>
      <Line
        to="."
        search={((before: object) => ({ ...before, variable: String(variable.id) })) as never}
        aria-current={isOpen || undefined}
      >
        <Box component="span" sx={{ display: "inline-flex", opacity: variable.is_active ? 1 : 0.5 }}>
          <Swatch icon={variable.icon} color={variable.color} />
        </Box>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" noWrap sx={{ display: "block", fontWeight: isOpen ? 600 : 500 }}>
            {pick(language, variable.name_es, variable.name_en)}
          </Typography>
          <Typography
            variant="overline"
            component="span"
            noWrap
            sx={{ display: "block", color: isOpen ? "inherit" : "text.disabled" }}
          >
            {variable.is_active ? where : `${where} · ${t("variable_inactive")}`}
          </Typography>
        </Box>
        <Box
          component="span"
          className="tn"
          sx={{ color: variable.record_count === 0 ? "text.disabled" : "inherit", fontWeight: isOpen ? 600 : 400 }}
        >
          {formatNumber(variable.record_count, language)}
        </Box>
      </Line>
    </li>
  );
}

const skeletonLines = 10;

const SkeletonLines = () =>
  Array.from({ length: skeletonLines }, (_, index) => (
    <Box
      component="li"
      key={index}
      aria-hidden
      sx={{ display: "flex", gap: "12px", p: "10px 12px", height: size("row2") }}
    >
      <Skeleton variant="circular" width={24} height={24} />
      <Skeleton variant="rounded" height={12} width={`${45 + ((index * 17) % 40)}%`} sx={{ alignSelf: "center" }} />
    </Box>
  ));

function Foot({ shown, total, isSearched }: { shown: number; total: number; isSearched: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const [count, all] = [formatNumber(shown, language), formatNumber(total, language)];
  const text = isSearched
    ? t("variable_found", { count, total: all })
    : shown < total
      ? t("variable_search_more", { count, total: all })
      : t(total === 1 ? "variable_count_one" : "variable_count", { count: all });
  return (
    <Box
      sx={{
        flex: "none",
        display: "flex",
        alignItems: "center",
        minHeight: 52,
        px: "20px",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Typography variant="caption" component="p" color="textSecondary" role="status">
        {text}
      </Typography>
    </Box>
  );
}
