// Something that is not what it was: what became of it, and the fields that differ, then and today.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { ScreenLink } from "../../api/addresses.ts";
import { Panel } from "../../ui/panel.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useWords } from "../../ui/words.ts";
import { ChangeTable, type ChangeRow } from "../change-table.tsx";

const Link = createLink(MuiLink);

type ChangedPanelProps = {
  title: string;
  /** Before the title: the picture of what it is about. */
  lead?: ReactNode;
  /** To the thing of today; null where there is none. */
  link: ScreenLink | null;
  /** What became of it; else it is told whether the list had it then and has it today. */
  mark?: ReactNode;
  was: boolean;
  is: boolean;
  caption: readonly (string | null | undefined)[];
  rows: readonly ChangeRow[];
  /** Above the fields. */
  children?: ReactNode;
};

export function ChangedPanel({ title, lead, link, mark, was, is, caption, rows, children }: ChangedPanelProps) {
  const t = useWords();
  return (
    <Panel
      lead={lead}
      title={
        link ? (
          <Link underline="hover" {...link}>
            {title}
          </Link>
        ) : (
          title
        )
      }
      mark={
        mark ?? (
          <>
            {!was && <Tag label={t("past_made")} icon="plus" status="info" />}
            {!is && <Tag label={t("past_gone")} icon="minus" status="warning" />}
          </>
        )
      }
    >
      <Box sx={{ p: "0 16px 12px" }}>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "0 0 6px" }}>
          {caption.filter(Boolean).join(" · ")}
        </Typography>
        {children}
        {rows.length > 0 && <ChangeTable rows={rows} beforeTitle={t("past_then")} afterTitle={t("past_now")} />}
      </Box>
    </Panel>
  );
}
