// The places of the file: which place each is here.
import { useState } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { mostToldOfLoad, type DesInventarLoad } from "@atalaya/contract/resources/records/desinventar.ts";
import { useMay } from "../../../api/may.ts";
import { PlaceChoice } from "../../../forms/choices/place-choice.tsx";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { formatNumber } from "../../../ui/format.ts";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { Pager } from "../../../ui/table/pager.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { cardsColumn } from "./cards-column.tsx";
import { ChosenCell, type LoadTableProps } from "./chosen-cell.tsx";
import { usePlaceChoice } from "./use-card-load.ts";

type LoadPlace = DesInventarLoad["places"][number];

const perPage = 100;

/** The narrowest that is named; above it stand the others. */
function nameOf({ levels }: LoadPlace) {
  const named = levels.map(({ name, code }) => name || code).filter(Boolean);
  return { name: named.at(-1) ?? "—", above: named.slice(0, -1).join(" · ") };
}

function PlaceInFile({ place }: { place: LoadPlace }) {
  const { name, above } = nameOf(place);
  return (
    <>
      <Typography component="span" sx={{ display: "block" }} noWrap>
        {name}
      </Typography>
      <Typography variant="caption" component="span" color="textSecondary" sx={{ whiteSpace: "normal" }}>
        {[place.levels.at(-1)?.code, above].filter(Boolean).join(" · ")}
      </Typography>
    </>
  );
}

export function PlaceTable({ load, isReadOnly, onChosen }: LoadTableProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const [open, setOpen] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const choice = usePlaceChoice();
  const options = usePlaceOptions((id) => may("records.risk.create", id));
  const choose = (index: number, company_id: number | null) => {
    setOpen(null);
    choice.mutate({ id: load.id, index, company_id }, { onSuccess: onChosen });
  };
  const rows = load.places.slice((page - 1) * perPage, page * perPage).map((it) => ({ ...it, id: it.index + 1 }));
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataTable
          label={t("cards_places")}
          isTwoLine
          rows={rows}
          columns={[
            {
              key: "name",
              title: t("cards_in_file"),
              width: "34%",
              render: (row) => <PlaceInFile place={row} />,
            },
            cardsColumn(t, language),
            {
              key: "here",
              title: t("cards_here"),
              render: (row) => {
                const { index, place, state, matched_by } = row;
                const about = [matched_by && t(`cards_by.${matched_by}`), place?.above].filter(Boolean).join(" · ");
                return (
                  <ChosenCell
                    name={nameOf(row).name}
                    chosen={place && { name: place.name, about }}
                    locked={state === "elsewhere" ? t("cards_elsewhere") : null}
                    isReadOnly={isReadOnly}
                    isOpen={open === index}
                    onOpen={() => setOpen(index)}
                    onLeaveOut={() => choose(index, null)}
                  >
                    <PlaceChoice
                      id={`card-place-${index}`}
                      label={t("cards_place")}
                      value={place?.id}
                      onChange={(id) => choose(index, id ?? null)}
                      places={options}
                    />
                  </ChosenCell>
                );
              },
            },
          ]}
        />
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "flex-end", px: "8px" }}>
        {load.place_count > mostToldOfLoad && (
          <Typography variant="caption" color="textSecondary">
            {t("cards_told", { count: formatNumber(mostToldOfLoad, language) })}
          </Typography>
        )}
        {load.places.length > perPage && (
          <Pager
            meta={{ page, per_page: perPage, total: load.places.length, total_is_exact: true, next_cursor: null }}
            onTurn={setPage}
          />
        )}
      </Box>
    </>
  );
}
