// Which place lacks which yearly figure, each with the way to its form.
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { createLink } from "@tanstack/react-router";
import type { SendaiMissing } from "@atalaya/contract/resources/records/sendai.ts";
import { linkTo } from "../../../api/addresses.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { dialogTableStyle } from "./dialog-table.ts";
import { missingText } from "./year-spans.ts";

const Link = createLink(MuiLink);

export function MissingDialog({ missing, onClose }: { missing: readonly SendaiMissing[]; onClose: () => void }) {
  const t = useWords();
  const [language] = useLanguage();
  const ids = [...new Set(missing.map(({ company_id }) => company_id))];
  const places = ids.map((id) => {
    const own = missing.filter(({ company_id }) => company_id === id);
    return { id, name: own[0]!.name, what: missingText(own, t, language) };
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="sendai-gaps">
      <DialogTitle id="sendai-gaps">{t("sendai_gaps_complete")}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ m: "0 0 12px" }}>
          {t("sendai_gaps_text")}
        </Typography>
        <Box component="table" aria-label={t("sendai_gaps_complete")} sx={dialogTableStyle}>
          <thead>
            <tr>
              <th scope="col">{t("sendai_gap_place")}</th>
              <th scope="col">{t("sendai_gap_what")}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ id, name, what }) => (
              <tr key={id}>
                <th scope="row">
                  <Link {...linkTo("/companies", { company: id })}>{name}</Link>
                </th>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
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
