// What is read takes the place of list and map, which stay as they are below it: going back finds the same rows and the same view.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { screenHeight } from "../../ui/page.tsx";
import { useOnceTrue } from "../../ui/use-once-true.ts";

type ReadingPageProps = {
  isReading: boolean;
  reading: ReactNode;
  children: ReactNode;
};

export function ReadingPage({ isReading, reading, children }: ReadingPageProps) {
  // Whoever follows a link to read something needs neither list nor map for it.
  const isNeeded = useOnceTrue(!isReading);
  return (
    <>
      {isReading && <Box sx={{ height: screenHeight }}>{reading}</Box>}
      {isNeeded && <Box sx={{ display: isReading ? "none" : "contents" }}>{children}</Box>}
    </>
  );
}
