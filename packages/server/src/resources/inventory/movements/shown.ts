// A movement as its reader may see it, with addresses that show its files for some minutes; and who reads and writes by a request.
import type { FastifyRequest } from "fastify";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { readable } from "../../../platform/http/access.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import type { Services } from "../../../platform/http/app-kit.ts";
import { ticketsOf } from "../../../platform/files/tickets.ts";
import type { FoundMovement, Reader } from "./queries.ts";
import type { Writer } from "./requests.ts";

/** Who received and who signed is told to those alone who may change the ledger. */
export const readerOf = (request: FastifyRequest): Reader => ({
  scope: request.scope,
  personal: readable(request, "inventory.update"),
});

/** Who writes: what he reads, and in which logs and in which language he tells of it. */
export const writerOf = ({ requests }: Services, request: FastifyRequest): Writer => ({
  ...readerOf(request),
  requests,
  logs: readable(request, "log.create"),
  language: languageFor(request),
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
