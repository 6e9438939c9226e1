// The 5x5 matrix of risks: how many assessments stand in each of its cells, under the filters of the list.
import { z } from "zod";
import { RecordQuery } from "../records.ts";

export const RiskMatrixQuery = RecordQuery;

/**
 * Only cells in which something stands. `open`: assessments that leave the likelihood or every impact open; `due`: those that were to be
 * looked at again by today; `lapsed`: those that hold no longer.
 */
export const RiskMatrix = z.object({
  total: z.int(),
  cells: z.array(z.object({ likelihood: z.int(), impact: z.int(), count: z.int() })),
  open: z.int(),
  due: z.int(),
  lapsed: z.int(),
});
export type RiskMatrix = z.infer<typeof RiskMatrix>;

export const riskMatrix = { path: "records/risk", answers: { matrix: RiskMatrix } } as const;
