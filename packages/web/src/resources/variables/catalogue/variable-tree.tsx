// The rows of the catalogue: headings that open and close, variables below them, each with a handle to put it elsewhere.
import { Fragment, useState } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { CatalogueOrder, VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { UrlState } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Sortable, SortableRow, SortHandle } from "../../../ui/table/sortable.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { branchesOf, orderAfter, rowId, type TreeRow } from "./catalogue-tree.ts";

const Line = createLink(
  styled(ButtonBase)(({ theme }) => ({
    display: "flex",
    flex: 1,
    justifyContent: "flex-start",
    gap: 10,
    minWidth: 0,
    minHeight: 34,
    padding: "3px 10px 3px 4px",
    borderRadius: 6,
    textAlign: "left",
    textDecoration: "none",
    color: theme.vars.palette.text.primary,
    "&.Mui-focusVisible": { outlineOffset: -2 },
  })),
);

/** A row lights up as a whole, and shows its handle when it is pointed at or has the focus. */
const Row = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  borderRadius: 6,
  "&:hover": { backgroundColor: theme.vars.palette.hover },
  "&[data-open=true]": { backgroundColor: theme.vars.palette.soft, "& a": { color: theme.vars.palette.softText } },
  "@media (hover: hover)": {
    "& .on-hover": { opacity: 0 },
    "&:hover .on-hover, &:focus-within .on-hover, &[data-open=true] .on-hover": { opacity: 1 },
  },
}));

type VariableTreeProps = {
  groups: readonly VariableGroup[];
  variables: readonly Variable[];
  openId: string | undefined;
  /** Whether the user may put a row of this place, null for a shared one, elsewhere; never while a search narrows the rows. */
  mayMove: (company_id: number | null) => boolean;
  /** While a search narrows the rows, headings without a hit are left out. */
  isSearched: boolean;
  /** What people call the hazard of one that was found by that name. */
  foundAs: (variable: Variable) => string | undefined;
  onMove: (order: CatalogueOrder) => void;
  onEditGroup: (group: VariableGroup) => void;
};

export function VariableTree(props: VariableTreeProps) {
  const { groups, variables, openId, mayMove, isSearched, foundAs, onMove, onEditGroup } = props;
  const t = useWords();
  const [language] = useLanguage();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const nameOf = (it: { name_es: string; name_en: string | null }) => pick(language, it.name_es, it.name_en);
  const branches = branchesOf(groups, variables).filter((it) => !isSearched || it.variables.length > 0);
  const isPlain = groups.length === 0;
  const isOpen = (id: number) => isSearched || !closed.has(id);
  const toggle = (id: number) =>
    setClosed((before) => (before.has(id) ? new Set([...before].filter((it) => it !== id)) : new Set([...before, id])));
  const rows: TreeRow[] = branches.flatMap(({ group, variables: inside }) => [
    ...(isPlain ? [] : [{ group: group?.id ?? null }]),
    ...(isOpen(group?.id ?? 0) ? inside.map(({ id }) => ({ variable: id })) : []),
  ]);
  const named = new Map<string, string>([
    ...groups.map((group) => [`g${group.id}`, nameOf(group)] as const),
    ...variables.map((variable) => [`v${variable.id}`, nameOf(variable)] as const),
  ]);
  return (
    <Sortable
      ids={rows.map(rowId)}
      nameOf={(id) => named.get(id) ?? t("group_none")}
      onMove={(from, to) => onMove(orderAfter(rows, from, to, groups, variables))}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {branches.map(({ group, variables: inside }) => (
          <Fragment key={group?.id ?? 0}>
            {!isPlain && (
              <Heading
                group={group}
                name={group ? nameOf(group) : t("group_none")}
                count={inside.length}
                isOpen={isOpen(group?.id ?? 0)}
                mayMove={group !== null && mayMove(group.company_id)}
                onToggle={() => toggle(group?.id ?? 0)}
                onEdit={group && mayMove(group.company_id) ? () => onEditGroup(group) : undefined}
              />
            )}
            {isOpen(group?.id ?? 0) &&
              inside.map((variable) => (
                <VariableLine
                  key={variable.id}
                  variable={variable}
                  name={nameOf(variable)}
                  foundAs={foundAs(variable)}
                  isOpen={openId === String(variable.id)}
                  mayMove={mayMove(variable.company_id)}
                />
              ))}
          </Fragment>
        ))}
      </Box>
    </Sortable>
  );
}

type HeadingProps = {
  group: VariableGroup | null;
  name: string;
  count: number;
  isOpen: boolean;
  mayMove: boolean;
  onToggle: () => void;
  onEdit: (() => void) | undefined;
};

function Heading({ group, name, count, isOpen, mayMove, onToggle, onEdit }: HeadingProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <SortableRow id={`g${group?.id ?? 0}`} component="li" isFixed={!mayMove}>
      <Row sx={{ mt: "6px" }}>
        {mayMove ? (
          <span className="on-hover">
            <SortHandle label={t("row_move", { name })} />
          </span>
        ) : (
          <Box sx={{ width: 20 }} />
        )}
        <ButtonBase
          aria-expanded={isOpen}
          onClick={onToggle}
          sx={{ flex: 1, minWidth: 0, justifyContent: "flex-start", gap: "8px", minHeight: 32, borderRadius: "6px" }}
        >
          <Icon name={isOpen ? "caret-down" : "caret-right"} />
          <Typography component="span" noWrap sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
        </ButtonBase>
        {onEdit && (
          <Tooltip title={t("group_edit")}>
            <IconButton className="on-hover" size="small" aria-label={t("group_edit_named", { name })} onClick={onEdit}>
              <Icon name="pencil" size={12} />
            </IconButton>
          </Tooltip>
        )}
        <Box
          component="span"
          className="tn"
          sx={{
            mr: "8px",
            px: "7px",
            borderRadius: "9px",
            fontSize: "0.6875rem",
            lineHeight: "18px",
            bgcolor: "action.hover",
          }}
        >
          {formatNumber(count, language)}
        </Box>
      </Row>
    </SortableRow>
  );
}

type VariableLineProps = {
  variable: Variable;
  name: string;
  foundAs: string | undefined;
  isOpen: boolean;
  mayMove: boolean;
};

function VariableLine({ variable, name, foundAs, isOpen, mayMove }: VariableLineProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const place = places.find(({ id }) => id === variable.company_id)?.reason_social ?? t("variable_from_above");
  const detail = [
    foundAs === undefined ? "" : t("choice_found_as", { name: foundAs }),
    variable.company_id === null ? "" : place,
    variable.is_active ? "" : t("variable_inactive"),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <SortableRow id={`v${variable.id}`} component="li" isFixed={!mayMove}>
      <Row data-open={isOpen}>
        {mayMove ? (
          <span className="on-hover">
            <SortHandle label={t("row_move", { name })} />
          </span>
        ) : (
          <Box sx={{ width: 20 }} />
        )}
        <Line
          to="."
          search={(before: UrlState) => ({ ...before, variable: String(variable.id) })}
          aria-current={isOpen || undefined}
        >
          <Box component="span" sx={{ display: "inline-flex", opacity: variable.is_active ? 1 : 0.5 }}>
            <Swatch icon={variable.icon} color={variable.color} size={22} />
          </Box>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <Typography component="span" noWrap title={name} sx={{ display: "block", fontWeight: isOpen ? 600 : 450 }}>
              {name}
            </Typography>
            {detail && (
              <Typography
                variant="overline"
                component="span"
                noWrap
                sx={{ display: "block", lineHeight: 1.3, color: isOpen ? "inherit" : "text.disabled" }}
              >
                {detail}
              </Typography>
            )}
          </Box>
          <Box
            component="span"
            className="tn"
            sx={{ color: variable.record_count === 0 ? "text.disabled" : "inherit", fontWeight: isOpen ? 600 : 400 }}
          >
            {formatNumber(variable.record_count, language)}
          </Box>
        </Line>
      </Row>
    </SortableRow>
  );
}
