// What a place is associated with, a line each, and the way to change it.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Section } from "../../forms/section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

export type LinkLine = { key: string; name: string; detail: string; mark?: ReactNode };

type LinksSectionProps = {
  title: string;
  /** Undefined for a place that is not saved yet. */
  lines: LinkLine[] | undefined;
  emptyText: string;
  changeLabel: string;
  isReadOnly: boolean;
  dialog: (onClose: () => void) => ReactNode;
};

export function LinksSection({ title, lines, emptyText, changeLabel, isReadOnly, dialog }: LinksSectionProps) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(false);
  if (!lines)
    return (
      <Section title={title}>
        <Typography color="textSecondary">{t("links_after_saving")}</Typography>
      </Section>
    );
  return (
    <Section title={title}>
      {lines.length === 0 && <Typography color="textSecondary">{emptyText}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {lines.map(({ key, name, detail, mark }) => (
          <Box component="li" key={key} sx={lineStyle}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2" component="p" noWrap sx={{ m: 0 }}>
                {name}
              </Typography>
              <Typography variant="overline" component="p" color="textDisabled" noWrap sx={{ m: 0 }}>
                {detail}
              </Typography>
            </Box>
            {mark}
          </Box>
        ))}
      </Box>
      {!isReadOnly && (
        <Button
          variant="outlined"
          startIcon={<Icon name="pencil" />}
          onClick={() => setIsOpen(true)}
          sx={{ mt: "8px" }}
        >
          {changeLabel}
        </Button>
      )}
      {isOpen && dialog(() => setIsOpen(false))}
    </Section>
  );
}

const lineStyle = {
  display: "flex",
  alignItems: "center",
  gap: "8px",
  py: "6px",
  borderTop: 1,
  borderColor: "divider",
};
