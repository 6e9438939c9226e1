// The head of what is read: its picture, title and state, and the way back.
import { useContext } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { Paper } from "@atalaya/contract/paper.ts";
import { Icon } from "../../ui/icon.tsx";
import { TrailContext } from "../../ui/page.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { Tag } from "../../ui/tag.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { useOpenedFocus } from "../opened-focus.ts";

type PaperHeadProps = {
  paper: Paper;
  /** Where it fills the screen it is the page's only h1. */
  isPage?: boolean;
  onClose: () => void;
};

export function PaperHead({ paper, isPage = false, onClose }: PaperHeadProps) {
  const t = useWords();
  const trail = useContext(TrailContext);
  const heading = useOpenedFocus<HTMLHeadingElement>();
  const { title, lead, reference, picture, marks } = paper;
  const label = t("back_to_list");
  return (
    <Box data-opened sx={{ display: "flex", alignItems: "flex-start", gap: "12px" }}>
      <Tooltip title={label}>
        <IconButton className="screen-only" aria-label={label} onClick={onClose} sx={{ m: "2px -4px 0 -8px" }}>
          <Icon name="arrow-left" size={16} />
        </IconButton>
      </Tooltip>
      {picture && (
        <Box sx={{ pt: "2px" }}>
          <Swatch {...picture} size={36} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isPage && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
            {[trail.group, trail.title].filter(Boolean).join(" / ")}
          </Typography>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px" }}>
          <Typography
            variant="h3"
            component={isPage ? "h1" : "h2"}
            ref={heading}
            tabIndex={-1}
            sx={{
              overflowWrap: "anywhere",
              "&&:focus-visible": { outline: "none" },
              [phoneQuery]: { fontSize: "1rem" },
            }}
          >
            {title}
          </Typography>
          {marks.map((mark) => (
            <Tag key={mark.label} {...mark} />
          ))}
        </Box>
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ m: "2px 0 0", overflowWrap: "anywhere" }}
        >
          {lead}
          {/* On a phone the figures need the room. */}
          <Box component="span" sx={{ [phoneQuery]: { display: "none" } }}>
            {lead && reference && " · "}
            {reference}
          </Box>
        </Typography>
      </Box>
    </Box>
  );
}
