// One bound of a class. It is taken over when it is a number; while it is none, it stays as typed and the old one counts.
import { useState } from "react";
import OutlinedInput from "@mui/material/OutlinedInput";
import { parseNumber, typedNumber } from "../../../forms/numbers/number-text.ts";
import { useLanguage } from "../../../ui/words.ts";

type BoundInputProps = { label: string; value: number; isReadOnly: boolean; onChange: (bound: number) => void };

export function BoundInput({ label, value, isReadOnly, onChange }: BoundInputProps) {
  const [language] = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const bound = typed === null ? value : parseNumber(typed, language);
  return (
    <OutlinedInput
      value={typed ?? typedNumber(value, language)}
      error={typeof bound !== "number"}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = parseNumber(target.value, language);
        if (typeof number === "number") onChange(number);
      }}
      onBlur={() => setTyped(null)}
      inputProps={{
        "aria-label": label,
        readOnly: isReadOnly,
        inputMode: "decimal",
        className: "tn",
        style: { textAlign: "right", padding: "0 8px" },
      }}
      sx={isReadOnly ? { bgcolor: "action.hover" } : undefined}
    />
  );
}
