// Where one stands in an import.
import Box from "@mui/material/Box";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";

const steps = ["file", "columns", "rehearsal", "done"] as const;
export type Step = (typeof steps)[number];

export function ImportSteps({ step }: { step: Step }) {
  const t = useWords();
  const at = steps.indexOf(step);
  return (
    <Box component="ol" aria-label={t("import_steps")} sx={{ display: "flex", m: 0, p: 0, listStyle: "none" }}>
      {steps.map((one, index) => (
        <Box
          component="li"
          key={one}
          aria-current={index === at ? "step" : undefined}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: "8px",
            color: index === at ? "text.primary" : "text.secondary",
            fontWeight: index === at ? 600 : 400,
            "&:not(:first-of-type)::before": {
              content: '""',
              width: 24,
              height: "1px",
              mx: "10px",
              bgcolor: "control",
            },
            [phoneQuery]: { "&:not(:first-of-type)::before": { width: 10, mx: "4px" } },
          }}
        >
          <Box
            component="span"
            sx={{
              display: "inline-flex",
              alignItems: "center",
              justifyContent: "center",
              width: 20,
              height: 20,
              fontSize: 11,
              borderRadius: "50%",
              border: index > at ? "1px solid" : 0,
              bgcolor: index === at ? "primary.main" : index < at ? "soft" : undefined,
              color: index === at ? "primary.contrastText" : index < at ? "softText" : undefined,
            }}
          >
            {index < at ? <Icon name="check" size={11} /> : index + 1}
          </Box>
          <Box component="span" sx={{ [phoneQuery]: { display: index === at ? "inline" : "none" } }}>
            {t(`import_step_${one}`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
