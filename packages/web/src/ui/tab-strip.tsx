// Parts of one screen side by side, one shown at a time.
import type { ReactNode } from "react";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { phoneQuery } from "./theme/theme-global.ts";

type TabStripProps<V extends string> = {
  /** What is chosen here, for assistive technology. */
  label: string;
  value: V;
  /** `mark` stands behind the label: a count, or that something in it is wrong. */
  tabs: readonly { value: V; label: string; mark?: ReactNode }[];
  onChange: (value: V) => void;
};

export function TabStrip<V extends string>({ label, value, tabs, onChange }: TabStripProps<V>) {
  return (
    <Tabs
      value={value}
      aria-label={label}
      onChange={(_, chosen: V) => onChange(chosen)}
      sx={{
        flex: "none",
        minHeight: 40,
        padding: "0 8px",
        borderBottom: 1,
        borderColor: "divider",
        bgcolor: "background.paper",
        "& .MuiTab-root": { minHeight: 40, minWidth: 0, padding: "0 12px", textTransform: "none" },
        [phoneQuery]: { padding: "0 4px", "& .MuiTab-root": { minHeight: 44 } },
      }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          value={tab.value}
          label={tab.label}
          icon={tab.mark ? <>{tab.mark}</> : undefined}
          iconPosition="end"
        />
      ))}
    </Tabs>
  );
}
