// Puts an exposure together: the area, its zones, and of each variable of the base map what lies in them.
import {
  exposureForms,
  exposureMethod,
  isSummable,
  type Exposure,
  type ExposureForm,
  type ExposureQuery,
  type ExposureRow,
} from "@atalaya/contract/resources/records/exposure.ts";
import type { Db } from "../../../platform/database/database.ts";
import { crossesItself } from "../../../platform/database/sql.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { baseVariables, countPoints, countShapes, type BaseVariable, type Counted } from "./count.ts";
import { areaOf, zonesOf, type Parting } from "./zones.ts";

const nothing = { count: 0, waiting: 0, unknown: 0, value: null, metres: 0, covered_ha: 0, shared: null };

const added = (one: number | null, other: number | null) => (one === null ? other : one + (other ?? 0));

/** Single points and groups of points are counted apart and are the same to whoever asks. */
const sumOf = (counted: readonly Omit<Counted, "variable_id" | "form" | "zone">[]) =>
  counted.reduce(
    (sum, one) => ({
      count: sum.count + one.count,
      waiting: sum.waiting + one.waiting,
      unknown: sum.unknown + one.unknown,
      value: added(sum.value, one.value),
      metres: sum.metres + one.metres,
      covered_ha: sum.covered_ha + one.covered_ha,
      shared: added(sum.shared, one.shared),
    }),
    nothing,
  );

type Sum = ReturnType<typeof sumOf>;

/**
 * What the number of a form says: see `ExposureRow`. "None" stays apart from "unknown" (V1): where no school stands there are no pupils; where
 * no unit lies nobody knows who lives.
 */
function valueOf(form: ExposureForm, variable: BaseVariable, sum: Sum): number | null {
  const told = (value: number | null) => (sum.count === 0 ? 0 : value);
  if (form === "line") return sum.metres;
  if (form === "polygon") return isSummable(variable) ? sum.shared : sum.covered_ha;
  return isSummable(variable) ? told(sum.value) : null;
}

function rowOf(variable: BaseVariable, form: ExposureForm, counted: Counted[], zones: number): ExposureRow {
  const own = counted.filter((one) => one.variable_id === variable.id && one.form === form);
  const inZone = (zone: number | null) => sumOf(own.filter((one) => one.zone === zone));
  const counts = (sum: Sum) => ({ count: sum.count, value: valueOf(form, variable, sum) });
  const all = inZone(null);
  return {
    variable_id: variable.id,
    form,
    method: exposureMethod(form, variable),
    of: variable.has,
    ...counts(all),
    waiting: all.waiting,
    unknown: isSummable(variable) && form !== "line" ? all.unknown : 0,
    covered_ha: form === "polygon" ? all.covered_ha : null,
    zones: Array.from({ length: zones }, (_, zone) => counts(inZone(zone))),
  };
}

const usualForm = ({ geometry_type }: BaseVariable): ExposureForm =>
  exposureForms.find((form) => form === geometry_type) ?? "point";

/** The forms that lie in the area, or where nothing does the one that the variable asks for. */
function formsOf(variable: BaseVariable, counted: Counted[]): ExposureForm[] {
  const found = exposureForms.filter((form) =>
    counted.some((one) => one.variable_id === variable.id && one.form === form && one.count + one.waiting > 0),
  );
  return found.length > 0 ? found : [usualForm(variable)];
}

/**
 * What lies in an area of published records of the caller's places, by zones that `parting` may give the classes of. 422 on `geometry` for a
 * shape that crosses itself.
 */
export async function measureExposure(
  db: Db,
  scope: Scope,
  query: ExposureQuery,
  parting: Parting | null,
): Promise<Exposure> {
  if (await crossesItself(db, query.geometry)) throw new FieldProblem({ geometry: { code: "self_crossing" } });
  const { wkb, ...measures } = await areaOf(db, query);
  const zones = await zonesOf(db, scope, query, wkb, parting);
  const shapes = zones.map((zone) => zone.wkb);
  const [points, others, variables] = await Promise.all([
    countPoints(db, scope, shapes),
    countShapes(db, scope, shapes, wkb),
    baseVariables(db, scope),
  ]);
  const counted = [...points, ...others];
  const rows = variables.flatMap((variable) =>
    formsOf(variable, counted)
      .map((form) => rowOf(variable, form, counted, zones.length))
      .filter(({ of, count, waiting }) => of + count + waiting > 0),
  );
  return { ...measures, zones: zones.map(({ wkb: _asked, ...zone }) => zone), rows };
}
