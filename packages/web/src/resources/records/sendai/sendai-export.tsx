// The indicators as a sheet: what the table shows, with numerators, denominators and how complete they are.
import { useRef, useState } from "react";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { raise } from "../../../api/events.ts";
import { ApiError, requestFile, type Query } from "../../../api/request.ts";
import { download } from "../../../screens/import/csv-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";

const formats = ["xlsx", "csv"] as const;

export function SendaiExport({ query }: { query: Query }) {
  const t = useWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const take = async (format: (typeof formats)[number]) => {
    setOpen(false);
    setRunning(true);
    try {
      const { name, file } = await requestFile("records/risk/sendai/export", { query: { ...query, format } });
      download(name, file);
      raise("SET_MESSAGE", { message: t("export_done", { name }), type: "success" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      raise("SET_MESSAGE", { message: t("export_failed"), type: "error" });
    } finally {
      setRunning(false);
    }
  };
  const button = { ref: anchor, "aria-haspopup": "menu", disabled: isRunning, onClick: () => setOpen(true) } as const;
  return (
    <>
      {isPhone ? (
        <Tooltip title={t("export")}>
          <span>
            <IconButton aria-label={t("export")} {...button}>
              <Icon name="download" />
            </IconButton>
          </span>
        </Tooltip>
      ) : (
        <Button variant="outlined" startIcon={<Icon name="download" />} {...button}>
          {t("export")}
        </Button>
      )}
      <Menu open={isOpen} onClose={() => setOpen(false)} anchorEl={() => anchor.current}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => void take(format)}>
            {format.toUpperCase()}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
