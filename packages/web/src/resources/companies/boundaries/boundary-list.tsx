// The shapes of the file as a table: what the file calls each, which place it is for, what is remarked on it.
import { useState } from "react";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { BoundaryFeature } from "@atalaya/contract/resources/boundary-loads.ts";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { Pager } from "../../../ui/table/pager.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Tag } from "../../../ui/tag.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { changeOf, groups, isIn, remarkText, titleOf, type Group } from "./feature-words.ts";

const perPage = 100;

/** Rows of a table have ids above nothing. */
type Row = BoundaryFeature & { id: number };

type BoundaryListProps = {
  features: readonly BoundaryFeature[];
  openIndex: number | null;
  onOpen: (index: number) => void;
};

export function BoundaryList({ features, openIndex, onOpen }: BoundaryListProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [group, setGroup] = useState<Group>("all");
  const [page, setPage] = useState(1);
  const shown = features.filter(isIn[group]);
  const rows = shown.slice((page - 1) * perPage, page * perPage).map((it): Row => ({ ...it, id: it.index + 1 }));
  return (
    <>
      <Box
        role="group"
        aria-label={t("boundaries_list")}
        sx={{ display: "flex", flexWrap: "wrap", gap: "6px", p: "10px 16px" }}
      >
        {groups.map((it) => {
          const count = features.filter(isIn[it]).length;
          if (count === 0 && it !== "all") return null;
          return (
            <Chip
              key={it}
              label={`${t(`boundaries_show.${it}`)}: ${formatNumber(count, language)}`}
              variant={it === group ? "filled" : "outlined"}
              color={it === group ? "primary" : "default"}
              aria-pressed={it === group}
              onClick={() => {
                setGroup(it);
                setPage(1);
              }}
            />
          );
        })}
      </Box>
      <Box sx={{ flex: "1 0 200px" }}>
        <DataTable<Row>
          label={t("boundaries_list")}
          columns={useColumns()}
          rows={rows}
          isTwoLine
          activeId={openIndex === null ? null : openIndex + 1}
          onOpen={({ index }) => onOpen(index)}
        />
      </Box>
      {shown.length > perPage && (
        <Box sx={{ display: "flex", justifyContent: "flex-end", px: "8px", borderTop: 1, borderColor: "divider" }}>
          <Pager
            meta={{ page, per_page: perPage, total: shown.length, total_is_exact: true, next_cursor: null }}
            onTurn={setPage}
          />
        </Box>
      )}
    </>
  );
}

function useColumns(): Column<Row>[] {
  const t = useWords();
  const [language] = useLanguage();
  return [
    {
      key: "file",
      title: t("boundaries_in_file"),
      render: (row) => (
        <>
          <Typography component="span" sx={{ display: "block" }} noWrap>
            {titleOf(row, t)}
          </Typography>
          {row.code && row.name && (
            <Typography variant="caption" component="span" color="textSecondary" className="tn">
              {row.code}
            </Typography>
          )}
        </>
      ),
    },
    {
      key: "place",
      title: t("boundaries_place"),
      render: ({ place, state }) =>
        place ? (
          <>
            <Typography component="span" sx={{ display: "block" }} noWrap>
              {place.name}
            </Typography>
            <Typography variant="caption" component="span" color="textSecondary">
              {place.above}
            </Typography>
          </>
        ) : (
          state !== "matched" && (
            <Tag label={t(`boundaries_state.${state}`)} status={state === "unreadable" ? "error" : "warning"} />
          )
        ),
    },
    {
      key: "findings",
      title: t("boundaries_findings"),
      from: 440,
      render: (row) => {
        const change = changeOf(row, language);
        return (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: "4px" }}>
            {change !== null && <Tag icon="wrench" status="info" label={t("boundaries_mended_by", { change })} />}
            {row.remarks.map((remark, index) => (
              <Tag key={index} icon="exclamation-triangle" status="warning" label={remarkText(remark, t, language)} />
            ))}
            {row.replaces && !row.is_written && <Tag label={t("boundaries_replaces")} />}
          </Box>
        );
      },
    },
  ];
}
