// How much of a need is spent, is funded and is missing, as parts of one bar: told apart by pattern and edge too, and said beside it in numbers.
import Box from "@mui/material/Box";
import type { RecoverySum } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { useWords } from "../../../ui/words.ts";

const parts = ["spent", "funded", "gap"] as const;
type Part = (typeof parts)[number];

const soft = "color-mix(in srgb, var(--mui-palette-primary-main) 40%, var(--mui-palette-background-paper))";

const looks: Record<Part, object> = {
  spent: { bgcolor: "primary.main" },
  funded: {
    background: `repeating-linear-gradient(135deg, ${soft} 0 4px, var(--mui-palette-background-paper) 4px 6px)`,
    boxShadow: `inset 0 0 0 1px ${soft}`,
  },
  gap: { bgcolor: "background.paper", boxShadow: "inset 0 0 0 1px var(--mui-palette-text-secondary)" },
};

/** `most`: what the whole width stands for. */
export function CoverBar({ sum, most, height = 8 }: { sum: RecoverySum; most: number; height?: number }) {
  const spent = sum.spent.value ?? 0;
  const lengths: Record<Part, number> = {
    spent,
    funded: Math.max(0, (sum.funded.value ?? 0) - spent),
    gap: sum.gap.value ?? 0,
  };
  return (
    <Box component="span" aria-hidden data-colour sx={{ display: "flex", gap: "1px", height, minWidth: 60 }}>
      {most > 0 &&
        parts
          .filter((part) => lengths[part] > 0)
          .map((part) => (
            <Box
              key={part}
              component="span"
              data-colour
              style={{ width: `${Math.min(100, (lengths[part] / most) * 100)}%` }}
              sx={{ minWidth: 2, borderRadius: "2px", ...looks[part] }}
            />
          ))}
    </Box>
  );
}

export function CoverKey() {
  const t = useWords();
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: "2px 16px",
        mt: "6px",
        typography: "caption",
        color: "text.secondary",
      }}
    >
      {parts.map((part) => (
        <Box key={part} component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "6px" }}>
          <Box
            component="span"
            aria-hidden
            data-colour
            sx={{ width: 14, height: 10, borderRadius: "2px", ...looks[part] }}
          />
          {t(`recovery_part.${part}`)}
        </Box>
      ))}
    </Box>
  );
}
