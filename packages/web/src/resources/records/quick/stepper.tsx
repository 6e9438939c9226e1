// A count that is set with the thumb: less, the number itself, more.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import InputBase from "@mui/material/InputBase";
import Typography from "@mui/material/Typography";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";

/** One by one up to ten, then in tens, then in hundreds: nobody counts forty people one by one. */
export const stepAbove = (value: number): number => (value < 10 ? 1 : value < 100 ? 10 : 100);
const stepBelow = (value: number) => (value <= 10 ? 1 : value <= 100 ? 10 : 100);

const largest = 9_999_999;

type StepperProps = { label: string; value: number; onChange: (value: number) => void };

export function Stepper({ label, value, onChange }: StepperProps) {
  const t = useWords();
  return (
    <Box>
      <Typography variant="caption" component="div" sx={{ fontWeight: 550, mb: "4px" }}>
        {label}
      </Typography>
      <Box
        sx={(theme) => ({
          display: "flex",
          alignItems: "center",
          border: `1px solid ${theme.vars.palette.borderStrong}`,
          borderRadius: "6px",
        })}
      >
        <IconButton
          aria-label={t("quick_less", { metric: label })}
          onClick={() => onChange(Math.max(0, value - stepBelow(value)))}
          sx={{ width: 44, height: 44 }}
        >
          <Icon name="minus" />
        </IconButton>
        <InputBase
          value={value === 0 ? "" : String(value)}
          placeholder="—"
          onChange={(event) =>
            onChange(Math.min(largest, Number(event.target.value.replaceAll(/\D/g, "").slice(0, 7) || 0)))
          }
          sx={{
            flex: 1,
            minWidth: 0,
            fontSize: 18,
            fontWeight: 650,
            "& input": { height: 44, textAlign: "center", p: 0 },
          }}
          slotProps={{ input: { "aria-label": label, inputMode: "numeric", className: "tn", autoComplete: "off" } }}
        />
        <IconButton
          aria-label={t("quick_more", { metric: label })}
          onClick={() => onChange(Math.min(largest, value + stepAbove(value)))}
          sx={{ width: 44, height: 44 }}
        >
          <Icon name="plus" />
        </IconButton>
      </Box>
    </Box>
  );
}
