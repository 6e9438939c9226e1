// The room on a wall: the whole screen, dark, large enough to be read from the door, turning its pages by itself. Whoever walks by reads;
// whoever sits at it pauses it (space), turns it (arrows) and leaves it (escape).
import { useId, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useNow } from "../../../ui/time/use-now.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { clockAt } from "../../../ui/zone.ts";
import { useDarkScreen } from "./use-dark-screen.ts";
import { useFittingSize } from "./use-fitting-size.ts";
import { useTurning } from "./use-turning.ts";

export type WallPage = {
  title: string;
  content: ReactNode;
  /** Drawn as large as the screen is; other pages are enlarged until they fill it. */
  isMap?: boolean;
};

type WallProps = {
  /** Whose room it is. */
  place: string;
  pages: readonly WallPage[];
  /** Whether what is shown is kept fresh, in words. */
  live: ReactNode;
  onClose: () => void;
};

export function Wall({ place, pages, live, onClose }: WallProps) {
  const titleId = useId();
  const turning = useTurning(pages.length);
  const page = pages[turning.at];
  useDarkScreen();
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      onKeyDown={turning.onKeyDown}
      slotProps={{ paper: { sx: { bgcolor: "background.default", backgroundImage: "none" } } }}
    >
      <Box sx={{ display: "flex", flexDirection: "column", height: "100dvh", p: "16px 24px", gap: "12px" }}>
        <WallHead id={titleId} place={place} title={page?.title ?? ""} live={live} />
        {page && <ShownPage key={turning.at} page={page} />}
        <WallFoot pages={pages} turning={turning} onClose={onClose} />
      </Box>
    </Dialog>
  );
}

function ShownPage({ page: { title, content, isMap } }: { page: WallPage }) {
  const { frame, page } = useFittingSize<HTMLDivElement>();
  const room = { flex: 1, minHeight: 0, overflow: "auto" };
  if (isMap)
    return (
      <Box component="section" aria-label={title} sx={{ ...room, display: "flex", "& > *": { flex: 1 } }}>
        {content}
      </Box>
    );
  return (
    <Box ref={frame} component="section" aria-label={title} sx={room}>
      <Box ref={page}>{content}</Box>
    </Box>
  );
}

type HeadProps = { id: string; place: string; title: string; live: ReactNode };

function WallHead({ id, place, title, live }: HeadProps) {
  const t = useWords();
  const [language] = useLanguage();
  const now = new Date(useNow(1000));
  const { day, hour } = clockAt(now);
  return (
    <Box sx={{ display: "flex", alignItems: "baseline", gap: "24px", flexWrap: "wrap" }}>
      <Typography
        component="h1"
        id={id}
        sx={{ m: 0, fontSize: "clamp(22px, 2.4vw, 44px)", fontWeight: 700, lineHeight: 1.2 }}
      >
        <span className="visually-hidden">{t("wall_open")}: </span>
        {place}
      </Typography>
      <Typography component="h2" color="textSecondary" sx={{ m: 0, fontSize: "clamp(16px, 1.6vw, 30px)" }}>
        {title}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Box sx={{ "@media (min-width: 1600px)": { zoom: 1.7 } }}>{live}</Box>
      <Typography color="textSecondary" className="tn" sx={{ fontSize: "clamp(15px, 1.3vw, 24px)" }}>
        {formatDay(day, language)}
      </Typography>
      <Typography
        component="time"
        dateTime={now.toISOString()}
        className="tn"
        sx={{ fontSize: "clamp(26px, 3vw, 56px)", fontWeight: 700, lineHeight: 1 }}
      >
        {hour}
      </Typography>
    </Box>
  );
}

type FootProps = { pages: readonly WallPage[]; turning: ReturnType<typeof useTurning>; onClose: () => void };

function WallFoot({ pages, turning, onClose }: FootProps) {
  const t = useWords();
  const label = t(turning.isPaused ? "wall_go_on" : "wall_pause");
  return (
    <Box component="footer" sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
      <Box component="nav" aria-label={t("wall_pages")} sx={{ display: "flex", flexWrap: "wrap", gap: "4px" }}>
        {pages.map(({ title }, at) => (
          <Tooltip key={title} title={title}>
            <IconButton
              aria-label={title}
              aria-current={at === turning.at ? "page" : undefined}
              onClick={() => turning.turnTo(at)}
            >
              <Icon name={at === turning.at ? "circle" : "circle-o"} size={12} />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      <Box sx={{ flex: 1 }} />
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-pressed={turning.isPaused} onClick={turning.togglePause}>
          <Icon name={turning.isPaused ? "play" : "pause"} size={14} />
        </IconButton>
      </Tooltip>
      <Tooltip title={t("wall_leave")}>
        <IconButton aria-label={t("wall_leave")} onClick={onClose}>
          <Icon name="compress" size={15} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
