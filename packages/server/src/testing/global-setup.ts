// Makes the template database once per run; the kind comes from the vitest project.
import type { TestProject } from "vitest/node";
import { dropTemplate, makeTemplate, type Template } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    template: Template;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await makeTemplate(project.config.env["TEST_DATABASE"] === "server" ? "server" : "embedded");
  project.provide("template", template);
  return () => dropTemplate(template);
}
