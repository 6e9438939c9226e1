// The ten resources that are nearest to a point of the map: how far, how they stand, whom to call.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import MenuItem from "@mui/material/MenuItem";
import Checkbox from "@mui/material/Checkbox";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import { inventory } from "@atalaya/contract/resources/inventory/inventory.ts";
import { inventoryKinds } from "@atalaya/contract/resources/inventory/choices.ts";
import type { NearResource } from "@atalaya/contract/resources/inventory/nearest.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { linkTo } from "../../api/addresses.ts";
import { usePlace } from "../../api/places.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { NearFacts } from "../../screens/inventory/near-facts.tsx";

const RouteLink = createLink(Link);

export function NearestDialog({ point: [lon, lat], onClose }: { point: Position; onClose: () => void }) {
  const t = useWords();
  const { place } = usePlace();
  const [kind, setKind] = useState("");
  const [isFree, setFree] = useState(true);
  const query = { place, lon, lat, kind: kind || undefined, available: isFree || undefined };
  const { data, error, isError, refetch } = useAnswer(inventory, "nearest", query);
  return (
    <Dialog open onClose={onClose} aria-labelledby="nearest-title" maxWidth="sm" fullWidth>
      <DialogTitle id="nearest-title">{t("nearest")}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{t("nearest_point")}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "end", gap: "8px 20px", mb: "8px" }}>
          <TextField
            id="nearest-kind"
            select
            label={t("label.inventory.kind")}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
            slotProps={{ select: { displayEmpty: true } }}
            sx={{ minWidth: 220 }}
          >
            <MenuItem value="">{t("nearest_any")}</MenuItem>
            {inventoryKinds.map((it) => (
              <MenuItem key={it} value={it}>
                {t(`choice.inventory.kind.${it}`)}
              </MenuItem>
            ))}
          </TextField>
          <FormControlLabel
            label={t("nearest_available")}
            control={<Checkbox checked={isFree} onChange={({ target }) => setFree(target.checked)} />}
          />
        </Box>
        {isError && !data && <ErrorState error={error} title={t("nearest_failed")} onRetry={() => void refetch()} />}
        {data?.data.length === 0 && <Typography color="textSecondary">{t("nearest_none")}</Typography>}
        <Box component="ol" aria-label={t("nearest")} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data?.data.map((resource) => (
            <NearLine key={resource.id} resource={resource} onClose={onClose} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function NearLine({ resource, onClose }: { resource: NearResource; onClose: () => void }) {
  const [language] = useLanguage();
  const { id, name_es, name_en } = resource;
  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "flex-start", gap: "12px", py: "8px", borderTop: 1, borderColor: "divider" }}
    >
      <NearFacts
        resource={resource}
        name={
          <RouteLink {...linkTo("/inventario", { item: id })} onClick={onClose} sx={{ fontWeight: 650 }}>
            {pick(language, name_es, name_en)}
          </RouteLink>
        }
      />
    </Box>
  );
}
