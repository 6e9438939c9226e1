// The form of the hazard catalogue: whoever puts in another edition learns here what does not hold together.
import { expect, test } from "vitest";
import { iconCodePoints } from "../../icons.ts";
import { capCategories } from "../cap/codes.ts";
import { clusterOf, glideTypes, HazardChoice, typeOf, usualHazards } from "../hazards.ts";
import { hazardCatalogue, hazardName, hazardOf, hazards, hazardTypeTitles } from "./catalogue.ts";
import { hipCodes } from "./hip-codes.ts";

const { edition, hip_edition, authority, source, licence, types, clusters, hazards: profiles } = hazardCatalogue;

test("the catalogue says which edition it is, where it comes from and under which licence", () => {
  expect(edition).toContain(String(hip_edition));
  for (const text of [authority, source, licence]) expect(text.length).toBeGreaterThan(20);
});

test("the edition of 2025 has 281 hazards in 8 types; its list has 42 groups of codes", () => {
  expect(hip_edition).toBe(2025);
  expect([profiles.length, types.length, clusters.length]).toEqual([281, 8, 42]);
});

test("each hazard is there once, in a known cluster of a known type, and each type and cluster has some", () => {
  const codes = profiles.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^[A-Z]{2}\d{4}$/.test(code))).toEqual([]);
  expect(new Set(codes.map(clusterOf))).toEqual(new Set(clusters.map(({ code }) => code)));
  expect(new Set(clusters.map(({ code }) => typeOf(code)))).toEqual(new Set(types.map(({ code }) => code)));
});

test("the codes that browsers check with are those of the catalogue", () => {
  expect(hipCodes).toEqual(profiles.map(({ code }) => code));
});

test("everything has a name in both languages, and no two hazards have the same", () => {
  for (const { code, es, en } of [...types, ...clusters, ...profiles])
    for (const name of [es, en]) expect(name, code).toMatch(/^[\p{Lu}(].{2,}$/u);
  for (const names of [profiles.map(({ es }) => es), profiles.map(({ en }) => en)])
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

test("types of GLIDE, keys of EM-DAT, categories of CAP and icons are ones", () => {
  for (const { code, glide, emdat, cap } of profiles) {
    expect([...glideTypes, null], code).toContain(glide);
    if (emdat !== null) expect(emdat, code).toMatch(/^(?:nat|tec)(?:-[a-z]{3}){3}$/);
    if (cap !== undefined) expect(capCategories, code).toContain(cap);
  }
  for (const { code, cap, icon } of clusters) {
    expect(capCategories, code).toContain(cap);
    expect(iconCodePoints, code).toHaveProperty(icon);
  }
});

test("the usual hazards keep their own words and codes, and each is in the catalogue", () => {
  for (const usual of usualHazards) {
    expect(hazardOf(usual.hip_code)).toBe(usual);
    if (usual.hip_code !== null) expect(hipCodes).toContain(usual.hip_code);
  }
  expect(hazards.slice(0, usualHazards.length)).toEqual(usualHazards);
  expect(hazards).toHaveLength(281 + 1);
  // The chapeau of gravitational mass movements is a hazard of its own in this edition.
  expect(hazardOf("GH0300")).toMatchObject({ glide_type: "LS", name: { es: "Deslizamiento" }, type: "GH", cluster: "GH03" }); // prettier-ignore
});

test("a hazard without words of its own takes category and icon of its cluster, and OT where the crosswalk has no type", () => {
  expect(hazardOf("TL0209")).toMatchObject({ cap_category: "Infra", icon: "building-o", glide_type: "OT", emdat_key: null }); // prettier-ignore
  expect(hazardOf("TL0205")).toMatchObject({ glide_type: "FL", emdat_key: "tec-mis-col-col" });
  expect(hazardOf("TL0302")?.cap_category).toBe("Env");
  expect(hazardTypeTitles.get("TL")).toEqual({ es: "Tecnológicas", en: "Technological" });
});

test("a hazard that must be named is one of the catalogue or other; what nobody knows stands for itself", () => {
  expect(HazardChoice.options).toHaveLength(282);
  expect(["BI0207", "other", "ZZ9999"].map((key) => hazardName(key, "es"))).toEqual(["Dengue", "Otro", "ZZ9999"]);
});
