// The way from the list of disasters and assessments to the matrix of risks, under the same filters.
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

export function MatrixButton({ isIcon = false }: { isIcon?: boolean }) {
  const t = useWords();
  const { change } = useUrlState();
  const open = () => change({ matrix: true, selected: null, page: null });
  if (isIcon)
    return (
      <Tooltip title={t("risk_matrix")}>
        <IconButton aria-label={t("risk_matrix")} onClick={open}>
          <Icon name="th" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button variant="outlined" startIcon={<Icon name="th" />} onClick={open}>
      {t("risk_matrix_short")}
    </Button>
  );
}
