// The way from the list of works of recovery to what they come to, under the same filters.
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

export function PortfolioButton({ isIcon = false }: { isIcon?: boolean }) {
  const t = useWords();
  const { change } = useUrlState();
  const open = () => change({ portfolio: "sums", selected: null, page: null });
  if (isIcon)
    return (
      <Tooltip title={t("recovery_portfolio")}>
        <IconButton aria-label={t("recovery_portfolio")} onClick={open}>
          <Icon name="briefcase" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button variant="outlined" startIcon={<Icon name="briefcase" />} onClick={open}>
      {t("recovery_portfolio_short")}
    </Button>
  );
}
