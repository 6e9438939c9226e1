// Says why the server refused something that has no form of its own.
import { raise } from "../../../api/events.ts";
import type { ApiError } from "../../../api/request.ts";

/** Other failures are announced by whoever sends the request. */
export function announceRefusal({ status, message, errors }: ApiError): void {
  const [first] = Object.values(errors).flat();
  if (status < 500 && status !== 401 && status !== 403)
    raise("SET_MESSAGE", { message: first ?? message, type: "error" });
}
