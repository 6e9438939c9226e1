// A line that tells something about the whole form, with the icon and colours of its status.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Icon } from "../ui/icon.tsx";
import type { StatusName } from "../ui/theme/tokens.ts";

type NoticeProps = { status: StatusName; icon: string; role?: "alert" | "status"; children: ReactNode };

export function Notice({ status, icon, role = "status", children }: NoticeProps) {
  return (
    <Box
      role={role}
      sx={(theme) => ({
        display: "flex",
        alignItems: "baseline",
        gap: "8px",
        marginBottom: "12px",
        padding: "8px 12px",
        borderRadius: "6px",
        color: theme.vars.palette.statusSoft[status].softText,
        backgroundColor: theme.vars.palette.statusSoft[status].soft,
      })}
    >
      <Icon name={icon} />
      <Box sx={{ flex: 1 }}>{children}</Box>
    </Box>
  );
}

type NoticeActionProps = { text: string; isDisabled?: boolean; onClick: () => void };

/** Something to press within the sentence of a notice. */
export const NoticeAction = ({ text, isDisabled = false, onClick }: NoticeActionProps) => (
  <Link component="button" type="button" color="inherit" underline="always" disabled={isDisabled} onClick={onClick}>
    {text}
  </Link>
);
