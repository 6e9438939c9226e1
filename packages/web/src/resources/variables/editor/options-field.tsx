// The options of a category, of the value or of an own field: colour, icon, both names, score; in an order that can be changed.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFormContext } from "react-hook-form";
import type { Option } from "@atalaya/contract/domain/typed-values.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { rowsOf } from "../../../forms/rows/rows-of.tsx";
import { useWords } from "../../../ui/words.ts";
import { ColorButton } from "../colors/color-field.tsx";
import { safeColors } from "../colors/safe-colors.ts";
import { freeKey } from "./free-key.ts";
import { IconCell } from "./row-parts.tsx";

const { Rows, text, number, other } = rowsOf(variablesOf("situation"), "options");

type OptionsFieldProps = {
  /** `options`, or `fields.2.options`. */
  name: string;
  /** Keys that are in use or once were: they stay what they are, whatever the label becomes. */
  lockedKeys: readonly string[];
  retiredKeys: readonly string[];
  isReadOnly: boolean;
  /** How many records have each option, by key. */
  counts?: ReadonlyMap<string, number>;
};

export function OptionsField({ name, lockedKeys, retiredKeys, isReadOnly, counts }: OptionsFieldProps) {
  const t = useWords();
  const { getValues } = useFormContext();
  const options = () => (getValues(name) ?? []) as Option[];
  const begin = () => {
    const count = options().length;
    const taken = [...options().map(({ key }) => key), ...retiredKeys];
    const key = freeKey("", `opcion-${count + 1}`, taken);
    return { ...blank, key, color: safeColors[count % safeColors.length]! };
  };
  /** The key of an option that nothing uses yet follows its name. */
  const keyFor = (index: number, key: string, label: string) =>
    lockedKeys.includes(key)
      ? key
      : freeKey(label, key, [...options().flatMap((it, at) => (at === index ? [] : [it.key])), ...retiredKeys]);
  return (
    <Rows
      name={name}
      addLabel={t("option_add")}
      begin={begin}
      isOrdered
      isReadOnly={isReadOnly}
      columns={[
        other("color", { width: "62px", isShort: true, covers: ["icon"] }, (_, { row, set, index }) => (
          <Box sx={{ display: "flex", gap: "6px", alignItems: "center" }}>
            <ColorButton
              label={t("option_color_of", { number: index + 1 })}
              value={row.color ?? ""}
              onChange={(color) => set({ color })}
              isReadOnly={isReadOnly}
            />
            <IconCell
              label={t("option_icon_of", { number: index + 1 })}
              value={row.icon}
              onChange={(icon) => set({ icon })}
              isReadOnly={isReadOnly}
            />
          </Box>
        )),
        text("label_es", { width: "minmax(0, 1.4fr)" }, ({ row, index, set }) => ({
          onTyped: (label) => set({ key: keyFor(index, row.key ?? "", label) }),
        })),
        text("label_en"),
        number("score", { width: "56px", isShort: true }),
        ...(counts ? [usesOf(counts)] : []),
      ]}
    />
  );
}

const blank = { label_es: "", label_en: null, icon: null, score: null };

/** How many records have the option, which is told by its key. */
const usesOf = (counts: ReadonlyMap<string, number>) =>
  other("key", { width: "44px", isShort: true, isRequired: false }, (_, { row }) => (
    <Typography className="tn" color="textSecondary" sx={{ textAlign: "right", pt: "6px" }}>
      {counts.get(row.key ?? "") ?? ""}
    </Typography>
  ));
