// A card of the room: it stands for itself. As high while it loads as when it is there, its failure is its own, and it says so with a way back.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Asked } from "./use-room.ts";

type RoomCardProps<T> = {
  title: ReactNode;
  lead?: ReactNode;
  mark?: ReactNode;
  count?: string | undefined;
  aside?: ReactNode;
  asked: Asked<T>;
  /** What is said when it cannot be loaded. */
  failed: string;
  /** Pixels that its content has at least, and that its skeleton fills. */
  height: number;
  children: (data: T) => ReactNode;
};

export function RoomCard<T>({ asked, failed, height, children, ...head }: RoomCardProps<T>) {
  const { data, error, isPlaceholderData, refetch } = asked;
  return (
    <Panel {...head}>
      <Box
        aria-busy={isPlaceholderData}
        sx={{
          flex: 1,
          display: "flex",
          flexDirection: "column",
          minHeight: height,
          opacity: isPlaceholderData ? 0.6 : 1,
        }}
      >
        {data ? (
          children(data)
        ) : error ? (
          <ErrorState error={error} title={failed} onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton height={height} />
        )}
      </Box>
    </Panel>
  );
}

const lineHeight = 36;

export function LinesSkeleton({ height }: { height: number }) {
  const t = useWords();
  const lines = Math.max(1, Math.floor((height - 16) / lineHeight));
  return (
    <Box role="status" aria-label={t("loading")} sx={{ padding: "8px 16px" }}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} variant="text" height={lineHeight - 8} sx={{ mb: "8px" }} />
      ))}
    </Box>
  );
}

/** A card with nothing to say says why, in the middle of its room. */
export const Nothing = ({ children, text }: { children: ReactNode; text?: ReactNode }) => (
  <Box sx={{ flex: 1, display: "grid", placeContent: "center", gap: "4px", padding: "16px", textAlign: "center" }}>
    <Typography color="textSecondary" sx={{ m: 0, fontWeight: text ? 600 : 400 }}>
      {children}
    </Typography>
    {text && (
      <Typography color="textSecondary" sx={{ m: 0, maxWidth: 340 }}>
        {text}
      </Typography>
    )}
  </Box>
);
