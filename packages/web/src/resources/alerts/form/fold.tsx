// Fields that are not needed every time: folded until somebody wants them, or one of them is wrong.
import { useId, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useFormContext, useFormState } from "react-hook-form";
import { useUrlState } from "../../../api/url-state.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useOnceTrue } from "../../../ui/use-once-true.ts";

type FoldProps = {
  label: string;
  /** The fields in it. */
  names: readonly string[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

export function Fold({ label, names, isOpen, onToggle, children }: FoldProps) {
  const id = useId();
  const { control } = useFormContext();
  const { search } = useUrlState();
  const { errors } = useFormState({ control });
  const isNeeded = useOnceTrue(names.some((name) => name in errors || name === search.edit));
  const isShown = isOpen || isNeeded;
  return (
    <Box sx={{ mb: "8px" }}>
      <Button
        variant="text"
        aria-expanded={isShown}
        aria-controls={id}
        startIcon={<Icon name={isShown ? "angle-down" : "angle-right"} />}
        onClick={() => onToggle(!isShown)}
        disabled={isNeeded}
      >
        {label}
      </Button>
      <Box id={id} hidden={!isShown} sx={{ pt: "8px", containerType: "inline-size" }}>
        {children}
      </Box>
    </Box>
  );
}
