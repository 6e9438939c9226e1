// Where the classes of an index begin: fifths, those of INFORM, or own cuts.
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { cutsBy, cutSchemes, indexClasses, type IndexScale } from "@atalaya/contract/domain/composite-index.ts";
import { compositeIndices, type CompositeIndexDraft } from "@atalaya/contract/resources/records/composite-indices.ts";
import { same } from "../../../../forms/merge.ts";
import { helpOrError, useBound } from "../../../../forms/field-parts.tsx";
import { ownMessage } from "../../../../forms/field-paths.ts";
import { useLabelOf } from "../../../../forms/fields-of.tsx";
import { NumberInput } from "../../../../forms/fields.tsx";
import { Row } from "../../../../forms/section.tsx";
import { useWords } from "../../../../ui/words.ts";

const own = "own";
const schemes = [...cutSchemes, own] as const;
type Scheme = (typeof schemes)[number];

/** Without cuts the scale is cut into fifths. */
const schemeOf = (cuts: readonly number[] | null, scale: IndexScale): Scheme =>
  cuts === null ? "equal" : same(cuts, cutsBy("inform", scale)) ? "inform" : own;

export function CutsField() {
  const t = useWords();
  const labelOf = useLabelOf(compositeIndices);
  const { setValue } = useFormContext<CompositeIndexDraft>();
  const { field, ref } = useBound("cuts");
  const { errors } = useFormState<CompositeIndexDraft>({ name: "cuts" });
  const scale = useWatch<CompositeIndexDraft, "scale">({ name: "scale" });
  const cuts = field.value as number[] | null;
  const choose = (scheme: Scheme) =>
    setValue(
      "cuts",
      scheme === "equal" ? null : scheme === own ? (cuts ?? cutsBy("equal", scale)) : cutsBy(scheme, scale),
      {
        shouldDirty: true,
        shouldValidate: true,
      },
    );
  const error = ownMessage(errors.cuts);
  return (
    <>
      <TextField
        select
        id="field-cuts"
        inputRef={ref}
        label={labelOf("cuts")}
        value={schemeOf(cuts, scale)}
        onChange={({ target }) => choose(target.value as Scheme)}
        onBlur={field.onBlur}
        error={error !== undefined}
        helperText={helpOrError(undefined, error)}
        slotProps={{ inputLabel: { htmlFor: "field-cuts" } }}
      >
        {schemes.map((scheme) => (
          <MenuItem key={scheme} value={scheme}>
            {t(`index_cuts.${scheme}`)}
          </MenuItem>
        ))}
      </TextField>
      {cuts && (
        <Row>
          {indexClasses.slice(1).map((one, at) => (
            <NumberInput key={one} name={`cuts.${at}`} label={t("index_cut_from", { name: t(`index_class.${one}`) })} />
          ))}
        </Row>
      )}
    </>
  );
}
