// The foot of a form on paper: who answers for it, its seal with the letters to check it by, and what the marks mean.
import Box from "@mui/material/Box";
import type { FormPaper } from "@atalaya/contract/paper.ts";
import { Icon } from "../../ui/icon.tsx";
import { markStyle, roomy } from "./form-style.ts";

const perGroup = 4;
const groupsOf = (letters: string) => letters.match(new RegExp(`.{1,${perGroup}}`, "g")) ?? [];

export function SheetFoot({ paper: { signed, seal, legend } }: { paper: FormPaper }) {
  const [word, ...rest] = (legend ?? "").split(":");
  return (
    <Box component="footer" sx={{ mt: "20px", breakInside: "avoid", "@media print": { mt: "12px" } }}>
      <Box
        sx={{
          display: "grid",
          gap: "12px 20px",
          alignItems: "center",
          [roomy]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
        }}
      >
        <Box component="dl" sx={{ m: 0 }}>
          {signed.map(({ label, value }) => (
            <Box key={label} sx={{ "& dt, & dd": { display: "inline", m: 0 }, "& dt": { fontWeight: 600 } }}>
              <dt>{label}:</dt> <dd>{value}</dd>
            </Box>
          ))}
        </Box>
        {seal && <SealBox seal={seal} />}
      </Box>
      {legend && (
        <Box
          component="p"
          sx={{
            m: "12px 0 0",
            pt: "6px",
            borderTop: 1,
            borderColor: "control",
            fontSize: "0.6875rem",
            color: "text.secondary",
          }}
        >
          <Box component="mark" sx={{ ...markStyle, m: 0, fontWeight: 600, color: "text.primary" }}>
            {word}
          </Box>
          :{rest.join(":")}
        </Box>
      )}
    </Box>
  );
}

const SealBox = ({ seal: { label, at, sha256 } }: { seal: NonNullable<FormPaper["seal"]> }) => (
  <Box
    sx={{
      minWidth: 0,
      p: "6px 10px",
      border: 1,
      borderColor: "info.main",
      borderRadius: "4px",
      color: "info.main",
      fontSize: "0.6875rem",
      lineHeight: "16px",
    }}
  >
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "0 16px" }}>
      <Box component="span" sx={{ fontWeight: 650, textTransform: "uppercase", letterSpacing: "0.03em" }}>
        <Icon name="lock" size={12} /> {label}
      </Box>
      <span className="tn">{at}</span>
    </Box>
    {/* All of its letters: with some of them nobody could check it. */}
    <Box component="p" sx={{ m: 0, fontFamily: "monospace", maxWidth: "46ch" }}>
      SHA-256 {groupsOf(sha256).join(" ")}
    </Box>
  </Box>
);
