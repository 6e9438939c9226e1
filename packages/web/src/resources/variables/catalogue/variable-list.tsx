// The catalogue at the left: a search, the tree of groups and variables, and how many there are.
import type { ComponentProps } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { CatalogueOrder, VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { size } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { asOrdered, inOrder } from "./catalogue-tree.ts";
import { useReorder } from "./use-groups.ts";
import { useMayDefine, type Catalogue } from "../use-variables.ts";
import { VariableTree } from "./variable-tree.tsx";

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

type VariableListProps = {
  domain: Domain;
  catalogue: Catalogue;
  groups: readonly VariableGroup[];
  openId: string | undefined;
  onEditGroup: (group: VariableGroup) => void;
};

export function VariableList({ domain, catalogue, groups, openId, onEditGroup }: VariableListProps) {
  const t = useWords();
  const mayDefine = useMayDefine(domain);
  const { pending, reorder } = useReorder(domain);
  const { search, change } = useUrlState();
  const { variables, error, retry, isStale } = catalogue;
  const typed = search.q ?? "";
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
          <Tree
            variables={variables}
            groups={pending ? asOrdered(groups, pending.groups) : groups}
            pending={pending}
            openId={openId}
            isSearched={typed !== ""}
            foundAs={catalogue.foundAs}
            // A part of a group says nothing about where in it a row would come to stand.
            mayMove={(company_id) => typed === "" && catalogue.isWhole && mayDefine("update", company_id)}
            onMove={reorder}
            onEditGroup={onEditGroup}
          />
        )}
        {typed && variables?.length === 0 && (
          <Typography color="textSecondary" sx={{ padding: "12px" }}>
            {t("variable_none_match", { text: typed })}
          </Typography>
        )}
      </Box>
      {variables && (
        <Foot groups={groups.length} shown={variables.length} total={catalogue.total} isSearched={typed !== ""} />
      )}
    </>
  );
}

type TreeProps = Omit<ComponentProps<typeof VariableTree>, "variables"> & {
  variables: Variable[] | undefined;
  pending: CatalogueOrder | null;
};

/** What was just moved stands where it will be, before the server has said so. */
function Tree({ variables, pending, ...props }: TreeProps) {
  if (!variables)
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        <SkeletonLines />
      </Box>
    );
  const shown = pending ? asOrdered(variables, pending.variables) : variables;
  return <VariableTree {...props} variables={inOrder(shown)} />;
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

type FootProps = { groups: number; shown: number; total: number; isSearched: boolean };

function Foot({ groups, shown, total, isSearched }: FootProps) {
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
        {groups > 0 && !isSearched
          ? `${text}, ${t(groups === 1 ? "group_count_one" : "group_count", { count: groups })}`
          : text}
      </Typography>
    </Box>
  );
}
