// The texts at hand for alerts: there is one for every hazard and level, and all of them fit where people read them.
import { expect, test } from "vitest";
import { longestHeadline } from "@atalaya/contract/resources/alerts/fields.ts";
import { alertLevelsOf } from "@atalaya/contract/domain/alert-levels.ts";
import { alertTextFor } from "@atalaya/contract/domain/alert-texts.ts";
import { septets } from "@atalaya/contract/domain/cap/gsm7.ts";
import { shortText } from "@atalaya/contract/domain/cap/texts.ts";
import { hazardOf } from "@atalaya/contract/domain/hazards/catalogue.ts";
import { hipCodes } from "@atalaya/contract/domain/hazards/hip-codes.ts";
import { carriedPacks } from "./read.ts";

const rules = new Map((await carriedPacks()).map((pack) => [pack.key, pack.rules!]));
const chile = rules.get("chile")!;

/** As long as names of Chilean municipalities are. */
const place = "San Juan de la Costa";

test("the text of the hazard at its level comes first, then the one of the hazard, then the one of the level", () => {
  expect(alertTextFor(chile, "MH0705", "roja", place)?.headline_es).toContain("tsunami en San Juan de la Costa");
  expect(alertTextFor(chile, "GH0101", "verde", place)?.headline_es).toContain("réplicas");
  expect(alertTextFor(chile, "BI0101", "roja", place)?.headline_es).toBe(
    "Actúe ahora: alerta roja en San Juan de la Costa",
  );
  expect(alertTextFor(chile, null, "amarilla", place)?.headline_en).toContain("yellow alert");
});

test("where a country has no texts there are plain ones for the usual levels, and none for a level nobody knows", () => {
  for (const { key } of alertLevelsOf(null)) expect(alertTextFor(null, "MH0705", key, place)).toBeDefined();
  expect(alertTextFor({}, "MH0705", "naranja", place)?.headline_es).toContain("Alístese");
  expect(alertTextFor(chile, null, "violeta", place)).toBeUndefined();
});

test.each([...rules])("%s: a text names known levels and stands only once", (_, own) => {
    const levels = new Set<string | null>([null, ...alertLevelsOf(own).map(({ key }) => key)]);
    const keys = own.alert_texts.map(({ hip_code, level }) => `${hip_code}/${level}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(own.alert_texts.filter(({ level }) => !levels.has(level))).toEqual([]);
  },
);

test("Chile: every hazard has a text at every level, whose headline fits and whose first sentence is whole in a text message", () => {
  for (const hip_code of [...hipCodes, null])
    for (const { key, name } of alertLevelsOf(chile))
      for (const language of ["es", "en"] as const) {
        const texts = alertTextFor(chile, hip_code, key, place)!;
        const [headline, instruction] =
          language === "es" ? [texts.headline_es, texts.instruction_es!] : [texts.headline_en!, texts.instruction_en!];
        expect(headline.length, headline).toBeLessThanOrEqual(longestHeadline);
        expect(Object.values(texts).join(" ")).not.toContain("{{");
        const hazard_name = hazardOf(hip_code)!.name[language];
        const level_name = language === "es" ? `Alerta ${name.es}` : `${name.en} alert`;
        const facts = { description: null, expires: null, source: null, web: null, is_exercise: false, end: null };
        const message = shortText({ ...facts, level_name, hazard_name, place, headline, instruction }, language);
        expect(septets(message)).toBeLessThanOrEqual(160);
        expect(message, `${hip_code} ${key}`).toMatch(/: San Juan de la Costa\. [^.]+/);
        const first = instruction
          .slice(0, instruction.search(/[.:]/))
          .normalize("NFD")
          .replaceAll(/[\u0300\u0301]/g, "");
        expect(message.normalize("NFD").replaceAll(/[\u0300\u0301]/g, ""), `${hip_code} ${key}`).toContain(first);
      }
});

test("Chile: a text sends people to numbers of the country alone", () => {
  const numbers = new Set(chile.telephones.map(({ number }) => number));
  for (const { instruction, all_clear } of chile.alert_texts)
    for (const text of [instruction.es, instruction.en, all_clear.es, all_clear.en])
      for (const [number] of text.matchAll(/\b\d{3}\b/g)) expect(numbers, text).toContain(number);
});
