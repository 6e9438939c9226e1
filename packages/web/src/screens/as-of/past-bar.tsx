// Says above everything else that a screen shows the past, and leads back to now.
import { lazy, Suspense, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { useUrlState } from "../../api/url-state.ts";
import { formatInstant } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { ofMoment, useMoment } from "./use-moment.ts";

const MomentDialog = lazy(async () => ({ default: (await import("./moment-dialog.tsx")).MomentDialog }));

/** `onCompare`: leads to what is not the same now; absent where nothing is compared. `steps`: ways to other moments. */
export function PastBar({ onCompare, steps }: { onCompare?: () => void; steps?: ReactNode }) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  const at = useMoment();
  const [isChoosing, setChoosing] = useState(false);
  if (at === null) return null;
  return (
    <Box
      role="status"
      sx={({ vars: { palette } }) => ({
        flex: "none",
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "4px 12px",
        padding: "6px 20px",
        color: palette.statusSoft.info.softText,
        backgroundColor: palette.statusSoft.info.soft,
        [phoneQuery]: { padding: "6px 16px" },
      })}
    >
      <Box sx={{ flex: "1 1 auto" }}>
        <Tooltip title={t("past_change")} describeChild>
          <Button
            size="small"
            color="inherit"
            className="tn"
            startIcon={<Icon name="history" />}
            onClick={() => setChoosing(true)}
            sx={{ ml: "-8px", fontWeight: 650 }}
          >
            {t("past_shown", { at: formatInstant(at, language) })}
          </Button>
        </Tooltip>
      </Box>
      {steps}
      {onCompare && (
        <Button size="small" color="inherit" onClick={onCompare}>
          {t("past_compare")}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => change(ofMoment(null))}>
        {t("past_back")}
      </Button>
      {isChoosing && (
        <Suspense>
          <MomentDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Box>
  );
}
