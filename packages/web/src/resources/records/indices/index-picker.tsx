// Which index is shown, and of now or of which edition.
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { compositeIndices, type CompositeIndex } from "@atalaya/contract/resources/records/composite-indices.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";

const now = "now";

export function IndexPicker({ all, index }: { all: readonly CompositeIndex[]; index: CompositeIndex }) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  // The number in the key: a new edition makes the list anew.
  const { data } = useAnswer(compositeIndices, ":id/editions", {}, { id: index.id, isEnabled: index.editions > 0 });
  const editions = index.editions > 0 ? (data?.data ?? []) : [];
  const nameOf = ({ name_es, name_en, is_active }: CompositeIndex) => {
    const name = pick(language, name_es, name_en);
    return is_active ? name : t("index_inactive", { name });
  };
  const description = pick(language, index.description_es ?? "", index.description_en);
  return (
    <Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        <TextField
          select
          size="small"
          label={t("index_choose")}
          value={index.id}
          onChange={(event) => change({ index: event.target.value, edition: null, ranked: null })}
          sx={{ flex: "1 1 240px", maxWidth: 420, minWidth: 0, [phoneQuery]: { maxWidth: "none" } }}
        >
          {all.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {nameOf(one)}
            </MenuItem>
          ))}
        </TextField>
        {editions.length > 0 && (
          <TextField
            select
            size="small"
            label={t("index_edition_choose")}
            value={search.edition ?? now}
            onChange={({ target }) => change({ edition: target.value === now ? null : target.value, ranked: null })}
            sx={{ flex: "1 1 200px", maxWidth: 320, minWidth: 0, [phoneQuery]: { maxWidth: "none" } }}
          >
            <MenuItem value={now}>{t("index_now")}</MenuItem>
            {editions.map(({ number, reason }) => (
              <MenuItem key={number} value={String(number)}>
                {t("index_edition_name", { number, reason: reason ?? "" })}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {description && (
        <Typography color="textSecondary" sx={{ m: "4px 0 0", maxWidth: "80ch" }}>
          {description}
        </Typography>
      )}
    </Box>
  );
}
