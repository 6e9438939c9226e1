// The way from the list of disasters to the indicators that they are counted for.
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

export function SendaiButton({ isIcon = false }: { isIcon?: boolean }) {
  const t = useWords();
  const { change } = useUrlState();
  const open = () => change({ sendai: "year", sums: null, hazard: null, selected: null, page: null });
  if (isIcon)
    return (
      <Tooltip title={t("sendai_open")}>
        <IconButton aria-label={t("sendai_open")} onClick={open}>
          <Icon name="table" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button variant="outlined" startIcon={<Icon name="table" />} onClick={open}>
      {t("sendai_trail")}
    </Button>
  );
}
