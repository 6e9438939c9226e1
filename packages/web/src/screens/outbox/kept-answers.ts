// Answers of the server that nothing can be entered without, kept on this device for a reload without a connection.
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { draftKey, keepValues, readValues } from "../../forms/drafts.ts";

/**
 * Asks ahead, and keeps the answer under `name`; a failure does no harm. Without an answer what was kept stands in its place, as old as can
 * be, so that the first connection brings what is true now. It stays as long as the page does.
 */
export async function fetchOrRecall<Answer, Key extends QueryKey>(
  client: QueryClient,
  user_id: number,
  name: string,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<void> {
  await client.prefetchQuery({ ...query, gcTime: Number.POSITIVE_INFINITY });
  const queryKey: QueryKey = query.queryKey;
  const key = draftKey(user_id, name, "new");
  const answer = client.getQueryData(queryKey);
  const kept = answer ? null : readValues(key);
  if (answer) keepValues(key, answer);
  else if (kept) client.setQueryData(queryKey, kept, { updatedAt: 0 });
}
