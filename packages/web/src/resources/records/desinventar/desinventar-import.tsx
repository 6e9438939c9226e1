// Loading a database of DesInventar: `?import=desinventar` asks for the file, `?import=desinventar-12` reviews what was read.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useUrlState } from "../../../api/url-state.ts";
import { LoadFile } from "../../../screens/loads/load-file.tsx";
import { formatInstant, formatNumber } from "../../../ui/format.ts";
import { Page } from "../../../ui/page.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { CardReview } from "./card-review.tsx";
import { useNewLoad, useRecentLoads } from "./use-card-load.ts";

/** What the address says of a load. */
const begins = "desinventar";
export const isOfDesInventar = (text: string | undefined): boolean => text?.startsWith(begins) ?? false;

/** `what`: the choice between this and other files. */
export function DesInventarImport({ what, onClose }: { what: ReactNode; onClose: () => void }) {
  const { search, change } = useUrlState();
  const id = Number(search.import?.slice(begins.length + 1) || Number.NaN);
  const open = (load: number | null) => change({ import: load === null ? begins : `${begins}-${load}` });
  if (Number.isInteger(id)) return <CardReview key={id} id={id} onAnother={() => open(null)} onClose={onClose} />;
  return <DatabaseFile what={what} onRead={open} onClose={onClose} />;
}

function DatabaseFile({
  what,
  onRead,
  onClose,
}: {
  what: ReactNode;
  onRead: (id: number) => void;
  onClose: () => void;
}) {
  const t = useWords();
  const [language] = useLanguage();
  const loads = useRecentLoads().data?.data ?? [];
  return (
    <Page
      title={t("cards_title")}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t("load_close")}
        </Button>
      }
    >
      <Box sx={{ mt: "8px", mb: "12px" }}>{what}</Box>
      <LoadFile
        icon="database"
        title={t("cards_drop")}
        text={t("cards_drop_text")}
        extensions={["xml", "csv", "zip"]}
        place="desinventar"
        create={useNewLoad()}
        recent={loads.map(({ id, file_name, created_at, cards, written }) => ({
          id,
          file_name,
          about: t("cards_recent_about", {
            at: formatInstant(created_at, language),
            cards: formatNumber(cards, language),
            written: formatNumber(written, language),
          }),
        }))}
        onRead={onRead}
      />
    </Page>
  );
}
