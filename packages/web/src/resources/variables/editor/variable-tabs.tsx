// The four parts of a variable's definition, one shown at a time. All stay mounted, so that nothing typed is lost.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { useFormState, useWatch, type Control } from "react-hook-form";
import type { VariableDraft } from "@atalaya/contract/resources/variables.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TabStrip } from "../../../ui/tab-strip.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Draft } from "./variable-draft.ts";

export const tabs = ["general", "symbology", "fields", "codes"] as const;
export type TabName = (typeof tabs)[number];

const elsewhere: Record<Exclude<TabName, "general">, readonly (keyof VariableDraft)[]> = {
  symbology: [
    "color",
    "icon",
    "legend_method",
    "legend_classes",
    "fill_opacity",
    "stroke_color",
    "stroke_width",
    "dash",
    "icon_size",
    "min_zoom",
    "max_zoom",
    "is_clustered",
  ],
  fields: ["fields"],
  codes: [
    "hip_code",
    "glide_type",
    "emdat_key",
    "desinventar_event",
    "cap_category",
    "sendai_indicator",
    "hxl_tag",
    "desinventar_field",
    "sector_code",
    "source_default",
    "licence",
    "is_public",
  ],
};

/** Where a field is edited. */
export const tabOf = (field: string): TabName =>
  tabs.find((tab) => tab !== "general" && elsewhere[tab].some((known) => known === field)) ?? "general";

type VariableTabsProps = { control: Control<Draft>; value: TabName; onChange: (tab: TabName) => void };

export function VariableTabs({ control, value, onChange }: VariableTabsProps) {
  const t = useWords();
  const { errors } = useFormState({ control });
  const fields = useWatch({ control, name: "fields" });
  const wrong = new Set(Object.keys(errors).map(tabOf));
  return (
    <TabStrip
      label={t("variable_tabs")}
      value={value}
      onChange={onChange}
      tabs={tabs.map((tab) => ({
        value: tab,
        label: t(`variable_tab.${tab}`),
        mark: wrong.has(tab) ? (
          <Icon name="exclamation-circle" size={12} color="var(--mui-palette-error-main)" />
        ) : tab === "fields" && fields.length > 0 ? (
          <Count>{fields.length}</Count>
        ) : undefined,
      }))}
    />
  );
}

const Count = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    className="tn"
    sx={{ px: "6px", borderRadius: "9px", fontSize: "0.6875rem", lineHeight: "18px", bgcolor: "action.hover" }}
  >
    {children}
  </Box>
);

type TabPanelProps = { tab: TabName; open: TabName; children: ReactNode };

export function TabPanel({ tab, open, children }: TabPanelProps) {
  const t = useWords();
  return (
    <div role="tabpanel" aria-label={t(`variable_tab.${tab}`)} hidden={tab !== open}>
      {children}
    </div>
  );
}
