// What the quick entry needs, fetched ahead while there is a connection and kept on this device: in an emergency its first opening may be
// without one, and after a reload.
import { queryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Page } from "@atalaya/contract/record.ts";
import { variablesOf, type Variable } from "@atalaya/contract/resources/variables.ts";
import { placesQuery } from "../../../api/places.ts";
import { request } from "../../../api/request.ts";
import { keyOf } from "../../../api/use-resource.ts";
import { variablesQuery } from "../use-records.ts";
import { keepAnswer, keptAnswer, type Needed } from "./kept.ts";

const chunks = [
  () => import("../records-screen.tsx"),
  () => import("./quick-entry.tsx"),
  () => import("../../../ui/pickers/hour-field.tsx"),
  // Last, because it is the largest and the entry can do without it.
  () => import("../../../screens/point-map.tsx"),
];

const variables = variablesOf("risk");
const eventTypesQuery = queryOptions({
  queryKey: [...keyOf(variables), "list", variablesQuery],
  queryFn: ({ signal }) => request<Page<Variable>>(variables.path, { query: variablesQuery, signal, isQuiet: true }),
});

/** Without an answer what was kept stands in its place, as old as can be, so that the first connection brings what is true now. */
function keepOrRecall(client: QueryClient, queryKey: QueryKey, user_id: number, part: Needed): void {
  const answer = client.getQueryData(queryKey);
  const kept = answer ? null : keptAnswer(user_id, part);
  if (answer) keepAnswer(user_id, part, answer);
  else if (kept) client.setQueryData(queryKey, kept, { updatedAt: 0 });
}

/** A failure does no harm: opening tries again. What was read stays as long as the page does. */
export async function fetchQuickEntryAhead(client: QueryClient, user_id: number): Promise<void> {
  const asLongAsThePage = { gcTime: Number.POSITIVE_INFINITY };
  await Promise.all([
    client.prefetchQuery({ ...eventTypesQuery, ...asLongAsThePage }),
    client.prefetchQuery({ ...placesQuery, ...asLongAsThePage }),
  ]);
  keepOrRecall(client, eventTypesQuery.queryKey, user_id, "variables");
  keepOrRecall(client, placesQuery.queryKey, user_id, "places");
  for (const load of chunks) await load().catch(() => {});
}
