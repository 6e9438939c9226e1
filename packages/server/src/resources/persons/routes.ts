// Persons: who can be called, in the caller's places. A national id is read whole only by who may change the person (V20).
import type { FastifyRequest } from "fastify";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import {
  manyPersons,
  persons,
  Person,
  PersonDraft,
  PersonPatch,
  PersonQuery,
  PersonSummary,
} from "@atalaya/contract/resources/persons.ts";
import { PersonExportQuery, personColumns } from "@atalaya/contract/resources/persons/columns.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import { bulkRoute } from "../../platform/http/bulk-route.ts";
import { exportRoute } from "../../platform/sheets/export-route.ts";
import { Problem } from "../../platform/http/problem.ts";
import { leaveTrace } from "../../platform/trace.ts";
import { changePerson, createPerson, deletePerson, undeletePerson } from "./changes.ts";
import { everyPerson, findPerson, listPersons } from "./queries.ts";
import { masked } from "./rules.ts";

/** As the caller may read the person: whole where he may change it. */
function asSeenBy(request: FastifyRequest, person: Person): Person {
  const changeable = readable(request, "entities.update");
  const isWhole = changeable && (changeable.company_ids?.includes(person.company_id) ?? true);
  return isWhole ? person : masked(person);
}

/** The same, and who is shown the id whole leaves a trace (V20). */
async function shownTo(request: FastifyRequest, person: Person): Promise<Person> {
  const shown = asSeenBy(request, person);
  const isWhole = person.national_id !== null && shown.national_id === person.national_id;
  if (isWhole) await leaveTrace(request, { action: "read", resource: "persons", of: person, what: ["national_id"] });
  return shown;
}

/**
 * A conflict shows the person whole to who may change the person: masked, the id would pass for a change of the other's. Told here and not
 * where it is found out, because what is refused is rolled back, a trace with it.
 */
async function showConflict(request: FastifyRequest, problem: unknown): Promise<never> {
  if (problem instanceof Problem && problem.code === "conflict")
    throw new Problem("conflict", { current: await shownTo(request, problem.current as Person) });
  throw problem;
}

/** As in the list: ids are masked for everybody (V20). */
async function* everyMasked(batches: AsyncIterable<PersonSummary[]>) {
  for await (const rows of batches) yield rows.map(masked);
}

export const personRoutes: Routes = async (app) => {
  app.get(
    "/persons",
    {
      config: { access: "entities.index" },
      schema: {
        summary: "Persons, a page at a time; national ids are masked",
        querystring: PersonQuery,
        response: { 200: pageOf(PersonSummary) },
      },
    },
    async ({ scope, query }) => {
      const { data, meta } = await listPersons(app.db, scope, query);
      return { data: data.map(masked), meta };
    },
  );

  exportRoute(app, {
    resource: persons,
    access: "entities.index",
    query: PersonExportQuery,
    columns: personColumns,
    rows: (_request, scope, query) => everyMasked(everyPerson(app.db, scope, query)),
  });

  resourceRoutes(app, {
    resource: persons,
    permission: "entities",
    by: (_request, scope) => scope,
    find: findPerson,
    remove: deletePerson,
    restore: undeletePerson,
    shown: shownTo,
    says: { remove: "Move a person to the trash; refused while places are associated with the person" },
  });

  bulkRoute(app, {
    resource: persons,
    permission: "entities",
    schemas: manyPersons,
    table: "persons",
    by: (request, scope) => ({ scope, seen: readable(request, "entities.index") }),
    find: (tx, { scope }, id, which) => findPerson(tx, scope, id, which),
    titleOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    change: (tx, { scope, seen }, id, patch) => changePerson(tx, scope, seen, id, patch),
    remove: (tx, { scope }, id, version) => deletePerson(tx, scope, id, version),
    restore: (tx, { scope }, id) => undeletePerson(tx, scope, id),
  });

  app.post(
    "/persons",
    {
      config: { access: "entities.create" },
      schema: { summary: "Register a person", body: PersonDraft, response: { 201: Person } },
    },
    async (request, reply) => {
      const { actor, scope, body } = request;
      const seen = readable(request, "entities.index");
      const person = await app.write(actor, (tx) => createPerson(tx, scope, seen, body));
      return reply.code(201).send(asSeenBy(request, person));
    },
  );

  app.put(
    "/persons/:id",
    {
      config: { access: "entities.update" },
      schema: {
        summary: "Change fields of a person; an older version answers 409 with the current state",
        params: IdParameter,
        body: PersonPatch,
        response: { 200: Person },
      },
    },
    async (request) => {
      const { actor, scope, params, body } = request;
      const seen = readable(request, "entities.index");
      const changing = app.write(actor, (tx) => changePerson(tx, scope, seen, params.id, body));
      const person = await changing.catch((problem: unknown) => showConflict(request, problem));
      // Whoever sent the id is told nothing; without it, a change of nothing would be a way to read the id unseen.
      return body.national_id === undefined ? shownTo(request, person) : asSeenBy(request, person);
    },
  );
};
