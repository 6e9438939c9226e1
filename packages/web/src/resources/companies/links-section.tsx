// A list of what a place is associated with: one line each, with its buttons, and one to add.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
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
  addLabel: string;
  isReadOnly: boolean;
  isBusy: boolean;
  onAdd: () => void;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
};

export function LinksSection(props: LinksSectionProps) {
  const { title, lines, emptyText, addLabel, isReadOnly, isBusy, onAdd, onEdit, onRemove } = props;
  const t = useWords();
  const button = (icon: string, label: string, onClick: () => void) => (
    <Tooltip title={label}>
      <IconButton aria-label={label} disabled={isBusy} onClick={onClick}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
  return (
    <Section title={title}>
      {!lines ? (
        <Typography color="textSecondary">{t("links_after_saving")}</Typography>
      ) : (
        <>
          {lines.length === 0 && (
            <Typography color="textSecondary" sx={{ mb: "8px" }}>
              {emptyText}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {lines.map(({ key, name, detail, mark }, index) => (
              <Box
                component="li"
                key={key}
                sx={{
                  display: "flex",
                  alignItems: "center",
                  gap: "8px",
                  py: "6px",
                  borderTop: 1,
                  borderColor: "divider",
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="subtitle2" component="p" noWrap sx={{ m: 0 }}>
                    {name}
                  </Typography>
                  <Typography variant="overline" component="p" color="textDisabled" noWrap sx={{ m: 0 }}>
                    {detail}
                  </Typography>
                </Box>
                {mark}
                {!isReadOnly && (
                  <>
                    {button("pencil", t("links_edit", { name }), () => onEdit(index))}
                    {button("times", t("links_remove", { name }), () => onRemove(index))}
                  </>
                )}
              </Box>
            ))}
          </Box>
          {!isReadOnly && (
            <Button
              variant="outlined"
              startIcon={<Icon name="plus" />}
              disabled={isBusy}
              onClick={onAdd}
              sx={{ mt: "8px" }}
            >
              {addLabel}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}
