// What stays on a computer for the time without a network, and what never does.
import { expect, test } from "vitest";
import { keepingOf } from "./keeping.ts";

const at = (path: string) => new URL(path, "https://atalaya.example");

test.each([
  "/api/user",
  "/api/records/risk",
  "/api/records/risk/tiles/8/76/152.mvt",
  "/api/files/7/content",
  "/health/live",
])("R-402 an answer of the API is never kept, and never given instead of a newer one: %s", (path) => {
  for (const mode of ["cors", "same-origin", "navigate"]) expect(keepingOf("GET", mode, at(path))).toBe("none");
});

test("what changes something goes past the worker", () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"])
    expect(keepingOf(method, "cors", at("/assets/a.js"))).toBe("none");
});

test("every address of the console opens without a network, and none of another page does", () => {
  for (const path of ["/", "/dashboard", "/records/risk?record=new", "/ajustes/usuarios"])
    expect(keepingOf("GET", "navigate", at(path)), path).toBe("page");
  for (const path of ["/login?redirect=/dashboard", "/password/reset", "/invitation", "/public/faqs/es"])
    expect(keepingOf("GET", "navigate", at(path)), path).toBe("none");
});

test("files that are named by their content are kept; those that change under their name come from the network first", () => {
  for (const path of ["/assets/index-BOB2Xl48.js", "/config.js?v=4dC9pUeIhG"])
    expect(keepingOf("GET", "no-cors", at(path)), path).toBe("asset");
  for (const path of ["/basemap/world.pmtiles", "/favicon.svg"])
    expect(keepingOf("GET", "no-cors", at(path)), path).toBe("file");
  expect(keepingOf("GET", "no-cors", at("/config-login.js?v=4dC9pUeIhG"))).toBe("none");
});

test("below a path of a host, what is beside it is none of the worker's business", () => {
  const keeping = (path: string, mode = "no-cors") => keepingOf("GET", mode, at(path), "/atalaya/");
  expect(keeping("/atalaya/assets/index-BOB2Xl48.js")).toBe("asset");
  expect(keeping("/atalaya/dashboard", "navigate")).toBe("page");
  expect(keeping("/atalaya/login", "navigate")).toBe("none");
  expect(keeping("/assets/index-BOB2Xl48.js")).toBe("none");
  expect(keeping("/intranet", "navigate")).toBe("none");
});
