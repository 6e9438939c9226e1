// The band that says that nothing is saved for now, why, and until when.
import { useLayoutEffect, useRef } from "react";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { createLink } from "@tanstack/react-router";
import { messageIn } from "@atalaya/contract/domain/maintenance-message.ts";
import type { Maintenance } from "@atalaya/contract/resources/maintenance.ts";
import { useSession } from "../api/session.ts";
import { formatInstant } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { useLanguage, useWords } from "../ui/words.ts";

const RouteLink = createLink(Link);

type MaintenanceBandProps = {
  maintenance: NonNullable<Maintenance>;
  /** In px, from the top of the window. */
  top: number;
  /** In px: a screen that fills the window is lower by this much. 0 once it is gone. */
  onHeight: (height: number) => void;
};

export function MaintenanceBand({ maintenance, top, onHeight }: MaintenanceBandProps) {
  const t = useWords();
  const [language] = useLanguage();
  const mayEnd = useSession(({ user }) => user?.is_super_admin === 1);
  const band = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!band.current) return;
    const observer = new ResizeObserver(([entry]) => entry && onHeight(entry.borderBoxSize[0]?.blockSize ?? 0));
    observer.observe(band.current);
    return () => {
      observer.disconnect();
      onHeight(0);
    };
  }, [onHeight]);
  return (
    <Box
      ref={band}
      component="section"
      role="status"
      sx={(theme) => ({
        position: "sticky",
        top,
        zIndex: 2,
        display: "flex",
        flex: "none",
        alignItems: "center",
        gap: "8px",
        padding: "6px 20px",
        color: theme.vars.palette.statusSoft.warning.softText,
        backgroundColor: theme.vars.palette.statusSoft.warning.soft,
        fontSize: "0.75rem",
        lineHeight: "18px",
      })}
    >
      <Icon name="wrench" size={14} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <strong>{t("maintenance_band")}</strong> {messageIn(language, maintenance) ?? t("maintenance_band_text")}{" "}
        {maintenance.until && t("maintenance_band_until", { time: formatInstant(maintenance.until, language) })}{" "}
        {mayEnd && (
          <RouteLink color="inherit" to="/ajustes/estado">
            {t("maintenance_see")}
          </RouteLink>
        )}
      </Box>
    </Box>
  );
}
