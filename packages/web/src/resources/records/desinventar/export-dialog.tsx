// The disasters of the list as a database of DesInventar: what would not fit is told before anything is taken out.
import { useId, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import {
  desInventar,
  desInventarFormats,
  type DesInventarCheck,
  type DesInventarFormat,
} from "@atalaya/contract/resources/records/desinventar.ts";
import type { Query } from "../../../api/request.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { useSheet } from "../../../screens/list-tools/use-sheet.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

/** What the address says for each form. */
const asked: Record<DesInventarFormat, Query> = {
  xml: { format: "xml" },
  fichas: { format: "csv", headings: "fichas" },
  datacards: { format: "csv", headings: "datacards" },
};

/** `query`: filters, sort and place of the list. */
export function ExportDialog({ query, onClose }: { query: Query; onClose: () => void }) {
  const t = useWords();
  const titleId = useId();
  const [format, setFormat] = useState<DesInventarFormat>("xml");
  const list = { ...query, page: undefined, per_page: undefined };
  const { data, error, refetch } = useAnswer(desInventar, "check", list as never);
  const { take, isRunning } = useSheet();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t("cards_export_title")}</DialogTitle>
      <DialogContent>
        <RadioGroup
          aria-label={t("cards_export_as")}
          value={format}
          onChange={(_, chosen) => setFormat(chosen as DesInventarFormat)}
        >
          {desInventarFormats.map((it) => (
            <FormControlLabel key={it} value={it} control={<Radio />} label={t(`cards_format.${it}`)} />
          ))}
        </RadioGroup>
        <Box role="status" sx={{ mt: "12px" }}>
          {error ? (
            <ErrorState error={error} title={t("cards_export_failed")} onRetry={() => void refetch()} />
          ) : data ? (
            <Checked check={data} />
          ) : (
            <Typography color="textSecondary">{t("cards_export_checking")}</Typography>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button
          variant="contained"
          disabled={isRunning}
          onClick={() => void take(desInventar.path, { ...list, ...asked[format] }).then(onClose)}
        >
          {t("cards_export_take")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Checked({ check: { cards, cut, left } }: { check: DesInventarCheck }) {
  const t = useWords();
  const [language] = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const codes = (examples: readonly { code: string }[]) => examples.map(({ code }) => code).join(", ");
  return (
    <>
      <Typography>{t(cards === 1 ? "cards_export_one" : "cards_export_cards", { count: number(cards) })}</Typography>
      {cut.length === 0 && left.length === 0 && <Typography>{t("cards_export_whole")}</Typography>}
      {cut.length > 0 && (
        <Lines
          title={t("cards_export_cut")}
          lines={cut.map((it) =>
            t("cards_export_cut_of", {
              column: it.column,
              cards: number(it.cards),
              size: number(it.size),
              longest: number(it.longest),
            }),
          )}
        />
      )}
      {left.length > 0 && (
        <Lines
          title={t("cards_export_left")}
          lines={left.map((it) =>
            t("cards_left_of", {
              what: t(`cards_left.${it.what}`),
              cards: number(it.cards),
              codes: codes(it.examples),
            }),
          )}
        />
      )}
    </>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Box component="section" aria-label={title} sx={{ mt: "12px" }}>
    <Typography variant="subtitle2" component="h3" sx={{ m: 0 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: "18px" }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  </Box>
);
