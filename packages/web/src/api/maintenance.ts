// Whether there is maintenance: the page is told as it opens, a refused call tells it, and it is asked every half minute.
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Maintenance } from "@atalaya/contract/resources/maintenance.ts";
import { call } from "./call.ts";
import { on } from "./events.ts";
import { pageConfig } from "./page-config.ts";

/** In milliseconds. Who comes back to the window is told at once. */
const interval = 30_000;

export const maintenanceQuery = queryOptions({
  queryKey: ["maintenance"],
  queryFn: ({ signal }) => call("GET maintenance", { signal, isQuiet: true }),
  initialData: () => ({ maintenance: pageConfig().maintenance }),
  staleTime: 0,
  refetchInterval: interval,
  retry: false,
});

/** Null while there is none. */
export function useMaintenance(): Maintenance {
  const client = useQueryClient();
  useEffect(() => on("APP_MAINTENANCE", () => void client.invalidateQueries(maintenanceQuery)), [client]);
  return useQuery(maintenanceQuery).data.maintenance;
}
