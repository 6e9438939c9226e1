// The way from the list of disasters to the sums of what they cost, under the same filters.
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

export function SumsButton({ isIcon = false }: { isIcon?: boolean }) {
  const t = useWords();
  const { change } = useUrlState();
  const open = () => change({ sums: "overview", selected: null, page: null });
  if (isIcon)
    return (
      <Tooltip title={t("losses")}>
        <IconButton aria-label={t("losses")} onClick={open}>
          <Icon name="bar-chart" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button variant="outlined" startIcon={<Icon name="bar-chart" />} onClick={open}>
      {t("losses")}
    </Button>
  );
}
