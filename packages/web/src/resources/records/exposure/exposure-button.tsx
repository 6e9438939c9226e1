// The way from the map of vulnerability to what lies in an area.
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useMay } from "../../../api/may.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

export function ExposureButton({ isIcon = false }: { isIcon?: boolean }) {
  const t = useWords();
  const may = useMay();
  const { change } = useUrlState();
  if (!may("records.situation.index")) return null;
  const open = () => change({ exposure: "draw", selected: null, page: null });
  if (isIcon)
    return (
      <Tooltip title={t("exposure")}>
        <IconButton aria-label={t("exposure")} onClick={open}>
          <Icon name="crosshairs" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button variant="outlined" startIcon={<Icon name="crosshairs" />} onClick={open}>
      {t("exposure")}
    </Button>
  );
}
