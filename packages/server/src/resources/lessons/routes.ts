// What exercises and emergencies taught, and what committees agreed on it.
import type { FastifyRequest } from "fastify";
import { allOf } from "@atalaya/contract/record.ts";
import { Lesson, LessonQuery, lessons } from "@atalaya/contract/resources/lessons.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { resourceRoutes } from "../../platform/http/resource-routes.ts";
import type { Scope } from "../../platform/scope.ts";
import { changeLesson, createLesson, deleteLesson, type LessonReader } from "./changes.ts";
import { findLesson, listLessons } from "./queries.ts";

const readerOf = (request: FastifyRequest, scope: Scope): LessonReader => ({
  scope,
  committees: readable(request, "legalDrm.index"),
});

export const lessonRoutes: Routes = async (app) => {
  app.get(
    "/lessons",
    {
      config: { access: "lessons.index" },
      schema: {
        summary: "Lessons of an exercise, of an event, or of a place, each with what committees agreed on it",
        querystring: LessonQuery,
        response: { 200: allOf(Lesson) },
      },
    },
    async (request) => {
      const { scope, committees } = readerOf(request, request.scope);
      return { data: await listLessons(app.db, scope, committees, request.query) };
    },
  );

  resourceRoutes(app, {
    resource: lessons,
    permission: "lessons",
    by: readerOf,
    find: (db, { scope, committees }, id) => findLesson(db, scope, committees, id),
    create: createLesson,
    change: changeLesson,
    remove: deleteLesson,
    says: {
      create: "Write down what an exercise or an event taught",
      remove: "Take a lesson away; one that a committee agreed on stays",
    },
  });
};
