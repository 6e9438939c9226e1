// Who has not told of the year, reminding them, and the list of the disasters that were counted.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { addendsOf } from "@atalaya/contract/domain/sendai.ts";
import { isMetric } from "@atalaya/contract/domain/losses.ts";
import { linkTo } from "../../../api/addresses.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import type { OpenCell } from "./columns.ts";
import { useLossYear, useReminder } from "./use-loss-year.ts";

const LinkButton = createLink(Button);

/** The disasters of the cell; those that tell its number, where it is made of one figure alone. */
function useListLink({ code, column: { of } }: OpenCell) {
  const { search } = useUrlState();
  const { year, hazard, company_id } = of;
  const [metric, ...others] = addendsOf(code);
  return linkTo("/records/risk", {
    observed_from: `${year}-01-01`,
    observed_to: `${year}-12-31`,
    has_published: true,
    hazard: hazard ?? search.hazard,
    ...(isMetric(metric) && others.length === 0 && { figure: `${metric}::` }),
    ...(typeof company_id === "number" && { place: company_id }),
  });
}

export function CellFoot({ open, isOfCards }: { open: OpenCell; isOfCards: boolean }) {
  const t = useWords();
  const { year, company_id, reported, municipalities } = open.column.of;
  const count = municipalities - reported;
  const { silent, mayRemind } = useLossYear(year, {
    ...(typeof company_id === "number" && { within: company_id }),
    isEnabled: isOfCards && count > 0,
  });
  const remind = useReminder(year);
  const list = useListLink(open);
  if (!isOfCards) return null;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: "8px",
        p: "10px 16px",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Typography
        component="p"
        sx={({ vars: { palette } }) => ({
          m: 0,
          flex: 1,
          minWidth: 150,
          fontSize: "0.75rem",
          fontWeight: count > 0 ? 600 : 400,
          color: count > 0 ? palette.statusSoft.warning.softText : palette.text.secondary,
        })}
      >
        {count > 1
          ? t("sendai_not_reported", { count: String(count) })
          : t(count === 1 ? "sendai_not_reported_one" : "sendai_all_reported")}
      </Typography>
      {mayRemind && silent.length > 0 && (
        <Button
          variant="outlined"
          startIcon={<Icon name="envelope-o" />}
          disabled={remind.isPending || remind.isSuccess}
          onClick={() => remind.mutate(silent)}
        >
          {t("sendai_remind")}
        </Button>
      )}
      <LinkButton variant="contained" {...list}>
        {t("sendai_open_list")}
      </LinkButton>
    </Box>
  );
}
