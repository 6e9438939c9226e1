// The ids of this tab's own calls that may have changed something: what others are told of them is no news here.
const ids = new Set<string>();
const mostKept = 200;

/** A call was answered that was no mere reading. */
export function noteOwnRequest(id: string | null): void {
  if (id === null) return;
  ids.add(id);
  for (const oldest of ids) {
    if (ids.size <= mostKept) break;
    ids.delete(oldest);
  }
}

export const wasOwn = (request_id: string | null): boolean => request_id !== null && ids.has(request_id);
