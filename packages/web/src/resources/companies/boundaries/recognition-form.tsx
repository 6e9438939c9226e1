// How the shapes of the file are told from each other, layer by layer, and where they come from.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { BoundaryLayer, BoundaryLoad, Level } from "@atalaya/contract/resources/boundary-loads.ts";
import { usePlaceKind } from "../../../api/country-rules.ts";
import { Row } from "../../../forms/section.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";

type RecognitionFormProps = {
  load: BoundaryLoad;
  isReadOnly: boolean;
  isBusy: boolean;
  onApply: (changed: { source: string | null; layers: BoundaryLayer[] }) => void;
};

const keyOf = (level: Level | null) => (level ? `${level.country} ${level.kind}` : "");

export function RecognitionForm({ load, isReadOnly, isBusy, onApply }: RecognitionFormProps) {
  const t = useWords();
  const [layers, setLayers] = useState(load.layers);
  const [source, setSource] = useState(load.source ?? "");
  const changed = JSON.stringify([layers, source]) !== JSON.stringify([load.layers, load.source ?? ""]);
  const change = (at: number, part: Partial<BoundaryLayer>) =>
    setLayers(layers.map((layer, index) => (index === at ? { ...layer, ...part } : layer)));
  return (
    <Box
      component="form"
      aria-label={t("boundaries_recognition")}
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ source: source.trim() || null, layers });
      }}
      sx={{ containerType: "inline-size", p: "12px 16px", borderBottom: 1, borderColor: "divider" }}
    >
      {layers.map((layer, index) => (
        <LayerFields
          key={index}
          layer={layer}
          levels={load.levels}
          hasName={layers.length > 1}
          isReadOnly={isReadOnly}
          onChange={(part) => change(index, part)}
        />
      ))}
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: "12px" }}>
        <TextField
          label={t("boundaries_source")}
          helperText={t("boundaries_source_help")}
          value={source}
          disabled={isReadOnly}
          onChange={({ target }) => setSource(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" disabled={!changed || isBusy || isReadOnly} sx={{ mt: "22px" }}>
          {t("boundaries_apply")}
        </Button>
      </Box>
    </Box>
  );
}

type LayerFieldsProps = {
  layer: BoundaryLayer;
  levels: BoundaryLoad["levels"];
  hasName: boolean;
  isReadOnly: boolean;
  onChange: (part: Partial<BoundaryLayer>) => void;
};

function LayerFields({ layer, levels, hasName, isReadOnly, onChange }: LayerFieldsProps) {
  const t = useWords();
  const [language] = useLanguage();
  const kindOf = usePlaceKind();
  const countries = new Intl.DisplayNames(language, { type: "region" });
  const columns = (name: "code_column" | "name_column") => (
    <TextField
      select
      label={t(`boundaries_${name}`)}
      value={layer[name] ?? ""}
      disabled={isReadOnly}
      onChange={({ target }) => onChange({ [name]: target.value || null })}
    >
      <MenuItem value="">{t("boundaries_no_column")}</MenuItem>
      {layer.columns.map((column) => (
        <MenuItem key={column} value={column}>
          {column}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      {hasName && (
        <Typography variant="subtitle2" component="h3">
          {layer.name}
        </Typography>
      )}
      <Row columns={3}>
        <TextField
          select
          label={t("boundaries_level")}
          value={keyOf(layer.level)}
          disabled={isReadOnly}
          onChange={({ target }) => onChange({ level: levels.find((level) => keyOf(level) === target.value) ?? null })}
        >
          <MenuItem value="">{t("boundaries_no_level")}</MenuItem>
          {levels.map(({ country, kind }) => (
            <MenuItem key={`${country} ${kind}`} value={`${country} ${kind}`}>
              {`${kindOf(kind, country)} · ${countries.of(country) ?? country}`}
            </MenuItem>
          ))}
        </TextField>
        {columns("code_column")}
        {columns("name_column")}
      </Row>
    </>
  );
}
