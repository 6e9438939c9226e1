import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../text.ts";
import { gsm7, septets } from "./gsm7.ts";
import { longText, shortText, type AlertText } from "./texts.ts";

const fire: AlertText = {
  level_name: "Alerta roja",
  hazard_name: "Incendio forestal",
  place: "Valparaíso, sector Rodelillo",
  headline: "Alerta roja por incendio forestal en Rodelillo",
  description: "El incendio avanza hacia las viviendas con viento de 40 km/h.",
  instruction: "Evacúe ahora hacia el Estadio. No use el automóvil.",
  expires: "2026-03-15T09:30:00-03:00",
  source: "CONAF",
  web: "https://atalaya.cl/a/12",
  is_exercise: false,
  end: null,
};

const anything = fc.string({ unit: "grapheme", maxLength: 300 });
const alerts = fc.record({
  level_name: anything,
  hazard_name: anything,
  place: anything,
  headline: anything,
  description: fc.option(anything),
  instruction: fc.option(anything),
  expires: fc.option(fc.constant("2026-03-15T09:30:00-03:00")),
  source: fc.option(anything),
  web: fc.option(fc.webUrl()),
  is_exercise: fc.boolean(),
  end: fc.constantFrom("over", "mistake", null),
});

test("letters that telephones have stay, the others lose their accents", () => {
  expect(gsm7("¡Ñuñoa, pingüino, café! ¿Evacúe más rápido aquí?")).toBe(
    "¡Ñuñoa, pingüino, café! ¿Evacue mas rapido aqui?",
  );
  expect(gsm7("ÁÉÍÓÚ «alud» – “río” … 30 °C ½ 🔥 1º")).toBe('AÉIOU "alud" - "rio" ... 30 C 1/2 1o');
  expect(gsm7("Can\u0303ete\r\nLebu")).toBe("Cañete\nLebu");
  expect(septets("{a}")).toBe(5);
});

test("a text that was mapped is mapped already, and every character of it is counted once or twice", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const mapped = gsm7(text);
      expect(gsm7(mapped)).toBe(mapped);
      // oxlint-disable-next-line no-control-regex
      expect(mapped).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
      expect(septets(mapped)).toBeGreaterThanOrEqual(mapped.length);
    }),
  );
});

test("a text message says level, hazard, place, what to do, and where to read more", () => {
  expect(shortText(fire, "es")).toBe(
    "Alerta roja, Incendio forestal: Valparaiso, sector Rodelillo. Evacue ahora hacia el Estadio. No use el automovil. https://atalaya.cl/a/12",
  );
});

test("what there is no room for is cut at a word, and an address is never cut", () => {
  const text = shortText(
    { ...fire, instruction: "Evacúe ahora por Avenida Santos Ossa hacia el Estadio ".repeat(4) },
    "es",
  );
  expect(text).toMatch(/^Alerta roja, Incendio forestal: Valparaiso, sector Rodelillo\. Evacue ahora .* \w+\.\.\.$/);
  expect(text).not.toContain("https");
});

test("a long name of a hazard goes without its brackets or not at all: what to do needs the room", () => {
  const called = (hazard_name: string) => shortText({ ...fire, hazard_name }, "es");
  expect(called("Natech (accidente tecnológico por causa natural)")).toMatch(/^Alerta roja, Natech: Valparaiso/);
  expect(called("Productos médicos falsificados o de calidad inferior")).toMatch(
    /^Alerta roja: Valparaiso.* Evacue ahora/,
  );
});

test("an exercise says so first; one that is over does not send anybody away", () => {
  const text = shortText({ ...fire, is_exercise: true, end: "over" }, "es");
  expect(text).toMatch(/^SIMULACRO\. TERMINADA: Alerta roja, Incendio forestal/);
  expect(text).not.toContain("Evacue");
  expect(shortText({ ...fire, is_exercise: true }, "en")).toMatch(/^EXERCISE\. /);
});

test.each(languages)("one that was issued by mistake says so, and not that it is over: %s", (language) => {
  const alert: AlertText = { ...fire, end: "mistake" };
  for (const text of [shortText(alert, language), longText(alert, language)]) {
    expect(text).toMatch(language === "es" ? /^EMITIDA POR ERROR, sin efecto: / : /^ISSUED BY MISTAKE, void: /);
    expect(text).toMatch(
      language === "es" ? /por error: no es necesario hacer nada\./ : /by mistake: you need not do anything\./,
    );
    expect(text).not.toMatch(/TERMINADA|terminó|OVER:|is over|Evacúe ahora|Evacue/);
  }
});

test("whatever stands in an alert, its text message is one message", () => {
  fc.assert(
    fc.property(alerts, fc.constantFrom(...languages), (alert, language) => {
      const text = shortText(alert, language);
      expect(septets(text)).toBeLessThanOrEqual(160);
      expect(gsm7(text)).toBe(text);
      if (alert.is_exercise) expect(text).toMatch(/^(SIMULACRO|EXERCISE)/);
    }),
    { numRuns: 500 },
  );
});

test("a long text has everything that people need, and its time on the clock of the place", () => {
  expect(longText(fire, "es")).toBe(
    [
      "Alerta roja, Incendio forestal: Valparaíso, sector Rodelillo",
      fire.headline,
      fire.description,
      fire.instruction,
      "Vigente hasta: 15-03-2026 09:30\nFuente: CONAF\nMás información: https://atalaya.cl/a/12",
    ].join("\n\n"),
  );
});

test("a long text of an exercise says so first and last; one that is over does not say what to do, nor until when", () => {
  const drill = longText({ ...fire, is_exercise: true }, "en").split("\n\n");
  expect([drill[0], drill.at(-1)]).toEqual(Array(2).fill("EXERCISE: this is a drill, not a real emergency"));
  const over = longText({ ...fire, end: "over" }, "es");
  expect(over).toContain("TERMINADA");
  expect(over).not.toMatch(/Evacúe|Vigente/);
});
