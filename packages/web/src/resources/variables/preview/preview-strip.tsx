// Where the preview has no column of its own: a strip that always shows the symbols as they are now, and unfolds the whole of it.
import { useId, useMemo, useState } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useWatch, type Control } from "react-hook-form";
import { symbolsOf } from "@atalaya/contract/domain/legend.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { useWords } from "../../../ui/words.ts";
import { drawable } from "./preview-samples.ts";
import type { Draft } from "../editor/variable-draft.ts";
import { VariablePreview } from "./variable-preview.tsx";

/** As many as fit beside the title on a phone. */
const mostSymbols = 7;

export function PreviewStrip({ control }: { control: Control<Draft> }) {
  const t = useWords();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const typed = useWatch({ control }) as Draft;
  const symbols = useMemo(() => {
    const draft = drawable(typed);
    const own = { color: draft.color, icon: draft.icon };
    return [own, ...symbolsOf(draft)].slice(0, mostSymbols);
  }, [typed]);
  return (
    <Box
      component="aside"
      aria-label={t("variable_preview")}
      sx={{
        flex: "none",
        display: "flex",
        flexDirection: "column",
        maxHeight: "50%",
        borderBottom: 1,
        borderColor: "divider",
        bgcolor: "background.default",
      }}
    >
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ flex: "none", justifyContent: "flex-start", gap: "8px", minHeight: 44, px: "20px" }}
      >
        <Icon name={isOpen ? "caret-down" : "caret-right"} />
        <Typography component="span" variant="subtitle2" sx={{ flex: 1, textAlign: "left" }} noWrap>
          {t("variable_preview")}
        </Typography>
        {!isOpen &&
          symbols.map(({ color, icon }, index) => (
            <Swatch key={index} icon={icon} color={color} size={index === 0 ? 24 : 16} />
          ))}
      </ButtonBase>
      {isOpen && (
        <Box id={id} sx={{ overflowY: "auto", p: "0 20px 12px" }}>
          <VariablePreview control={control} isTitled={false} />
        </Box>
      )}
    </Box>
  );
}
