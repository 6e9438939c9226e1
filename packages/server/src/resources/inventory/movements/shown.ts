// A movement as its reader may see it, with addresses that show its files for some minutes.
import type { FastifyRequest } from "fastify";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { readable } from "../../../platform/http/access.ts";
import type { Services } from "../../../platform/http/app-kit.ts";
import { ticketsOf } from "../../../platform/files/tickets.ts";
import type { FoundMovement, Reader } from "./queries.ts";

/** Who received and who signed is told to those alone who may change the ledger. */
export const readerOf = (request: FastifyRequest): Reader => ({
  scope: request.scope,
  personal: readable(request, "inventory.update"),
});

export function shownBy(app: Services) {
  const tickets = ticketsOf(app.db);
  return async ({ identity }: FastifyRequest, found: FoundMovement): Promise<Movement> => {
    const files = found.files.map(async (file) => {
      const { ticket } = await tickets.issue(file.id, identity.user.id);
      return { ...file, address: `${app.settings.BASE_PATH}/api/files/${file.id}/content/${ticket}` };
    });
    return { ...found, files: await Promise.all(files) };
  };
}
