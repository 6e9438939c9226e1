// Answers a tile: not sent again while it has not changed, and kept by no proxy.
import type { FastifyReply } from "fastify";
import { sendPrivately } from "../http/entity-tag.ts";
import { Problem } from "../http/problem.ts";
import { exists, type TileAddress } from "./grid.ts";

/** `tile` is asked only for an address that lies on the grid. */
export async function sendTile(
  { params }: { params: TileAddress },
  reply: FastifyReply,
  tile: () => Promise<Buffer>,
): Promise<FastifyReply> {
  if (!exists(params)) throw new Problem("not_found");
  return sendPrivately(reply, "application/vnd.mapbox-vector-tile", await tile());
}
