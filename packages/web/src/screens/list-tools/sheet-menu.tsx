// What a screen shows as a sheet, in the format that is chosen.
import { useRef, useState } from "react";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import type { Query } from "../../api/request.ts";
import { useSheet } from "./use-sheet.ts";
import { Icon } from "../../ui/icon.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";

const formats = ["xlsx", "csv"] as const;

type SheetMenuProps = {
  /** Where the sheet is asked for. */
  path: string;
  query: Query;
};

export function SheetMenu({ path, query }: SheetMenuProps) {
  const t = useWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { take: takeSheet, isRunning } = useSheet();
  const take = (format: (typeof formats)[number]) => {
    setOpen(false);
    void takeSheet(path, { ...query, format });
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
          <MenuItem key={format} onClick={() => take(format)}>
            {format.toUpperCase()}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
