// The list of a plain noun: its picture and name lead every row; more columns where the list has the whole screen.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useHazardName } from "../../api/hazards.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { CutText } from "../../ui/cut-text.tsx";
import { narrowQuery } from "../../ui/page.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import type { Column } from "../../ui/table/data-table-column.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useBulk } from "../bulk/use-bulk.tsx";
import { EmptyList } from "../empty-list.tsx";
import type { ListParts } from "../list-and-map/list-and-map-screen.tsx";
import { viewOf } from "../list-and-map/map-address.ts";
import { useChosenOf, useDeclaredColumns } from "../list-tools/declared-columns.tsx";
import { PagedTable } from "../paged-table.tsx";
import { restoreColumn } from "../restore-column.tsx";
import { bulkOf } from "./plain-bulk.tsx";
import type { PlainScreen, Row } from "./plain-screen.ts";
import { filtersOf, useChoicesOf, usePlainList, useSay } from "./use-plain.ts";

type PlainListProps = ListParts & {
  screen: PlainScreen;
  list: ReturnType<typeof usePlainList>;
  onRestore: (row: Row) => void;
  /** Many were changed at once. */
  onChanged: () => void;
};

export function PlainList({ screen, list, selectedId, onOpen, onRestore, onChanged, newButton }: PlainListProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const { noun } = screen;
  const say = useSay(noun);
  const bulk = useMemo(() => bulkOf(screen), [screen]);
  const rows = list as ReturnType<typeof usePlainList> & { data: { data: Row[] } | undefined };
  return (
    <PagedTable<Row>
      label={say("list")}
      list={rows as never}
      chosen={useBulk(bulk, rows.data?.data, onChanged)}
      nameOf={(row) => screen.nameOf(row, language)}
      columns={usePlainColumns(screen, search.trash === "true" ? onRestore : undefined)}
      isTwoLine
      defaultSort={noun.default_sort}
      failedTitle={t("list_load_failed")}
      activeId={selectedId}
      onOpen={onOpen}
      empty={
        <EmptyList filters={filtersOf(noun)} title={say("none_title")} text={say("none_text")} newButton={newButton} />
      }
    />
  );
}

/** In the trash there is a way back instead of all that a row says beside its name. */
function usePlainColumns(screen: PlainScreen, onRestore?: (row: Row) => void): Column<Row>[] {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const { noun, looks, nameOf, underOf, cells } = screen;
  const { columns, symbol } = noun;
  const isNarrow = useMediaQuery(narrowQuery.replace("@media ", ""));
  const isWide = viewOf(search) === "list" && !search[noun.screen.key] && !isNarrow;
  const chosen = useChosenOf(columns);
  const plain = useDeclaredColumns<Row>(columns, isWide ? chosen : columns.beside, cells?.(t, language) ?? {});
  const labelOf = useLabelOf(noun);
  const say = useSay(noun);
  const symbols = useChoicesOf(noun)[symbol]!;
  const { place, places } = usePlace();
  const hazardName = useHazardName();
  const picture: Column<Row> = {
    key: symbol,
    title: labelOf(symbol),
    isTitleHidden: true,
    width: 44,
    render: (row) => {
      const value = String((row as Row & Record<string, unknown>)[symbol]);
      const label = symbols.find((it) => it.value === value)?.label ?? value;
      return (
        <Tooltip title={label}>
          <span>
            <Swatch {...looks[value]!} label={label} />
          </span>
        </Tooltip>
      );
    },
  };
  const name: Column<Row> = {
    key: columns.lead[0]!,
    title: say("one"),
    isSortable: columns.sorts.includes(columns.lead[0]!),
    width: "100%",
    render: (row) => (
      <Box sx={{ width: 0, minWidth: "100%" }}>
        <CutText>{nameOf(row, language)}</CutText>
        <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
          {[
            ...underOf(row, t, hazardName),
            place === row.company_id ? null : places.find((it) => it.id === row.company_id)?.reason_social,
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
    ),
  };
  return [picture, name, ...(onRestore ? [restoreColumn(t, onRestore)] : plain)];
}
