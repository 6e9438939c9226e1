// An area zone by zone: people of each as one bar with its figures in words, and a table of everything.
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { tellsPeople, type Exposure } from "@atalaya/contract/resources/records/exposure.ts";
import { classColor, zoneName } from "@atalaya/contract/resources/records/exposure-names.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { mainText, nameOf, type Told } from "./row-text.ts";

type ZonePartsProps = { exposure: Exposure; told: readonly Told[]; parting: Variable | null };

function useZoneNames({ zones }: Exposure, parting: Variable | null): string[] {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const placeOf = (id: number) => places.find((place) => place.id === id)?.reason_social ?? `${id}`;
  return zones.map((_, at) => zoneName(zones, at, { placeOf, parting }, { t, language }));
}

/** From the nearest zone outwards, where no legend gives a colour. */
const shades = ["primary.main", "secondary.main", "info.main", "warning.main", "error.main", "text.disabled"];

/** Who lives in which zone, where units tell it. */
export function PeopleBar({ exposure, told, parting }: ZonePartsProps) {
  const t = useWords();
  const [language] = useLanguage();
  const names = useZoneNames(exposure, parting);
  const people = told.find(({ row, variable }) => tellsPeople(row, variable));
  const total = people?.row.value ?? 0;
  if (!people || total <= 0) return null;
  const parts = people.row.zones.map(({ value }, at) => ({
    name: names[at]!,
    color: classColor(exposure.zones[at]!, parting) ?? shades[at % shades.length]!,
    share: (value ?? 0) / total,
    number: mainText(people, people.row.zones[at]!, { t, language }).number,
  }));
  return (
    <Box sx={{ padding: "12px 14px", borderTop: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", mb: "8px" }}>
        <Typography variant="subtitle2" component="h3">
          {t("exposure_people_by", { what: nameOf(people, language) })}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t("exposure_method.estimated").toLowerCase()}
        </Typography>
      </Box>
      <Box aria-hidden data-colour sx={{ display: "flex", gap: "1px", height: 12 }}>
        {parts.map(({ name, color, share }) => (
          <Box key={name} sx={{ flex: `${share} 0 0`, minWidth: share > 0 ? 2 : 0, bgcolor: color }} />
        ))}
      </Box>
      <Box
        component="ul"
        sx={{ display: "flex", flexWrap: "wrap", gap: "6px 16px", m: "8px 0 0", p: 0, listStyle: "none" }}
      >
        {parts.map(({ name, color, share, number }) => (
          <Box component="li" key={name} sx={{ display: "flex", gap: "6px", minWidth: 96 }}>
            <Box
              aria-hidden
              data-colour
              sx={{ width: 10, height: 10, mt: "5px", borderRadius: "2px", bgcolor: color }}
            />
            <span>
              <Typography variant="caption" component="span" color="textSecondary" sx={{ display: "block" }}>
                {`${name}, ${formatNumber(Math.round(share * 100), language)} %`}
              </Typography>
              <Box component="b" className="tn">
                {number}
              </Box>
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What lies inside, each zone in a column; what has nothing inside is left out. */
export function ZoneTable({ exposure, told, parting }: ZonePartsProps) {
  const t = useWords();
  const [language] = useLanguage();
  const names = useZoneNames(exposure, parting);
  const rows = told.filter(({ row }) => row.count > 0);
  const cell = { padding: "6px 10px", whiteSpace: "nowrap" } as const;
  return (
    <TableContainer sx={{ borderTop: 1, borderColor: "divider" }}>
      <Table size="small" aria-label={t("exposure_view.zones")}>
        <TableHead>
          <TableRow>
            <TableCell sx={cell} />
            {names.map((name, at) => (
              <TableCell key={name} align="right" scope="col" sx={{ ...cell, verticalAlign: "bottom" }}>
                {name}
                <Typography
                  variant="caption"
                  component="span"
                  color="textSecondary"
                  className="tn"
                  sx={{ display: "block" }}
                >
                  {`${formatNumber(exposure.zones[at]!.area_ha, language, { maximumFractionDigits: 1 })} ha`}
                </Typography>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((one) => (
            <TableRow key={`${one.variable.id} ${one.row.form}`}>
              <TableCell component="th" scope="row" sx={{ ...cell, whiteSpace: "normal", minWidth: 130 }}>
                {nameOf(one, language)}
              </TableCell>
              {one.row.zones.map((part, at) => {
                const { number, unit } = mainText(one, part, { t, language });
                return (
                  <TableCell key={names[at]} align="right" className="tn" sx={cell}>
                    {[number, unit].filter(Boolean).join(" ")}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
