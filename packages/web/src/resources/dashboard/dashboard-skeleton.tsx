// Stands in while the figures load, as high as they are, so that nothing jumps.
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useWords } from "../../ui/words.ts";

const heights = [76, 480];

export function DashboardSkeleton() {
  const t = useWords();
  return (
    <Box role="status" aria-label={t("loading")} sx={{ display: "grid", gap: "12px" }}>
      {heights.map((height) => (
        <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: "8px" }} />
      ))}
    </Box>
  );
}
