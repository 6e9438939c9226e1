// Looking for an institution in the chart: how many there are, and from one to the next.
import { useEffect, useEffectEvent } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { useUrlState } from "../../api/url-state.ts";
import { Icon } from "../../ui/icon.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useWords } from "../../ui/words.ts";

type ChartSearchProps = {
  found: readonly { id: number }[];
  /** The one that was brought into sight. */
  shown: number | null;
  onShow: (id: number | null) => void;
};

/** `?q=` is what is looked for. Enter goes on to the next one. */
export function ChartSearch({ found, shown, onShow }: ChartSearchProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const text = search.q ?? "";
  const index = found.findIndex(({ id }) => id === shown);
  const step = (by: number) => onShow(found.at((index + by) % found.length)?.id ?? null);
  const ids = found.map(({ id }) => id).join();
  const begin = useEffectEvent((all: string) => onShow(all === "" ? null : Number(all.split(",")[0])));
  useEffect(() => begin(ids), [ids]);
  const status =
    text === ""
      ? ""
      : found.length === 0
        ? t("framework_found_none")
        : t("framework_found", { index: index + 1, count: found.length });
  const button = (icon: string, label: string, by: number) => (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => step(by)}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box
      role="search"
      onKeyDown={(event) => {
        if (event.key !== "Enter" || found.length === 0 || !(event.target instanceof HTMLInputElement)) return;
        step(event.shiftKey ? -1 : 1);
      }}
      sx={{ flex: "none", display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px", p: "8px 20px" }}
    >
      <SearchField
        value={text}
        onChange={(q) => change({ q: q || null }, { isReplacing: true })}
        placeholder={t("framework_search")}
        width={240}
      />
      <Typography variant="caption" color="textSecondary" role="status">
        {status}
      </Typography>
      {found.length > 1 && button("angle-up", t("framework_previous"), -1)}
      {found.length > 1 && button("angle-down", t("framework_next"), 1)}
    </Box>
  );
}
