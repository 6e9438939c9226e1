// Who reads or writes alerts, of a request.
import type { FastifyRequest } from "fastify";
import { readable } from "../../platform/http/access.ts";
import type { AlertReader } from "./references.ts";

export const readerOf = (request: FastifyRequest, scope = request.scope): AlertReader => ({
  scope,
  user_id: request.identity.user.id,
  is_super_admin: request.identity.user.is_super_admin === 1,
  legal: readable(request, "legal.index"),
  committees: readable(request, "legalDrm.index"),
  zones: {
    situation: readable(request, "records.situation.index"),
    vulnerability: readable(request, "records.vulnerability.index"),
    risk: readable(request, "records.risk.index"),
  },
});
