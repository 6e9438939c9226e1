// What the quick entry needs, fetched ahead while there is a connection: in an emergency its first opening may be without one.
import type { QueryClient } from "@tanstack/react-query";
import type { Page } from "@atalaya/contract/record.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { placesQuery } from "../../../api/places.ts";
import { request } from "../../../api/request.ts";
import { keyOf } from "../../../api/use-resource.ts";
import { variablesQuery } from "../use-records.ts";

const chunks = [
  () => import("../records-screen.tsx"),
  () => import("./quick-entry.tsx"),
  () => import("../../../ui/hour-field.tsx"),
  // Last, because it is the largest and the entry can do without it.
  () => import("../../../screens/point-map.tsx"),
];

/** A failure does no harm: opening tries again. What was read stays as long as the page does. */
export async function fetchQuickEntryAhead(client: QueryClient): Promise<void> {
  const variables = variablesOf("risk");
  const kept = { gcTime: Number.POSITIVE_INFINITY };
  await Promise.all([
    client.prefetchQuery({
      queryKey: [...keyOf(variables), "list", variablesQuery],
      queryFn: ({ signal }) =>
        request<Page<Variable>>(variables.path, { query: variablesQuery, signal, isQuiet: true }),
      ...kept,
    }),
    client.prefetchQuery({ ...placesQuery, ...kept }),
  ]);
  for (const load of chunks) await load().catch(() => {});
}
