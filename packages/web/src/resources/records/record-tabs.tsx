// The parts of one record: while it is read what it says, its files, history and comments; while it is changed its fields, shape and files. What was
// typed in one stays while another shows.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { useOnceTrue } from "../../ui/use-once-true.ts";
import { useWords } from "../../ui/words.ts";

export const readerTabs = ["reading", "files", "history", "comments"] as const;
export type ReaderTab = (typeof readerTabs)[number];

export const editorTabs = ["details", "geometry", "files"] as const;
export type EditorTab = (typeof editorTabs)[number];

type RecordTab = ReaderTab | EditorTab;
type TabPanelProps = { tab: RecordTab; shown: RecordTab; isLazy?: boolean; children: ReactNode };

/** One part. `isLazy`: it is made when it is first looked at, and then stays. */
export function TabPanel({ tab, shown, isLazy = false, children }: TabPanelProps) {
  const t = useWords();
  const isShown = tab === shown;
  const wasSeen = useOnceTrue(isShown);
  if (isLazy && !wasSeen) return null;
  return (
    <Box role="tabpanel" aria-label={t(`tab_${tab}`)} hidden={!isShown}>
      {children}
    </Box>
  );
}
