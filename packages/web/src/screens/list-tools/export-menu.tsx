// Taking the list out as a sheet: the same rows in the same order, with its columns or with all of them.
import { useRef, useState } from "react";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { exportFormats } from "@atalaya/contract/list-columns.ts";
import { raise } from "../../api/events.ts";
import { ApiError, requestFile, type Query } from "../../api/request.ts";
import { download } from "../import/csv-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

/** `path` of the list; `query`: its filters, sort and place; `shown`: the columns that it shows; `isIcon`: a small button. */
type ExportMenuProps = { path: string; query: Query; shown: readonly string[]; isIcon?: boolean };

export function ExportMenu({ path, query: list, shown, isIcon = false }: ExportMenuProps) {
  const t = useWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [running, setRunning] = useState<AbortController | null>(null);

  const take = async (format: string, columns: readonly string[] | undefined) => {
    setOpen(false);
    const cancel = new AbortController();
    setRunning(cancel);
    try {
      const query = { ...list, page: undefined, per_page: undefined, format, columns };
      const { name, file } = await requestFile(`${path}/export`, { query, signal: cancel.signal });
      download(name, file);
      raise("SET_MESSAGE", { message: t("export_done", { name }), type: "success" });
    } catch (error) {
      if (cancel.signal.aborted) return;
      const said = error instanceof ApiError ? Object.values(error.errors)[0]?.[0] : undefined;
      raise("SET_MESSAGE", { message: said ?? t("export_failed"), type: "error" });
    } finally {
      setRunning(null);
    }
  };
  if (running && isIcon)
    return (
      <Tooltip title={t("export_cancel")}>
        <IconButton aria-label={t("export_cancel")} onClick={() => running.abort()}>
          <Icon name="times" />
        </IconButton>
      </Tooltip>
    );
  if (running)
    return (
      <Button variant="outlined" startIcon={<Icon name="times" />} onClick={() => running.abort()}>
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
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => anchor.current}>
        {(["export_shown", "export_all"] as const).flatMap((which) => [
          <ListSubheader key={which}>{t(which)}</ListSubheader>,
          ...exportFormats.map((format) => (
            <MenuItem
              key={`${which} ${format}`}
              aria-label={`${format.toUpperCase()}: ${t(which)}`}
              onClick={() => void take(format, which === "export_shown" ? shown : undefined)}
            >
              {format.toUpperCase()}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}
