// The options of a category, of the value or of an own field: colour, icon, both names, score; in an order that can be changed.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { Option } from "@atalaya/contract/domain/typed-values.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Sortable, SortableRow, SortHandle } from "../../../ui/table/sortable.tsx";
import { useWords } from "../../../ui/words.ts";
import { ColorButton } from "../colors/color-field.tsx";
import { freeKey } from "./free-key.ts";
import { IconCell, NumberCell, RemoveButton, TextCell } from "./row-parts.tsx";
import { safeColors } from "../colors/safe-colors.ts";

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

const columns = "24px 28px 28px minmax(0, 1fr) minmax(0, 1fr) 56px 44px 28px";
/** Too narrow for one line: the names go below. */
const narrow = "@container (max-width: 459.95px)";

export function OptionsField({ name, lockedKeys, retiredKeys, isReadOnly, counts }: OptionsFieldProps) {
  const t = useWords();
  const { control, setValue, getValues, getFieldState, formState } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: "row" });
  const rows = fields as unknown as (Option & { row: string })[];
  const error = getFieldState(name, formState).error?.message;
  const optionAt = (index: number) => getValues(`${name}.${index}`) as Option;
  const keys = () => (getValues(name) as Option[]).map(({ key }) => key);
  const add = () => {
    const key = freeKey("", `opcion-${rows.length + 1}`, [...keys(), ...retiredKeys]);
    append({
      key,
      label_es: "",
      label_en: null,
      color: safeColors[rows.length % safeColors.length],
      icon: null,
      score: null,
    });
  };
  const labelled = (index: number, label: string) => {
    const { key } = optionAt(index);
    if (lockedKeys.includes(key)) return;
    const others = keys().filter((_, at) => at !== index);
    setValue(`${name}.${index}.key`, freeKey(label, key, [...others, ...retiredKeys]), { shouldDirty: true });
  };
  return (
    <Box sx={{ mb: "12px", containerType: "inline-size" }}>
      {rows.length > 0 && (
        <Box
          aria-hidden
          sx={{
            display: "grid",
            gridTemplateColumns: columns,
            gap: "6px",
            color: "text.secondary",
            [narrow]: { display: "none" },
          }}
        >
          {["", "", "", t("option_name"), t("option_name_en"), t("option_score"), t("class_count"), ""].map(
            (head, index) => (
              <Typography key={index} variant="caption" sx={{ textAlign: index > 4 ? "right" : "left" }}>
                {head}
              </Typography>
            ),
          )}
        </Box>
      )}
      <Sortable
        ids={rows.map(({ row }) => row)}
        nameOf={(id) => optionAt(rows.findIndex(({ row }) => row === id))?.label_es || t("option_untitled")}
        onMove={move}
      >
        {rows.map(({ row }, index) => (
          <SortableRow key={row} id={row} isFixed={isReadOnly}>
            <Box
              sx={{
                display: "grid",
                gridTemplateColumns: columns,
                gap: "6px",
                alignItems: "center",
                py: "3px",
                [narrow]: {
                  gridTemplateColumns: "24px 28px 28px minmax(0, 1fr) 44px 28px",
                  "& > .name": { gridColumn: "span 6", order: 1 },
                },
              }}
            >
              {isReadOnly ? <span /> : <SortHandle label={t("option_move", { number: index + 1 })} />}
              <OptionLook name={`${name}.${index}`} number={index + 1} isReadOnly={isReadOnly} />
              <div className="name">
                <TextCell
                  name={`${name}.${index}.label_es`}
                  label={t("option_name_of", { number: index + 1 })}
                  isReadOnly={isReadOnly}
                  onTyped={(label) => labelled(index, label)}
                />
              </div>
              <div className="name">
                <TextCell
                  name={`${name}.${index}.label_en`}
                  label={t("option_name_en_of", { number: index + 1 })}
                  isReadOnly={isReadOnly}
                />
              </div>
              <NumberCell
                name={`${name}.${index}.score`}
                label={t("option_score_of", { number: index + 1 })}
                isReadOnly={isReadOnly}
              />
              <Typography className="tn" color="textSecondary" sx={{ textAlign: "right" }}>
                {counts?.get(optionAt(index)?.key) ?? ""}
              </Typography>
              {isReadOnly ? (
                <span />
              ) : (
                <RemoveButton label={t("option_remove", { number: index + 1 })} onClick={() => remove(index)} />
              )}
            </Box>
          </SortableRow>
        ))}
      </Sortable>
      {error && (
        <FormHelperText error>
          <Icon name="exclamation-circle" size={12} /> {error}
        </FormHelperText>
      )}
      {!isReadOnly && (
        <Button variant="text" startIcon={<Icon name="plus" />} onClick={add}>
          {t("option_add")}
        </Button>
      )}
    </Box>
  );
}

/** Colour and icon, each the variable's own where it has none. */
function OptionLook({ name, number, isReadOnly }: { name: string; number: number; isReadOnly: boolean }) {
  const t = useWords();
  const { setValue } = useFormContext();
  const [color, icon] = useWatch({ name: [`${name}.color`, `${name}.icon`] }) as (string | null | undefined)[];
  const put = (part: "color" | "icon") => (value: string) =>
    setValue(`${name}.${part}`, value, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <ColorButton
        label={t("option_color_of", { number })}
        value={color ?? ""}
        onChange={put("color")}
        isReadOnly={isReadOnly}
      />
      <IconCell
        label={t("option_icon_of", { number })}
        value={icon ?? null}
        onChange={put("icon")}
        isReadOnly={isReadOnly}
      />
    </>
  );
}
