// The parts of a pack: how much each holds, which are to be loaded, and what a rehearsal or the loading says of them.
import { useId, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import { packParts, type PackPart } from "@atalaya/contract/packs/items.ts";
import { itemStates, type PartOutcome } from "@atalaya/contract/resources/packs.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { fieldText, stateMarks } from "./outcome-words.ts";

type PackPartsProps = {
  counts: Readonly<Record<PackPart, number>>;
  chosen: ReadonlySet<PackPart>;
  onChoose: (chosen: Set<PackPart>) => void;
  outcome: readonly PartOutcome[] | undefined;
};

export function PackParts({ counts, chosen, onChoose, outcome }: PackPartsProps) {
  const toggle = (part: PackPart) => {
    const next = new Set(chosen);
    if (!next.delete(part)) next.add(part);
    onChoose(next);
  };
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", borderTop: 1, borderColor: "divider" }}>
      {packParts
        .filter((part) => counts[part] > 0)
        .map((part) => (
          <Box component="li" key={part} sx={{ borderBottom: 1, borderColor: "divider" }}>
            <Part
              part={part}
              count={counts[part]}
              isChosen={chosen.has(part)}
              onToggle={() => toggle(part)}
              outcome={outcome?.find((it) => it.part === part)}
            />
          </Box>
        ))}
    </Box>
  );
}

type PartProps = {
  part: PackPart;
  count: number;
  isChosen: boolean;
  onToggle: () => void;
  outcome: PartOutcome | undefined;
};

function Part({ part, count, isChosen, onToggle, outcome }: PartProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = t(`pack_part.${part}`);
  const states = outcome ? itemStates.filter((state) => outcome.counts[state] > 0) : [];
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px", minHeight: 44, py: "4px" }}>
        <Checkbox id={id} checked={isChosen} onChange={onToggle} sx={{ ml: "-8px" }} />
        <Typography component="label" htmlFor={id} sx={{ flex: "1 0 160px", cursor: "pointer" }}>
          {title}{" "}
          <Box component="span" className="tn" sx={{ color: "text.secondary" }}>
            {formatNumber(count, language)}
          </Box>
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: "4px 8px", ml: "auto" }}>
        {states.map((state) => (
          <Tag
            key={state}
            label={`${t(`pack_state.${state}`)}: ${formatNumber(outcome!.counts[state], language)}`}
            {...stateMarks[state]}
          />
        ))}
        {outcome && outcome.items.length > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? "pack_hide" : "pack_see", { part: title })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? "pack_fold" : "pack_unfold")}
          </Button>
        )}
        </Box>
      </Box>
      {outcome && isOpen && <Items outcome={outcome} />}
    </>
  );
}

function Items({ outcome }: { outcome: PartOutcome }) {
  const t = useWords();
  const [language] = useLanguage();
  const { part, counts, items } = outcome;
  const more = itemStates.reduce((sum, state) => sum + (state === "same" || state === "left" ? 0 : counts[state]), 0);
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: "0 0 12px 32px", listStyle: "none", maxHeight: 320, overflowY: "auto" }}
      tabIndex={0}
      aria-label={t(`pack_part.${part}`)}
    >
      {items.map((item) => (
        <Box component="li" key={item.key} sx={{ py: "3px" }}>
          <Box sx={{ display: "flex", gap: "8px", alignItems: "baseline" }}>
            <Box
              component="span"
              role="img"
              aria-label={t(`pack_state.${item.state}`)}
              title={t(`pack_state.${item.state}`)}
              sx={{ flex: "none", width: 16, color: "text.secondary" }}
            >
              <Icon name={stateMarks[item.state].icon} size={12} />
            </Box>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
              {pick(language, item.name_es, item.name_en)}
            </Box>
          </Box>
          {item.fields.map((field) => (
            <Typography key={field.field} variant="caption" component="p" color="textSecondary" sx={{ m: 0, pl: "24px" }}>
              {fieldText(t, part, field)}
            </Typography>
          ))}
        </Box>
      ))}
      {more > items.length && (
        <Typography component="li" variant="caption" color="textSecondary">
          {t("pack_more", { count: formatNumber(more - items.length, language) })}
        </Typography>
      )}
    </Box>
  );
}
