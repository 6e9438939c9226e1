// The photo of who is signed in, small.
import { useAnswer } from "../api/use-resource.ts";
import { attachments } from "@atalaya/contract/resources/attachments.ts";

/** Its address, or null where there is none. */
export function useOwnPhoto(user_id: number | null): string | null {
  const query = { owner: "users", owner_id: user_id ?? undefined, kind: "photo" };
  const { data } = useAnswer(attachments, "", query, { isEnabled: user_id !== null });
  const photo = data?.data.at(-1);
  return photo ? `${photo.address}?size=thumbnail` : null;
}
