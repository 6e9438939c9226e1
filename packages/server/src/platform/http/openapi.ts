// The API described from the same schemas that check it; how it is served is in api-description.
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { closedToKeys } from "../api-description/document.ts";
import { isClosedToKeys } from "../people/api-key.ts";

const fromZod = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } });

/** How the description says what a call's body may have at most. */
export const mostBytes = "x-most-bytes";

/** Adds to each call what its route alone knows: who needs no token, how large its body may be, and whether it is closed to keys. */
const described: typeof fromZod = (input) => {
  const { schema, url } = fromZod(input);
  const { access } = input.route.config ?? {};
  const takesBody = schema?.body !== undefined && { [mostBytes]: input.route.bodyLimit };
  const isClosed = typeof access !== "function" && isClosedToKeys(access ?? "public", input.route.url);
  return {
    url,
    schema: {
      ...schema,
      ...(access === "public" && { security: [] }),
      ...takesBody,
      ...(isClosed && { [closedToKeys]: true }),
    },
  };
};

const about = `Territorial disaster-risk management.

Any call that changes something may carry Idempotency-Key, a UUID of the caller's: sent again within a day by the same person, with the
same address and the same text as its body, it is answered with what the first one did. With another content the key is refused (422, key_used).
A call whose body is a file, and no JSON, carries none (422, validation): a file sent twice is two files until one of them is attached.`;

/** Registers the collector; call before any route is registered. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      servers: [{ url: app.settings.BASE_PATH || "/" }],
      info: {
        title: "Atalaya",
        description: about,
        version: "1",
        license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      },
    },
    transform: described,
  });
}
