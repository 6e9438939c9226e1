// A record to press: its title, and below it its place where these differ, code, day and state.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import { formatDay } from "../../../ui/format.ts";
import { StatusTag } from "../../../ui/tag.tsx";
import { useLanguage } from "../../../ui/words.ts";

type RecordButtonProps = { record: RecordSummary; place?: string | undefined; onClick: () => void };

export function RecordButton({ record, place, onClick }: RecordButtonProps) {
  const [language] = useLanguage();
  const { title, code, observed_on, status } = record;
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        display: "flex",
        justifyContent: "space-between",
        gap: "12px",
        width: "100%",
        minHeight: 48,
        padding: "6px 10px",
        borderRadius: "6px",
        textAlign: "left",
        "&:hover": { backgroundColor: "action.hover" },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {place && (
          <Typography component="span" color="textSecondary" sx={{ display: "block" }}>
            {place}
          </Typography>
        )}
        <Typography variant="overline" component="span" color="textSecondary">
          {code} · {formatDay(observed_on, language)}
        </Typography>
      </Box>
      <StatusTag status={status} isDense />
    </ButtonBase>
  );
}
