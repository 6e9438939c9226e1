// A sealed paper, or its draft, from the printer and as a file; of what is sealed also the content that the seal was made of.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { useDownload } from "../use-download.ts";

type PaperButtonsProps = {
  /** Address of the thing, below `/api`: its edition is `<at>/edition.json`. */
  at: string;
  /** What its PDF is called there. */
  file: string;
  /** What the files are called that are saved, without their ending. */
  name: string;
  isSealed: boolean;
};

export function PaperButtons({ at, file, name, isSealed }: PaperButtonsProps) {
  const t = useWords();
  const [language] = useLanguage();
  const save = useDownload();
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "8px" }}>
      <Button variant="outlined" startIcon={<Icon name="print" />} onClick={() => window.print()}>
        {t("framework_print")}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" />}
        onClick={() => save(`${at}/${file}?language=${language}`, `${name}.pdf`)}
      >
        {t("report_pdf")}
      </Button>
      {isSealed && (
        <Button
          variant="text"
          startIcon={<Icon name="shield" />}
          onClick={() => save(`${at}/edition.json`, `${name}.json`)}
          sx={{ gridColumn: "1 / -1" }}
        >
          {t("report_check")}
        </Button>
      )}
    </Box>
  );
}
