// The columns of institutions: fewer beside an open panel, and on a phone the telephone as a button.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { institutionColumns } from "@atalaya/contract/resources/institutions/columns.ts";
import type { InstitutionSummary } from "@atalaya/contract/resources/institutions.ts";
import { usePlace } from "../../api/places.ts";
import { useChosenOf, useDeclaredColumns } from "../../screens/list-tools/declared-columns.tsx";
import { restoreColumn } from "../../screens/restore-column.tsx";
import { TreeToggle } from "../../screens/tree-toggle.tsx";
import type { Branch } from "../../ui/table/data-table.tsx";
import type { Column } from "../../ui/table/data-table-column.ts";
import { Icon } from "../../ui/icon.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { Tag } from "../../ui/tag.tsx";
import { truncate } from "../../ui/truncate.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { kindPictures } from "./institution-kinds.ts";

/** Nothing beside the list, a panel beside it, or a phone. */
export type Room = "wide" | "beside" | "phone";

type ColumnOptions = {
  room: Room;
  /** In the tree names are indented and can be opened. */
  branchOf?: ((row: InstitutionSummary) => Branch) | undefined;
  /** In the trash: a way back instead of the rest. */
  onRestore?: ((row: InstitutionSummary) => void) | undefined;
};

export function useInstitutionColumns({ room, branchOf, onRestore }: ColumnOptions): Column<InstitutionSummary>[] {
  const t = useWords();
  const [language] = useLanguage();
  const nameOf = (row: InstitutionSummary) => pick(language, row.name_es, row.name_en);
  const name: Column<InstitutionSummary> = {
    key: "name_es",
    title: t("person_name"),
    isSortable: true,
    width: "100%",
    render: (row) => <Name row={row} name={nameOf(row)} room={room} branch={branchOf?.(row)} />,
  };
  const phone: Column<InstitutionSummary> = {
    key: "phone_24x7",
    title: t("label.institutions.phone_24x7"),
    isTitleHidden: room === "phone",
    render: (row) => {
      const number = row.phone_24x7 ?? (room === "phone" ? row.phone : null);
      if (!number) return room === "phone" ? null : <Box sx={{ color: "text.disabled" }}>—</Box>;
      const label = t(row.phone_24x7 ? "call_24x7" : "call", { name: row.acronym ?? nameOf(row) });
      return <PhoneLink number={number} label={label} isIconOnly={room === "phone"} />;
    },
  };
  const chosen = useDeclaredColumns(institutionColumns, useChosenOf(institutionColumns), { phone_24x7: phone });
  if (onRestore) return [name, restoreColumn(t, onRestore)];
  return room === "wide" ? [name, ...chosen] : [name, phone];
}

type NameProps = { row: InstitutionSummary; name: string; room: Room; branch: Branch | undefined };

const indent = { wide: 24, beside: 20, phone: 14 };

function Name({ row, name, room, branch }: NameProps) {
  const t = useWords();
  const { places } = usePlace();
  // Of a place above the user's, which is shown here to be read.
  const isAbove = !places.some(({ id }) => id === row.company_id);
  const second = [room !== "wide" && t(`institution_kind.${row.kind}`), row.company_name].filter(Boolean).join(" · ");
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: "10px", width: 0, minWidth: "100%" }}
      style={{ paddingLeft: branch ? (branch.level - 1) * indent[room] : 0 }}
    >
      {branch && <TreeToggle branch={branch} name={name} />}
      <Swatch {...kindPictures[row.kind]} label={t(`institution_kind.${row.kind}`)} />
      <Box sx={{ minWidth: 0, flex: 1, opacity: row.is_active ? 1 : 0.7 }}>
        <Tooltip title={name.length > 60 ? name : ""}>
          <Typography variant="subtitle2" component="span" noWrap sx={{ display: "block" }}>
            {truncate(name, 60)}
            {row.acronym && (
              <Box component="span" sx={{ ml: "6px", fontWeight: 400, color: "text.secondary" }}>
                {row.acronym}
              </Box>
            )}
          </Typography>
        </Tooltip>
        <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
          {isAbove && (
            <>
              <Icon name="lock" size={11} />{" "}
            </>
          )}
          {second}
        </Typography>
      </Box>
      {!row.is_active && <Tag label={t("institution_inactive")} icon="ban" />}
    </Box>
  );
}
