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
const listStyle = { m: 0, p: 0, listStyle: "none", display: "grid", gridTemplateColumns: "minmax(0, 1fr)" };

export const Chain = ({ label, causes }: Extract<PaperBlock, { kind: "chain" }>) => (
  <Box component="ol" aria-label={label} sx={{ ...listStyle, gap: "16px" }}>
    {causes.map((cause, index) => (
      <Cause key={index} cause={cause} />
    ))}
  </Box>
);

function Cause({ cause }: { cause: PaperCause }) {
  const t = useWords();
  const { picture, text, detail, address, note, effects } = cause;
  const isBranching = effects.length > 1;
  return (
    <li aria-current={address === null ? "true" : undefined}>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: "10px", breakInside: "avoid" }}>
        {picture ? <Swatch {...picture} size={disc} /> : <Box sx={{ width: disc, flex: "none" }} />}
        <Box sx={{ minWidth: 0, pt: "2px" }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "2px 8px" }}>
            <Box component="span" sx={{ overflowWrap: "anywhere" }}>
              {address === null ? <b>{text}</b> : <ConsoleLink address={address}>{text}</ConsoleLink>}
            </Box>
            {note && <Tag label={note} status={address === null ? "info" : undefined} />}
          </Box>
          <Typography variant="overline" component="p" color="textSecondary" sx={{ m: 0 }}>
            {detail}
          </Typography>
        </Box>
      </Box>
      {effects.length > 0 && (
        <>
          <Box sx={{ display: "flex", alignItems: "center", gap: "10px", my: "4px" }}>
            <Box component="span" sx={{ width: disc, flex: "none", display: "flex", justifyContent: "center" }}>
              <Icon name="long-arrow-down" size={16} />
            </Box>
            <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
              {isBranching ? t("chain_set_off_many", { count: effects.length }) : t("chain_set_off_one")}
            </Typography>
          </Box>
          <Box
            component="ol"
            sx={{
              ...listStyle,
              gap: "10px",
              ...(isBranching && {
                ml: `${disc / 2 - 1}px`,
                pl: "18px",
                borderLeft: "2px solid",
                borderColor: "divider",
              }),
            }}
          >
            {effects.map((effect, index) => (
              <Cause key={index} cause={effect} />
            ))}
          </Box>
        </>
      )}
    </li>
  );
}
