// One line of what lies in an area: what it is, how many or how much, and how that was found; it leads to those that stand inside.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Exposure } from "@atalaya/contract/resources/records/exposure.ts";
import { linkTo } from "../../../api/addresses.ts";
import { Line } from "../../../ui/chart/line.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { detailText, mainText, nameOf, type Told } from "./row-text.ts";

type ExposureRowProps = {
  told: Told;
  exposure: Exposure;
  /** The area as the lists take it; null where it does not fit into an address. */
  within: string | null;
};

const style = {
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr) auto 78px 14px",
  alignItems: "center",
  gap: "0 10px",
  minHeight: 48,
  padding: "6px 14px",
} as const;

export function ExposureLine({ told, exposure, within }: ExposureRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { row, variable } = told;
  const { number, unit } = mainText(told, row, { t, language });
  const name = nameOf(told, language);
  // A line or a surface may lie inside in part, which no list can be asked for.
  const leads = row.form === "point" && row.count > 0 && within !== null;
  const content = (
    <>
      <Swatch icon={variable.icon} color={variable.color} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: "block", fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="caption" component="span" color="textSecondary" className="tn" sx={{ display: "block" }}>
          {detailText(told, exposure, { t, language })}
        </Typography>
      </Box>
      <Box
        component="span"
        className="tn"
        sx={{ whiteSpace: "nowrap", color: row.count === 0 ? "text.disabled" : undefined }}
      >
        <Box component="b" sx={{ fontSize: "1rem" }}>
          {number}
        </Box>
        {unit && (
          <Typography component="span" variant="caption" color="textSecondary">
            {` ${unit}`}
          </Typography>
        )}
      </Box>
      <Box component="span" sx={{ "& .MuiChip-root": { width: "100%" } }}>
        <Tag
          label={t(`exposure_method.${row.method}`)}
          {...(row.method === "estimated" && { status: "warning" as const })}
        />
      </Box>
      {leads ? <Icon name="angle-right" color="text.disabled" /> : <span />}
    </>
  );
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider" }}>
      {leads ? (
        <Line
          {...linkTo("/records/situation", { variable: variable.id, status: "published", within, view: "split" })}
          title={t("exposure_inside_list", { name })}
          sx={style}
        >
          {content}
        </Line>
      ) : (
        <Box sx={style}>{content}</Box>
      )}
    </Box>
  );
}
