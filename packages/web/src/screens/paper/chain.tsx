// What set what off: from each cause down to its effects. One effect stands below its cause; several branch off a line.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PaperBlock, PaperCause } from "@atalaya/contract/paper.ts";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useWords } from "../../ui/words.ts";
import { ConsoleLink } from "./console-link.tsx";

const disc = 24;
const line = "2px solid";
const listStyle = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "16px",
};

/** Below the middle of the disc of their cause, each at a twig of its own; the line ends with the last one. */
const branching = {
  ml: `${disc / 2 - 1}px`,
  "& > li": { position: "relative", pl: "22px" },
  "& > li::before": {
    content: '""',
    position: "absolute",
    left: 0,
    top: 0,
    width: 16,
    height: disc / 2,
    borderBottom: line,
    borderLeft: line,
    borderColor: "text.disabled",
  },
  "& > li:not(:last-child)::after": {
    content: '""',
    position: "absolute",
    left: 0,
    top: 0,
    bottom: "-16px",
    borderLeft: line,
    borderColor: "text.disabled",
  },
};

export const Chain = ({ label, causes }: Extract<PaperBlock, { kind: "chain" }>) => (
  <Box component="ol" aria-label={label} sx={listStyle}>
    {causes.map((cause, index) => (
      <Cause key={index} cause={cause} />
    ))}
  </Box>
);

function Cause({ cause }: { cause: PaperCause }) {
  const t = useWords();
  const { effects } = cause;
  const isBranching = effects.length > 1;
  return (
    <li aria-current={cause.address === null ? "true" : undefined}>
      <CauseHead cause={cause} />
      {effects.length > 0 && (
        <>
          <Box sx={{ display: "flex", alignItems: "center", gap: "10px", p: "6px 0 8px", color: "text.secondary" }}>
            <Box component="span" sx={{ width: disc, flex: "none", display: "flex", justifyContent: "center" }}>
              <Icon name="long-arrow-down" size={18} />
            </Box>
            <Typography variant="caption" component="p" sx={{ m: 0 }}>
              {isBranching ? t("chain_set_off_many", { count: effects.length }) : t("chain_set_off_one")}
            </Typography>
          </Box>
          <Box component="ol" sx={{ ...listStyle, ...(isBranching && branching) }}>
            {effects.map((effect, index) => (
              <Cause key={index} cause={effect} />
            ))}
          </Box>
        </>
      )}
    </li>
  );
}

/** One event: its hazard, what it is called, where and when. */
const CauseHead = ({ cause: { picture, text, detail, address, note } }: { cause: PaperCause }) => (
  <Box sx={{ display: "flex", alignItems: "flex-start", gap: "10px", breakInside: "avoid" }}>
    {picture ? <Swatch {...picture} size={disc} /> : <Box sx={{ width: disc, flex: "none" }} />}
    <Box sx={{ minWidth: 0, pt: "2px" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "2px 8px" }}>
        <Box component="span" sx={{ overflowWrap: "anywhere" }}>
          {address === null ? <b>{text}</b> : <ConsoleLink address={address}>{text}</ConsoleLink>}
        </Box>
        {note && <Tag label={note} {...(address === null && { status: "info" })} />}
      </Box>
      <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
        {detail}
      </Typography>
    </Box>
  </Box>
);
