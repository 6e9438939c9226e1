// The snackbar: the newest message for three seconds, longer where it can be answered and while somebody points at it.
import { useEffect, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Snackbar from "@mui/material/Snackbar";
import { on, type Message } from "../api/events.ts";
import { Icon } from "../ui/icon.tsx";
import { phoneQuery } from "../ui/theme/theme-global.ts";
import { radius, statusIcons } from "../ui/theme/tokens.ts";

const duration = 3000;
/** What can be undone has to be read, understood and reached first. */
const durationWithAction = 10_000;

type Shown = Required<Pick<Message, "message" | "type">> &
  Pick<Message, "action" | "also"> & { id: number; isOpen: boolean };

/** Shows what SET_MESSAGE and the success events say, at the bottom centre. */
export function Messages() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const show = (message: Message) => {
      if (!message.message) return;
      setShown((before) => ({ type: "success", ...message, id: (before?.id ?? 0) + 1, isOpen: true }));
    };
    const stops = [on("SET_MESSAGE", show), on("APP_RESOURCE_UPDATED", show), on("APP_RESOURCE_DELETED", show)];
    return () => stops.forEach((stop) => stop());
  }, []);
  if (!shown) return null;
  /** The time of a message may end just when the next one arrives, which has to stay. */
  const close = () => setShown((present) => (present?.id === shown.id ? { ...present, isOpen: false } : present));
  return (
    <Snackbar
      key={shown.id}
      open={shown.isOpen}
      autoHideDuration={shown.action ? durationWithAction : duration}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      onClose={(_, reason) => reason !== "clickaway" && close()}
    >
      <MessageBox shown={shown} onDone={close} />
    </Snackbar>
  );
}

type MessageBoxProps = { shown: Shown; onDone: () => void };

/** The snackbar's handlers for pointer and focus arrive as further props. */
function MessageBox({ shown, onDone, ...events }: MessageBoxProps) {
  const { message, type, action, also } = shown;
  const actions = [action, also].filter((one) => one !== undefined);
  return (
    <Paper
      {...events}
      role={type === "error" ? "alert" : "status"}
      sx={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: "10px",
        minHeight: 40,
        maxWidth: 520,
        padding: "6px 14px",
        borderRadius: `${radius.control}px`,
        color: "#FFFFFF",
        backgroundColor: theme.vars.palette.snackbar[type],
        boxShadow: theme.shadows[2],
      })}
    >
      <Icon name={statusIcons[type]} size={15} />
      <span>{message}</span>
      {actions.length > 0 && (
        <Box sx={{ flex: "none", ml: "8px", mr: "-8px", [phoneQuery]: { display: "grid" } }}>
          {actions.map(({ label, run }) => (
            <Button
              key={label}
              color="inherit"
              onClick={() => {
                run();
                onDone();
              }}
              sx={{
                height: 28,
                fontWeight: 650,
                textDecoration: "underline",
                "&&:hover": { background: "rgba(255,255,255,0.14)" },
              }}
            >
              {label}
            </Button>
          ))}
        </Box>
      )}
    </Paper>
  );
}
