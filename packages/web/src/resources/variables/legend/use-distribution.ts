// How the values of the open variable's records are spread: for the histogram, the counts of the classes, and finding cuts.
import { useQueryClient } from "@tanstack/react-query";
import type { Distribution } from "@atalaya/contract/domain/distribution.ts";
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { request } from "../../../api/request.ts";
import { keyOf, useAnswer } from "../../../api/use-resource.ts";

export const usualClasses = 5;

export type Spread = {
  /** Undefined while it is on its way, and for a variable that no record uses yet. */
  distribution: Distribution | undefined;
  /** The same with cuts for so many classes. */
  ask: (classes: number) => Promise<Distribution | undefined>;
};

export function useDistribution(domain: Domain, variable: Variable | null): Spread {
  const { place } = usePlace();
  const client = useQueryClient();
  const resource = variablesOf(domain);
  const below = `${variable?.id}/distribution`;
  const isUsed = variable !== null && variable.record_count > 0;
  const { data } = useAnswer<Distribution>(resource, below, { place, classes: usualClasses }, { isEnabled: isUsed });
  const ask = async (classes: number) => {
    if (!isUsed) return undefined;
    const query = { place, classes };
    return client.fetchQuery({
      queryKey: [...keyOf(resource), below, query],
      queryFn: ({ signal }) => request<Distribution>(`${resource.path}/${below}`, { query, signal }),
    });
  };
  return { distribution: isUsed ? data : undefined, ask };
}
