// The answer to a save. It is told by its address: a console also sends of itself, as when it tells who is looking at a record.
import type { Page } from "@playwright/test";

/**
 * The body of the next successful answer to `method` on `/api/<resource>` or, for `PUT`, on `/api/<resource>/<id>`. Call it
 * before what saves, and wait for it after.
 */
export async function savedIn<Body>(page: Page, method: "POST" | "PUT", resource: string): Promise<Body> {
  const address = new RegExp(`/api/${resource}${method === "PUT" ? String.raw`/[\w-]+` : ""}$`);
  const answer = await page.waitForResponse(
    (one) => one.request().method() === method && address.test(new URL(one.url()).pathname) && one.ok(),
  );
  return (await answer.json()) as Body;
}
