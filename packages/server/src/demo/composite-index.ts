// A visibly fictitious index of vulnerability over the invented records: nobody weighed any of it.
import type { Tx } from "../platform/database/database.ts";
import { asJson } from "../platform/database/sql.ts";

/** Spanish names of variables of vulnerability. */
const weights: Record<string, number> = {
  "Pobreza multidimensional": 0.3,
  Hacinamiento: 0.2,
  "Personas de 65 años o más": 0.15,
  "Tiempo a urgencia": 0.15,
  "Cobertura de alerta": 0.2,
};

/** `variableOf`: the id of a variable of vulnerability by its Spanish name. */
export const insertCompositeIndex = (tx: Tx, variableOf: (name_es: string) => number) =>
  tx
    .insertInto("composite_indices")
    .values({
      name_es: "Vulnerabilidad comunal (demo)",
      name_en: "Vulnerability of municipalities (demo)",
      description_es: "Índice de demostración sobre datos ficticios: 0 es la comuna menos vulnerable y 100 la más.",
      description_en: "A demonstration over fictitious data: 0 is the least vulnerable municipality and 100 the most.",
      members: asJson(
        Object.entries(weights).map(([name_es, weight]) => ({ variable_id: variableOf(name_es), weight })),
      ),
    })
    .execute();
