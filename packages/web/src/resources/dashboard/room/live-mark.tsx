// Whether the room follows what happens: the clock goes while it does, and it says since when it does not.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useOfflineSince } from "../../../api/connection.ts";
import { useLive } from "../../../api/live/live-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useNow } from "../../../ui/time/use-now.ts";
import { useWords } from "../../../ui/words.ts";
import { clockAt } from "../../../ui/zone.ts";

const everySecond = 1000;

export function LiveMark() {
  const t = useWords();
  const cutSince = useLive((state) => state.cutSince);
  const offlineSince = useOfflineSince();
  const since = offlineSince ?? cutSince;
  return (
    <Typography
      variant="caption"
      component="div"
      className="tn"
      sx={({ vars: { palette } }) => ({
        display: "flex",
        alignItems: "center",
        gap: "6px",
        m: 0,
        whiteSpace: "nowrap",
        color: since === null ? palette.text.secondary : palette.statusSoft.warning.softText,
      })}
    >
      {since === null ? (
        <>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 8, height: 8, borderRadius: "50%", bgcolor: "success.main" }}
          />
          <Clock />
        </>
      ) : (
        <>
          <Icon name="plug" size={12} />
          <span role="status">{t("room_cut_since", { time: clockAt(new Date(since)).hour })}</span>
        </>
      )}
    </Typography>
  );
}

function Clock() {
  const t = useWords();
  const now = new Date(useNow(everySecond));
  const seconds = String(now.getUTCSeconds()).padStart(2, "0");
  return <span>{t("room_live", { time: `${clockAt(now).hour}:${seconds}` })}</span>;
}
