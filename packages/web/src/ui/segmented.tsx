// One choice of few, side by side.
import type { ReactNode } from "react";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "./icon.tsx";

export type Segment<V extends string> = {
  value: V;
  label: string;
  icon?: string;
  /** Shows only the icon; the label becomes accessible name and tooltip. */
  isIconOnly?: boolean;
  count?: ReactNode;
};

type SegmentedProps<V extends string> = {
  /** What is chosen here, for assistive technology. */
  label: string;
  value: V;
  segments: readonly Segment<V>[];
  onChange: (value: V) => void;
  isFullWidth?: boolean;
};

/** A segmented control; one segment is always chosen. */
export function Segmented<V extends string>({ label, value, segments, onChange, isFullWidth }: SegmentedProps<V>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth={isFullWidth}
      value={value}
      aria-label={label}
      onChange={(_, chosen: V | null) => chosen !== null && onChange(chosen)}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.value}
          value={segment.value}
          aria-label={segment.isIconOnly ? segment.label : undefined}
        >
          {segment.icon && segment.isIconOnly ? (
            <Tooltip title={segment.label}>
              <span>
                <Icon name={segment.icon} />
              </span>
            </Tooltip>
          ) : (
            segment.icon && <Icon name={segment.icon} />
          )}
          {!segment.isIconOnly && segment.label}
          {segment.count}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
