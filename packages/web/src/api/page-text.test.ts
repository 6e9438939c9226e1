// Which text a key shows.
import { afterEach, expect, test, vi } from "vitest";
import { pageText } from "./page-text.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a key shows its text in the language, else the Spanish one, else itself", () => {
  const words = { es: { saved: "Guardado: {{title}}", only: "Solo en español" }, en: { saved: "Saved: {{title}}" } };
  vi.stubGlobal("config", { words });
  expect(pageText("en", "saved", { title: "Puente" })).toBe("Saved: Puente");
  expect(pageText("es", "saved", { title: "Puente" })).toBe("Guardado: Puente");
  expect(pageText("en", "only")).toBe("Solo en español");
  expect(pageText("en", "no_such_key")).toBe("no_such_key");
});
