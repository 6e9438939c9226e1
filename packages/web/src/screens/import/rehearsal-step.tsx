// The third step: what would happen. Four totals, what is wrong row by row, and how to go on.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import type { ImportMode } from "@atalaya/contract/import.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { FileCard } from "./file-card.tsx";
import { NothingYet } from "./file-step.tsx";
import { ImportTotals } from "./import-totals.tsx";
import { RehearsalFindings, type Rehearsed } from "./rehearsal-findings.tsx";
import { StepFoot } from "./step-foot.tsx";

type RehearsalStepProps = Rehearsed & {
  isRefused: boolean;
  isKnownLeft: boolean;
  isBusy: boolean;
  onWrite: (mode: ImportMode, skip_known: boolean) => void;
  onBack: () => void;
};

export function RehearsalStep({ isRefused, isKnownLeft, isBusy, onWrite, onBack, ...rehearsed }: RehearsalStepProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { totals } = rehearsed.outcome;
  const [mode, setMode] = useState<ImportMode>("all");
  const [isSkipping, setSkipping] = useState(true);
  const toWrite = totals.valid - (isSkipping ? totals.known : 0);
  const mayWrite = toWrite > 0 && (mode === "valid" || totals.invalid === 0);
  const hasChoice = totals.invalid > 0 && totals.valid > 0;
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", p: "16px 20px" }}>
        <FileCard
          table={rehearsed.table}
          matching={rehearsed.matching}
          action={
            <Button variant="text" onClick={onBack}>
              {t("import_columns_change")}
            </Button>
          }
        />
        {isRefused && (
          <Typography role="alert" color="error" sx={{ mb: "12px" }}>
            <Icon name="exclamation-circle" size={13} /> {t("import_changed")}
          </Typography>
        )}
        <ImportTotals totals={totals} />
        <Typography color="textSecondary" sx={{ m: "12px 0" }}>
          {t("import_effect", {
            created: formatNumber(toWrite - totals.updated, language),
            updated: formatNumber(totals.updated, language),
          })}
        </Typography>
        {totals.known > 0 && isKnownLeft && <LeftRows count={totals.known} />}
        {totals.known > 0 && !isKnownLeft && (
          <KnownRows count={totals.known} isSkipping={isSkipping} onChange={setSkipping} />
        )}
        <RehearsalFindings {...rehearsed} />
      </Box>
      <StepFoot state={hasChoice && <ModeChoice mode={mode} onChange={setMode} />}>
        <NothingYet />
        <Button variant="outlined" disabled={isBusy} onClick={onBack}>
          {t("import_back")}
        </Button>
        <Button variant="contained" disabled={isBusy || !mayWrite} onClick={() => onWrite(mode, isSkipping)}>
          {isBusy
            ? t("import_writing")
            : toWrite === 1
              ? t("import_write_one")
              : t("import_write", { count: formatNumber(toWrite, language) })}
        </Button>
      </StepFoot>
    </>
  );
}

/** Rows that are there word by word. */
function LeftRows({ count }: { count: number }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Typography sx={{ mb: "12px" }}>
      {t(count === 1 ? "import_left_one" : "import_left", { count: formatNumber(count, language) })}
    </Typography>
  );
}

type KnownRowsProps = { count: number; isSkipping: boolean; onChange: (isSkipping: boolean) => void };

/** Rows that say what is there already: they are left out unless somebody wants them twice. */
function KnownRows({ count, isSkipping, onChange }: KnownRowsProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Box sx={{ mb: "12px" }}>
      <Typography>
        <Icon name="exclamation-triangle" size={13} color="var(--mui-palette-warning-main)" />{" "}
        {t(count === 1 ? "import_known_one" : "import_known", { count: formatNumber(count, language) })}
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={isSkipping} onChange={(_, isOn) => onChange(isOn)} />}
        label={t("import_skip_known")}
      />
    </Box>
  );
}

/** All rows or none, or those that can be written. */
function ModeChoice({ mode, onChange }: { mode: ImportMode; onChange: (mode: ImportMode) => void }) {
  const t = useWords();
  return (
    <RadioGroup row aria-label={t("import_mode")} value={mode} onChange={(_, chosen) => onChange(chosen as ImportMode)}>
      {(["all", "valid"] as const).map((one) => (
        <FormControlLabel key={one} value={one} control={<Radio />} label={t(`import_mode_${one}`)} />
      ))}
    </RadioGroup>
  );
}
