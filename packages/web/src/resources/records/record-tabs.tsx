// The parts of one record: its fields, its shape, its history and what is said about it. What was typed in one stays while another shows.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import { useWords } from "../../ui/words.ts";

export const recordTabs = ["details", "geometry", "history", "comments"] as const;
export type RecordTab = (typeof recordTabs)[number];

type TabPanelProps = { tab: RecordTab; shown: RecordTab; isLazy?: boolean; children: ReactNode };

/** One part. `isLazy`: it is made when it is first looked at, and then stays. */
export function TabPanel({ tab, shown, isLazy = false, children }: TabPanelProps) {
  const t = useWords();
  const [wasSeen, setSeen] = useState(false);
  const isShown = tab === shown;
  if (isShown && !wasSeen) setSeen(true);
  if (isLazy && !isShown && !wasSeen) return null;
  return (
    <Box role="tabpanel" aria-label={t(`tab_${tab}`)} hidden={!isShown}>
      {children}
    </Box>
  );
}
