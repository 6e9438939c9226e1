// Settings of the installation as tests change them, and what a page of the application is told of them.
import type { Caller, TestApp } from "./test-app.ts";

export const settingsOf = async (by: Caller) => (await by.get("/installation")).body;

/** Over whatever is set now: nobody else changes them meanwhile. */
export const changeSettings = async (by: Caller, fields: object) =>
  by.put("/installation", { ...fields, version: (await settingsOf(by)).version });

/** A page of the application, as a browser asks for it. */
export const pageOf = (app: TestApp, path = "/login") =>
  fetch(`${app.origin}${path}`, { headers: { accept: "text/html" } });

/** What the login page is told; the application has to be built. */
export async function pageConfigOf(app: TestApp): Promise<Record<string, unknown>> {
  const html = await (await pageOf(app)).text();
  const address = /\/config-login\.js\?v=[^"]+/.exec(html)?.[0];
  const script = await (await fetch(`${app.origin}${address}`)).text();
  return JSON.parse(script.slice("window.config = ".length, -1)) as Record<string, unknown>;
}
