// What the quick entry needs, fetched ahead while there is a connection and kept on this device: in an emergency its first opening may be
// without one, and after a reload.
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { placesQuery } from "../../../api/places.ts";
import { askPage, keyOf } from "../../../api/use-resource.ts";
import { fetchOrRecall } from "../../../screens/outbox/kept-answers.ts";
import { variablesQuery } from "../use-records.ts";

const chunks = [
  () => import("../records-screen.tsx"),
  () => import("./quick-entry.tsx"),
  () => import("../../../ui/pickers/hour-field.tsx"),
  // Last, because it is the largest and the entry can do without it.
  () => import("../../../screens/point/point-map.tsx"),
];

const variables = variablesOf("risk");
const eventTypesQuery = queryOptions({
  queryKey: [...keyOf(variables), "list", variablesQuery],
  queryFn: ({ signal }) => askPage(variables, variablesQuery, { signal, isQuiet: true }),
});

/** A failure does no harm: opening tries again. */
export async function fetchQuickEntryAhead(client: QueryClient, user_id: number): Promise<void> {
  await Promise.all([
    fetchOrRecall(client, user_id, "records/risk/quick/variables", eventTypesQuery),
    fetchOrRecall(client, user_id, "records/risk/quick/places", placesQuery),
  ]);
  for (const load of chunks) await load().catch(() => {});
}
