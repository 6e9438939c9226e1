// Below what lies in an area: on paper, and into a risk assessment.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { createLink } from "@tanstack/react-router";
import type { Exposure } from "@atalaya/contract/resources/records/exposure.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { linkTo } from "../../../api/addresses.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { countedText } from "../../../screens/exposure/counted.ts";
import { withinOf } from "./exposure-state.ts";

const LinkButton = createLink(Button);

type ExposureFootProps = {
  exposure: Exposure;
  variables: readonly Variable[];
  isPrinting: boolean;
  onPrint: () => void;
};

export function ExposureFoot({ exposure, variables, isPrinting, onPrint }: ExposureFootProps) {
  const t = useWords();
  const may = useMay();
  const { place } = usePlace();
  const mayAssess = may("records.risk.create", place === "all" ? undefined : place);
  return (
    <Box
      sx={(theme) => ({
        position: "sticky",
        bottom: 0,
        display: "flex",
        justifyContent: "flex-end",
        backgroundColor: theme.vars.palette.background.default,
        gap: "8px",
        padding: "10px 14px",
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        "@media print": { display: "none" },
      })}
    >
      <Button variant="outlined" startIcon={<Icon name="print" />} disabled={isPrinting} onClick={onPrint}>
        {t("framework_print")}
      </Button>
      {mayAssess && (
        <LinkButton
          variant="contained"
          startIcon={<Icon name="plus" />}
          {...linkTo("/records/risk", {
            record: "new",
            counted: countedText(exposure, variables),
            shape: withinOf(exposure.shape),
          })}
        >
          {t("exposure_use")}
        </LinkButton>
      )}
    </Box>
  );
}
