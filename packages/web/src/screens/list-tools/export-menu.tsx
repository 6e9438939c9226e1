// Taking the list out as a sheet: the same rows in the same order, with its columns or with all of them.
import { useRef, useState } from "react";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { mapFormats, sheetFormats, type ExportFormat } from "@atalaya/contract/list-columns.ts";
import type { Query } from "../../api/request.ts";
import { Icon } from "../../ui/icon.tsx";
import type { WordKey } from "@atalaya/contract/words.ts";
import { useWords } from "../../ui/words.ts";
import { useSheet } from "./use-sheet.ts";

/** What else a list is taken out as: a heading of the menu, with what its address says for it. */
export type ExportKind = { title: WordKey; asked: Query; formats?: readonly ExportFormat[] };

/** As the programs that read them say. */
const names: Record<ExportFormat, string> = {
  csv: "CSV",
  xlsx: "XLSX",
  ods: "ODS",
  pdf: "PDF",
  geojson: "GeoJSON",
  kml: "KML",
  gpkg: "GeoPackage",
};
/** Of a further kind of sheet, until it says otherwise. */
const usualFormats = ["csv", "xlsx"] as const;
/** Paper is too narrow for more than the list shows. */
const formatsOfAll = sheetFormats.filter((format) => format !== "pdf");

/**
 * `path` of the list; `query`: its filters, sort and place; `shown`: the columns that it shows; `more`: further kinds of sheet; `isIcon`: a
 * small button.
 */
type ExportMenuProps = {
  path: string;
  query: Query;
  shown: readonly string[];
  more?: readonly ExportKind[];
  /** Another way out that asks more than a form: what it is called, and what opens it. */
  other?: { label: string; onOpen: () => void } | undefined;
  isIcon?: boolean;
  /** Its rows lie on the map, and are taken out for maps too. */
  isOnMap?: boolean;
};

export function ExportMenu({
  path,
  query: list,
  shown,
  more = [],
  other,
  isIcon = false,
  isOnMap = false,
}: ExportMenuProps) {
  const t = useWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const sheet = useSheet();

  const forMaps = isOnMap ? mapFormats : [];
  const kinds: readonly ExportKind[] = [
    { title: "export_shown", asked: { columns: shown }, formats: [...sheetFormats, ...forMaps] },
    { title: "export_all", asked: {}, formats: [...formatsOfAll, ...forMaps] },
    ...more,
  ];
  const take = (format: string, asked: Query) => {
    setOpen(false);
    void sheet.take(`${path}/export`, { ...list, page: undefined, per_page: undefined, format, ...asked });
  };
  if (sheet.isRunning && isIcon)
    return (
      <Tooltip title={t("export_cancel")}>
        <IconButton aria-label={t("export_cancel")} onClick={sheet.cancel}>
          <Icon name="times" />
        </IconButton>
      </Tooltip>
    );
  if (sheet.isRunning)
    return (
      <Button variant="outlined" startIcon={<Icon name="times" />} onClick={sheet.cancel}>
        {t("export_cancel")}
      </Button>
    );
  return (
    <>
      {isIcon ? (
        <Tooltip title={t("export")}>
          <IconButton ref={anchor} aria-label={t("export")} aria-haspopup="menu" onClick={() => setOpen(true)}>
            <Icon name="download" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          ref={anchor}
          variant="outlined"
          startIcon={<Icon name="download" />}
          aria-haspopup="menu"
          onClick={() => setOpen(true)}
        >
          {t("export")}
        </Button>
      )}
      <Menu
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => anchor.current}
        // The formats of a kind stand side by side below its heading: the menu stays short.
        slotProps={{ list: { sx: { display: "flex", flexWrap: "wrap", width: 340 } } }}
      >
        {kinds.flatMap((kind) => itemsOf(kind, t, take))}
        {other && (
          <MenuItem
            divider={false}
            sx={{ flex: "1 1 100%" }}
            onClick={() => {
              setOpen(false);
              other.onOpen();
            }}
          >
            {other.label}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

/** The heading of a kind of sheet with its formats. A menu takes no more than its items for children, so this is no component. */
const itemsOf = (
  { title, asked, formats = usualFormats }: ExportKind,
  t: ReturnType<typeof useWords>,
  take: (format: string, asked: Query) => void,
) => [
  // For the eye alone: an item of a menu is heard with its kind.
  <ListSubheader key={title} role="presentation" aria-hidden sx={{ width: "100%" }}>
    {t(title)}
  </ListSubheader>,
  ...formats.map((format) => (
    <MenuItem
      key={`${title} ${format}`}
      aria-label={`${names[format]}: ${t(title)}`}
      sx={{ flex: "0 0 33.33%" }}
      onClick={() => take(format, asked)}
    >
      {names[format]}
    </MenuItem>
  )),
];
