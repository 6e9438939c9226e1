// The four parts of a variable's form. All stay mounted, so that nothing typed is lost.
import { useMemo, type ComponentProps } from "react";
import Box from "@mui/material/Box";
import type { Spread } from "../legend/use-distribution.ts";
import { CodesTab } from "./codes-tab.tsx";
import { GeneralTab } from "./general-tab.tsx";
import { OwnFields } from "./own-fields.tsx";
import { SymbologyTab } from "./symbology-tab.tsx";
import { TabPanel, type TabName } from "./variable-tabs.tsx";

type VariablePartsProps = Omit<ComponentProps<typeof GeneralTab>, "counts"> & { open: TabName; spread: Spread };

export function VariableParts({ open, spread, ...general }: VariablePartsProps) {
  const { variable, isReadOnly } = general;
  const optionCounts = useMemo(
    () => new Map(spread.distribution?.values.map(({ value, count }) => [String(value), count])),
    [spread.distribution],
  );
  return (
    <Box sx={{ pt: "12px" }}>
      <TabPanel tab="general" open={open}>
        <GeneralTab {...general} counts={optionCounts} />
      </TabPanel>
      <TabPanel tab="symbology" open={open}>
        <SymbologyTab spread={spread} isReadOnly={isReadOnly} />
      </TabPanel>
      <TabPanel tab="fields" open={open}>
        <OwnFields variable={variable} isReadOnly={isReadOnly} />
      </TabPanel>
      <TabPanel tab="codes" open={open}>
        <CodesTab isReadOnly={isReadOnly} />
      </TabPanel>
    </Box>
  );
}
