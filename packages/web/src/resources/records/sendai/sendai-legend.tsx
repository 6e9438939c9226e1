// What the marks of the table mean, in one line below it.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import { useWords } from "../../../ui/words.ts";
import { Modelled } from "./marks.tsx";

export function SendaiLegend() {
  const t = useWords();
  return (
    <Box
      component="ul"
      sx={({ vars: { palette } }) => ({
        display: "flex",
        flexWrap: "wrap",
        gap: "4px 18px",
        margin: 0,
        padding: "9px 16px",
        listStyle: "none",
        fontSize: "0.75rem",
        color: palette.text.secondary,
        border: `1px solid ${palette.divider}`,
        borderRadius: "0 0 8px 8px",
        backgroundColor: palette.background.paper,
        "& b": { color: palette.text.primary, fontWeight: 650 },
        "& .mark": { marginRight: "5px" },
        "@media print": { color: "#000000", borderColor: "#999999" },
      })}
    >
      <Key>{t("sendai_key_reported")}</Key>
      <Key mark={<Modelled />}>{t("sendai_key_modelled")}</Key>
      <Key mark={<b>{t("sendai_key_compound")}</b>}>{t("sendai_key_compound_text")}</Key>
      <Key
        mark={
          <Box component="b" sx={({ vars }) => ({ "&&": { color: vars.palette.statusSoft.warning.softText } })}>
            *
          </Box>
        }
      >
        {t("sendai_key_other_year")}
      </Key>
      <Key mark="≥">{t("sendai_key_open")}</Key>
      <Key mark="—">{t("sendai_key_unknown")}</Key>
    </Box>
  );
}

const Key = ({ mark, children }: { mark?: ReactNode; children: ReactNode }) => (
  <li>
    {mark && <span className="mark">{mark}</span>}
    {children}
  </li>
);
