// The way from the records of vulnerability to the composite indices that are made of them.
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { anyIndex } from "./index-address.ts";

export function IndexButton({ isIcon = false }: { isIcon?: boolean }) {
  const t = useWords();
  const { change } = useUrlState();
  const open = () => change({ index: anyIndex, selected: null, page: null });
  if (isIcon)
    return (
      <Tooltip title={t("indices_title")}>
        <IconButton aria-label={t("indices_title")} onClick={open}>
          <Icon name="sort-amount-desc" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button variant="outlined" startIcon={<Icon name="sort-amount-desc" />} onClick={open}>
      {t("indices_title")}
    </Button>
  );
}
