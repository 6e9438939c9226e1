// The columns of the list of places, fewer of them where there is less room.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { companyColumns } from "@atalaya/contract/resources/companies/columns.ts";
import type { CompanySummary } from "@atalaya/contract/resources/companies.ts";
import { usePlaceKind } from "../../api/country-rules.ts";
import { usePlace } from "../../api/places.ts";
import { useChosenOf, useDeclaredColumns } from "../../screens/list-tools/declared-columns.tsx";
import { restoreColumn } from "../../screens/restore-column.tsx";
import { CutText } from "../../ui/cut-text.tsx";
import type { Column } from "../../ui/table/data-table-column.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { kindIcons } from "./company-kinds.ts";

/** The whole window, half of it beside the map, or a phone. */
export type Room = "wide" | "beside" | "phone";
/** What there is room for beside the name. */
const narrow = { beside: ["territorial_code", "population"], phone: ["population"] };

export function useCompanyColumns(room: Room, onRestore?: (row: CompanySummary) => void): Column<CompanySummary>[] {
  const t = useWords();
  const [language] = useLanguage();
  const name: Column<CompanySummary> = {
    key: "reason_social",
    title: t("company_name_column"),
    isSortable: true,
    width: "100%",
    render: (row) => <Named row={row} />,
  };
  const population: Column<CompanySummary> = {
    key: "population",
    title: t("company_population"),
    isSortable: true,
    align: "right",
    render: (row) => (
      <Tooltip
        describeChild
        title={row.population_year ? t("company_population_year", { year: row.population_year }) : ""}
      >
        <span>{formatNumber(row.population, language)}</span>
      </Tooltip>
    ),
  };
  const state: Column<CompanySummary> = {
    key: "is_active",
    title: t("company_state"),
    render: ({ is_active }) => (
      <Tag
        label={t(is_active ? "company_active" : "company_inactive")}
        icon={is_active ? "check-circle" : "pause-circle-o"}
        status={is_active ? "success" : undefined}
      />
    ),
  };
  const use: Column<CompanySummary> = {
    key: "use",
    title: t("company_use_as_place"),
    isTitleHidden: true,
    width: 44,
    render: (row) => <UseAsPlace row={row} />,
  };
  const keys = useChosenOf(companyColumns);
  const chosen = useDeclaredColumns<CompanySummary>(companyColumns, room === "wide" ? keys : narrow[room], {
    territorial_code: { from: 440 },
    population,
    is_active: state,
  });
  if (onRestore) return [name, restoreColumn(t, onRestore)];
  return [name, ...chosen, use];
}

function Named({ row }: { row: CompanySummary }) {
  const t = useWords();
  const kindOf = usePlaceKind();
  const details = [kindOf(row.kind, row.country), row.parent_name, row.is_active ? null : t("company_inactive")]
    .filter(Boolean)
    .join(" · ");
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: "12px", opacity: row.is_active ? 1 : 0.65 }}>
      <Icon name={kindIcons[row.kind]} size={16} color="var(--mui-palette-text-secondary)" />
      <Box sx={{ width: 0, flex: 1 }}>
        <CutText>{row.reason_social}</CutText>
        <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
          {details}
        </Typography>
      </Box>
    </Box>
  );
}

/** one click, and every screen shows this place. */
function UseAsPlace({ row }: { row: CompanySummary }) {
  const t = useWords();
  const { place, setPlace } = usePlace();
  const isActive = place === row.id;
  const label = t(isActive ? "company_is_place" : "company_use_as_place");
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          aria-label={`${label}: ${row.reason_social}`}
          color={isActive ? "primary" : "default"}
          disabled={isActive}
          onClick={(event) => {
            event.stopPropagation();
            setPlace(row.id);
          }}
        >
          <Icon name={isActive ? "dot-circle-o" : "crosshairs"} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
