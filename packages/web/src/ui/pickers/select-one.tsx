// One choice of several that takes no more room than itself: what `Segmented` is where there is no room for it.
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import type { Segment } from "../segmented.tsx";

type SelectOneProps<V extends string> = {
  /** What is chosen here, for assistive technology. */
  label: string;
  value: V;
  segments: readonly Pick<Segment<V>, "value" | "label">[];
  onChange: (value: V) => void;
};

export function SelectOne<V extends string>({ label, value, segments, onChange }: SelectOneProps<V>) {
  return (
    <Select
      value={value}
      size="small"
      onChange={(event) => onChange(event.target.value as V)}
      slotProps={{ input: { "aria-label": label } }}
    >
      {segments.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.label}
        </MenuItem>
      ))}
    </Select>
  );
}
