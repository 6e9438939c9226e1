// One metric of a disaster's losses: the figure in force, its unit, day, source and course; unfolded, every figure of it.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { losses, type Figure, type Metric } from "@atalaya/contract/domain/losses.ts";
import { formatDay } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Course } from "../../../screens/paper/course.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { courseOf } from "../reading/record-figures.ts";
import { showFigure } from "@atalaya/contract/domain/show-figure.ts";

type LossRowProps = {
  metric: Metric;
  /** Newest first; never empty. */
  rows: readonly Figure[];
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export function LossRow({ metric, rows, isOpen, onToggle, children }: LossRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const current = rows[0]!;
  const { unit } = losses[metric];
  const points = courseOf(rows.toReversed(), metric, t, language);
  return (
    <Box sx={{ borderTop: 1, borderColor: "divider" }}>
      <ButtonBase
        onClick={onToggle}
        aria-expanded={isOpen}
        sx={{
          display: "grid",
          width: "100%",
          minHeight: 36,
          gap: "8px",
          alignItems: "center",
          textAlign: "left",
          gridTemplateColumns: "16px minmax(0, 1fr) auto",
          "@container (min-width: 480px)": {
            gridTemplateColumns: "16px minmax(0, 1.4fr) 116px 70px 88px minmax(0, 0.8fr) 48px",
          },
          "&:hover": { bgcolor: "action.hover" },
          "& .wide": { display: "none", "@container (min-width: 480px)": { display: "block" } },
        }}
      >
        <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={10} />
        <Box sx={{ fontWeight: 550 }}>{t(`loss.${metric}`)}</Box>
        <Box className="tn" sx={{ textAlign: "right", fontWeight: 650 }}>
          {showFigure(current, t, language)}
        </Box>
        <Box className="wide" sx={{ ...cut, color: "text.secondary" }}>
          {unit === "money" ? current.currency : t(`loss_unit.${unit}`)}
        </Box>
        <Box className="wide tn" sx={{ whiteSpace: "nowrap" }}>
          {formatDay(current.as_of, language)}
          {current.hour && <Box sx={{ color: "text.secondary" }}>{current.hour}</Box>}
        </Box>
        <Box className="wide" sx={cut}>
          {current.source}
        </Box>
        <Box className="wide" sx={{ color: "primary.main" }}>
          <Course points={points} />
        </Box>
      </ButtonBase>
      {isOpen && <Box sx={{ pb: "8px" }}>{children}</Box>}
    </Box>
  );
}
