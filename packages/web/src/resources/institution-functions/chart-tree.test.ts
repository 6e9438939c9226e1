import { expect, test } from "vitest";
import { card, fitsIn, foundIn, leavesOf, treesOf } from "./chart-tree.ts";

const row = (id: number, name_es: string, parent: number | null = null, acronym: string | null = null) => ({
  id,
  name_es,
  name_en: null,
  acronym,
  parent_institution_id: parent,
});

const rows = [
  row(1, "Carabineros de Chile"),
  row(2, "Corporación Nacional Forestal", null, "CONAF"),
  row(3, "CONAF, Oficina Regional de Valparaíso", 2),
  row(4, "CONAF, Oficina Regional de Ñuble", 2),
  row(5, "Brigada de Peñuelas", 3),
  row(6, "Bomberos de Quilpué", 99),
];

test("R-209 institutions with others below them come first; one whose parent is not seen stands alone", () => {
  const trees = treesOf(rows);
  expect(trees.map(({ row: { id } }) => id)).toEqual([2, 1, 6]);
  expect(trees[0]?.children.map(({ row: { id } }) => id)).toEqual([3, 4]);
});

test("R-209 a tree stands in levels where its lowest ones have room side by side", () => {
  const [conaf] = treesOf(rows);
  expect(leavesOf(conaf!)).toBe(2);
  const needed = 2 * card.width + card.gap;
  expect([fitsIn(conaf!, needed), fitsIn(conaf!, needed - 1)]).toEqual([true, false]);
});

test("R-209 an institution is found by words of its name and its acronym, without accents", () => {
  const idsOf = (text: string) => foundIn(rows, text).map(({ id }) => id);
  expect(idsOf("conaf nuble")).toEqual([4]);
  expect(idsOf("  CONAF ")).toEqual([2, 3, 4]);
  expect(idsOf(" ")).toEqual([]);
});
