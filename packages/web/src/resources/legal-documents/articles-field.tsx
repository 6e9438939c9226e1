// The articles of a document that matter here, and why.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import type { LegalDocumentDraft } from "@atalaya/contract/resources/legal-documents.ts";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

type Article = LegalDocumentDraft["articles"][number];

export function ArticlesField({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { field, ref, error } = useBound("articles");
  const rows = (field.value ?? []) as Article[];
  const set = (index: number, changes: Partial<Article>) =>
    field.onChange(rows.with(index, { ...rows[index]!, ...changes }));
  return (
    <>
      {rows.map((row, index) => (
        <Box key={index} sx={{ display: "grid", gridTemplateColumns: "88px minmax(0, 1fr) 32px", columnGap: "8px" }}>
          <TextField
            label={t("legal_article_number")}
            value={row.number}
            required
            helperText=" "
            onChange={(event) => set(index, { number: event.target.value })}
            slotProps={{ htmlInput: { readOnly: isReadOnly } }}
          />
          <TextField
            label={t("legal_article_note")}
            value={row.note}
            required
            helperText=" "
            onChange={(event) => set(index, { note: event.target.value })}
            slotProps={{ htmlInput: { readOnly: isReadOnly } }}
          />
          {!isReadOnly && (
            <Box sx={{ pt: "22px" }}>
              <Tooltip title={t("legal_article_remove", { number: row.number || index + 1 })}>
                <IconButton
                  aria-label={t("legal_article_remove", { number: row.number || index + 1 })}
                  onClick={() => field.onChange(rows.toSpliced(index, 1))}
                >
                  <Icon name="times" />
                </IconButton>
              </Tooltip>
            </Box>
          )}
        </Box>
      ))}
      {!isReadOnly && (
        <Button
          ref={ref}
          variant="outlined"
          startIcon={<Icon name="plus" />}
          onClick={() => field.onChange([...rows, { number: "", note: "" }])}
        >
          {t("legal_article_add")}
        </Button>
      )}
      {error && <FormHelperText error>{helpOrError(undefined, error)}</FormHelperText>}
    </>
  );
}
