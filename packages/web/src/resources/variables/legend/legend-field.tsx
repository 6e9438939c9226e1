// The legend: how it is found, its classes over the histogram of the records, and whether they are sound (V10).
import Box from "@mui/material/Box";
import { useFormContext, useWatch } from "react-hook-form";
import { isByInterval, legendMethods, type LegendClass, type LegendMethod } from "@atalaya/contract/domain/legend.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { numericTypes } from "@atalaya/contract/domain/typed-values.ts";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { Row } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { ClassTable } from "./class-table.tsx";
import { rampColors, rampOf, type RampName } from "../colors/color-ramps.ts";
import { Histogram } from "./histogram.tsx";
import { classesBetween, cutsFor, isCutMethod } from "./legend-classes.ts";
import { ClassCountChoice, RampChoice } from "./legend-choices.tsx";
import { usualClasses, type Spread } from "./use-distribution.ts";
import type { Draft } from "../editor/variable-draft.ts";

const { Choice } = fieldsOf(variablesOf("situation"));

const methodsFor = (type: Draft["value_type"]): readonly LegendMethod[] =>
  legendMethods.filter((method) =>
    method === "categorized" ? type === "category" : method === "single" || numericTypes.includes(type),
  );

type LegendFieldProps = { spread: Spread; isReadOnly: boolean };

export function LegendField({ spread: { distribution, ask }, isReadOnly }: LegendFieldProps) {
  const t = useWords();
  const { setValue, getValues } = useFormContext<Draft>();
  const draft = useWatch<Draft>() as Draft;
  const { legend_method: method, legend_classes: classes, value_type } = draft;
  const ramp = rampOf(classes.map(({ color }) => color));
  const put = (next: LegendClass[]) => setValue("legend_classes", next, { shouldDirty: true, shouldValidate: true });
  /** Cuts anew; the colours stay on their ramp. */
  const cut = async (wanted: LegendMethod, count: number) => {
    const cuts = cutsFor(wanted, count, getValues(), await ask(count));
    put(classesBetween(cuts, rampColors(ramp?.name ?? "heat", cuts.length - 1, ramp?.isReversed)));
  };
  const onMethod = (wanted: LegendMethod) => {
    if (isCutMethod(wanted) || (isByInterval(wanted) && classes.length === 0))
      void cut(wanted, classes.length || usualClasses);
  };
  const recolour = (name: RampName, isReversed: boolean) => {
    const colors = rampColors(name, classes.length, isReversed);
    put(classes.map((it, index) => ({ ...it, color: colors[index] ?? it.color })));
  };
  return (
    <>
      <Row columns={3}>
        <Choice
          name="legend_method"
          isReadOnly={isReadOnly}
          options={methodsFor(value_type).map((value) => ({ value, label: t(`legend_method.${value}`) }))}
          onChosen={(value) => onMethod(value as LegendMethod)}
        />
        {isByInterval(method) && classes.length > 0 && !isReadOnly && (
          <>
            <ClassCountChoice value={classes.length} onChange={(count) => void cut(method, count)} />
            <RampChoice value={ramp} count={classes.length} onChange={recolour} />
          </>
        )}
      </Row>
      {isByInterval(method) && (
        <Box>
          {distribution && <Histogram distribution={distribution} legend={draft} />}
          <ClassTable
            classes={classes}
            values={distribution?.values ?? []}
            edge={draft.stroke_color}
            isReadOnly={isReadOnly}
            onChange={(next, isBound) => {
              put(next);
              if (isBound && isCutMethod(getValues("legend_method")))
                setValue("legend_method", "manual_breaks", { shouldDirty: true });
            }}
          />
        </Box>
      )}
    </>
  );
}
