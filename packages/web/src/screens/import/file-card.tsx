// The file that is being imported, in a line.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { Matching } from "./match-columns.ts";
import type { Table } from "./read-table.ts";

const kilobyte = 1024;

export function FileCard({ table, matching, action }: { table: Table; matching: Matching; action?: ReactNode }) {
  const t = useWords();
  const [language] = useLanguage();
  const kilobytes = table.file.size / kilobyte;
  const size =
    kilobytes < kilobyte
      ? `${formatNumber(Math.max(1, Math.round(kilobytes)), language)} kB`
      : `${formatNumber(kilobytes / kilobyte, language, { maximumFractionDigits: 1 })} MB`;
  const about = [
    table.sheet && t("import_sheet", { name: table.sheet }),
    t("import_file_about", { size, rows: formatNumber(table.rows.length, language) }),
    t("import_file_matched", { matched: matching.filter((key) => key !== null).length, total: matching.length }),
  ];
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: "12px",
        p: "10px 14px",
        mb: "12px",
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
        bgcolor: "background.default",
      }}
    >
      <Icon name={table.sheet ? "file-excel-o" : "file-text-o"} size={22} color="var(--mui-palette-success-main)" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap sx={{ m: 0 }}>
          {table.file.name}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {about.filter(Boolean).join(", ")}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}
