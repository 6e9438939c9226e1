// Two states of the same fields side by side: of each field one side is chosen.
import type { ReactNode } from "react";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import type { Values } from "../merge.ts";

export type Side = "mine" | "theirs";

type SideChoiceProps = {
  fields: readonly string[];
  mine: Values;
  theirs: Values;
  /** What the two sides are called. */
  mineTitle: string;
  theirsTitle: string;
  labelOf: (field: string) => string;
  /** A value as a person reads it. */
  show: (field: string, value: unknown) => string;
  sideOf: (field: string) => Side;
  onChoose: (field: string, side: Side) => void;
  /** What stands below the two values: a map. */
  below?: (field: string) => ReactNode;
};

/** On a phone the name of a field stands above its two values. */
const stacked = {
  [phoneQuery]: {
    "&, & thead, & tbody": { display: "block" },
    "& tr": { display: "grid", gridTemplateColumns: "1fr 1fr" },
    "& th, & td": { height: "auto", whiteSpace: "normal", px: 0 },
    "& tbody th": { gridColumn: "1 / -1", border: 0, pb: 0 },
    "& tbody td": { gridColumn: "1 / -1" },
    "& thead td": { display: "none" },
  },
};

export function SideChoice(props: SideChoiceProps) {
  const { fields, mine, theirs, mineTitle, theirsTitle, labelOf, show, sideOf, onChoose, below } = props;
  const option = (side: Side, text: string) => (
    <FormControlLabel
      value={side}
      control={<Radio />}
      label={text}
      sx={{
        alignItems: "flex-start",
        "& .MuiFormControlLabel-label": { py: "6px", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
      }}
    />
  );
  return (
    <Table sx={stacked}>
      <TableHead>
        <TableRow>
          <TableCell component="td" />
          <TableCell sx={{ width: "38%", [phoneQuery]: { width: "auto" } }}>{mineTitle}</TableCell>
          <TableCell sx={{ width: "38%", [phoneQuery]: { width: "auto" } }}>{theirsTitle}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row" sx={{ verticalAlign: "top", pt: "8px" }}>
              {labelOf(field)}
            </TableCell>
            <TableCell colSpan={2} sx={{ whiteSpace: "normal" }}>
              <RadioGroup
                row
                aria-label={labelOf(field)}
                value={sideOf(field)}
                onChange={(_, side) => onChoose(field, side as Side)}
                sx={{ display: "grid", gridTemplateColumns: "1fr 1fr" }}
              >
                {option("mine", show(field, mine[field]))}
                {option("theirs", show(field, theirs[field]))}
              </RadioGroup>
              {below?.(field)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
