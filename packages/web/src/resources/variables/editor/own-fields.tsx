// The fields of a variable's own, which only its records have: what each holds, in an order that can be changed.
import Typography from "@mui/material/Typography";
import { useFormContext, useWatch } from "react-hook-form";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { valueTypes, type ValueType } from "@atalaya/contract/domain/typed-values.ts";
import { LockedField } from "../../../forms/locked-field.tsx";
import { rowsOf, type RowIn } from "../../../forms/rows/rows-of.tsx";
import { useWords } from "../../../ui/words.ts";
import { freeKey } from "./free-key.ts";
import { OptionsField } from "./options-field.tsx";
import { takesOptions, takesUnit, type Draft } from "./variable-draft.ts";

const resource = variablesOf("situation");
const { Rows, text, choice, check, other } = rowsOf(resource, "fields");
type OwnField = RowIn<typeof resource, "fields">;

const types = valueTypes.filter((type) => type !== "none");

const blank = {
  type: "text",
  label_es: "",
  label_en: null,
  unit_es: null,
  unit_en: null,
  is_required: false,
  options: [],
} as const;

const isOf =
  (takes: (type: ValueType) => boolean) =>
  ({ type }: OwnField) =>
    type !== null && takes(type);

type OwnFieldsProps = { variable: Variable | null; isReadOnly: boolean };

export function OwnFields({ variable, isReadOnly }: OwnFieldsProps) {
  const t = useWords();
  const { getValues } = useFormContext<Draft>();
  const isNone = useWatch<Draft, "fields">({ name: "fields" }).length === 0;
  const typeOptions = types.map((value) => ({ value, label: t(`value.${value}`) }));
  const savedAs = (key: string | null) => variable?.fields.find((field) => field.key === key);
  const takenBeside = (index: number) => [
    ...getValues("fields").flatMap(({ key }, at) => (at === index ? [] : [key])),
    ...retiredKeys(variable, "fields."),
  ];
  const begin = () => {
    const count = getValues("fields").length;
    return { ...blank, options: [], key: freeKey("", `campo-${count + 1}`, takenBeside(count)) };
  };
  /** The key follows the label until the field is saved. */
  const keyFor = (key: string, label: string, index: number) =>
    savedAs(key) ? key : freeKey(label, key, takenBeside(index));
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: "12px" }}>
        {t(isNone ? "fields_none" : "fields_help")}
      </Typography>
      <Rows
        addLabel={t("field_add")}
        begin={begin}
        isOrdered
        isReadOnly={isReadOnly}
        columns={[
          text("label_es", {}, ({ row, index, set }) => ({
            onTyped: (label) => set({ key: keyFor(row.key ?? "", label, index) }),
          })),
          text("label_en"),
          choice("type", {}, { options: typeOptions }),
          text("unit_es", { place: "aside", isShown: isOf(takesUnit) }),
          text("unit_en", { place: "aside", isShown: isOf(takesUnit) }),
          check("is_required", { place: "below" }),
          other("options", { place: "below", isShown: isOf(takesOptions) }, ({ name }, { row }) => (
            <OptionsField
              name={name}
              lockedKeys={savedAs(row.key)?.options.map(({ key }) => key) ?? []}
              retiredKeys={retiredKeys(variable, `fields.${row.key}.`)}
              isReadOnly={isReadOnly}
            />
          )),
          other("key", { place: "more" }, ({ label }, { row }) => <LockedField label={label} value={row.key ?? ""} />),
        ]}
      />
    </>
  );
}

/** Keys that stood below `prefix` once, without it. */
const retiredKeys = (variable: Variable | null, prefix: string) =>
  (variable?.retired_keys ?? []).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
