// Above the matrix: the hazard that it is looked at for, what its letters mean, and which keys it knows.
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { hazards } from "@atalaya/contract/domain/hazards.ts";
import { functionRoles } from "@atalaya/contract/resources/institution-functions.ts";
import { fingerQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { FunctionCell } from "./function-cell.tsx";

type MatrixHeadProps = {
  /** Null for what holds for every hazard. */
  hazard: string | null;
  onHazard: (hazard: string | null) => void;
};

export function MatrixHead({ hazard, onHazard }: MatrixHeadProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 20px", p: "8px 20px" }}>
      <TextField
        select
        size="small"
        value={hazard ?? ""}
        onChange={(event) => onHazard(event.target.value || null)}
        slotProps={{
          select: { displayEmpty: true },
          htmlInput: { "aria-label": t("label.institution_functions.hazard") },
        }}
        sx={{ width: 240 }}
      >
        <MenuItem value="">{t("framework_every_hazard")}</MenuItem>
        {hazards.map(
          ({ hip_code, name }) =>
            hip_code && (
              <MenuItem key={hip_code} value={hip_code}>
                {name[language]}
              </MenuItem>
            ),
        )}
      </TextField>
      {functionRoles.map((role) => (
        <Box key={role} sx={{ display: "flex", alignItems: "center", gap: "6px" }}>
          <FunctionCell role={role} />
          {t(`function_role.${role}`)}
        </Box>
      ))}
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: { xs: "none", md: "block" }, [fingerQuery]: { display: "none" } }}
      >
        {t("framework_keys")}
      </Typography>
    </Box>
  );
}
