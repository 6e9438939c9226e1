// Taking the list out as a sheet: the same rows in the same order, with its columns or with all of them.
import { useRef, useState } from "react";
import Button from "@mui/material/Button";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { Domain } from "@atalaya/contract/domains.ts";
import { exportFormats } from "@atalaya/contract/record-columns.ts";
import { recordsOf } from "@atalaya/contract/resources/records.ts";
import { raise } from "../../api/events.ts";
import { usePlace } from "../../api/places.ts";
import { ApiError, requestFile } from "../../api/request.ts";
import { useUrlState } from "../../api/url-state.ts";
import { download } from "../../screens/import/csv-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { useChosenColumns } from "./chosen-columns.ts";
import { listQueryOf } from "./record-query.ts";

/** What every row of the list says beside the chosen columns. */
const inEveryRow = ["code", "variable_id", "title", "observed_on", "company_id"];

export function ExportMenu({ domain }: { domain: Domain }) {
  const t = useWords();
  const { search } = useUrlState();
  const { place } = usePlace();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [running, setRunning] = useState<AbortController | null>(null);
  const shown = [...new Set([...inEveryRow, ...useChosenColumns()])];

  const take = async (format: string, columns: readonly string[] | undefined) => {
    setOpen(false);
    const cancel = new AbortController();
    setRunning(cancel);
    try {
      const query = { ...listQueryOf(search, place), page: undefined, per_page: undefined, format, columns };
      const { name, file } = await requestFile(`${recordsOf(domain).path}/export`, { query, signal: cancel.signal });
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
  if (running)
    return (
      <Button variant="outlined" startIcon={<Icon name="times" />} onClick={() => running.abort()}>
        {t("export_cancel")}
      </Button>
    );
  return (
    <>
      <Button
        ref={anchor}
        variant="outlined"
        startIcon={<Icon name="download" />}
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
      >
        {t("export")}
      </Button>
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
