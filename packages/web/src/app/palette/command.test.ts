// What the palette finds for what was typed.
import { expect, test } from "vitest";
import { matching, type Command, type CommandKind } from "./command.ts";

const aCommand = (kind: CommandKind, title: string, words = ""): Command => ({
  id: `${kind}:${title}`,
  kind,
  title,
  words,
  icon: "circle-o",
  run: () => {},
});

const baseMap = aCommand("screen", "Mapa Base", "Mapa Base Base Map Registros Records");
const disasters = aCommand("screen", "Mapa de Desastres", "Mapa de Desastres Disasters Map Registros Records");
const users = aCommand("screen", "Usuarios", "Usuarios Users");
const concon = aCommand("place", "Concón", "CUT 05103");
const quilpue = aCommand("place", "Quilpué", "CUT 05106");
const signOut = aCommand("action", "Cerrar sesión", "Cerrar sesión Logout");
const all = [baseMap, disasters, users, concon, quilpue, signOut];

const titles = (typed: string, recent: string[] = []) =>
  matching(all, typed, recent).flatMap(({ commands }) => commands.map(({ title }) => title));

test.each([
  ["mapa", ["Mapa Base", "Mapa de Desastres"]],
  ["map", ["Mapa Base", "Mapa de Desastres"]],
  ["MAP BASE", ["Mapa Base"]],
  ["base map", ["Mapa Base"]],
  ["disasters", ["Mapa de Desastres"]],
  ["concon", ["Concón"]],
  ["quilpué", ["Quilpué"]],
  ["05106", ["Quilpué"]],
  ["sesion", ["Cerrar sesión"]],
  ["logout", ["Cerrar sesión"]],
  ["cut 05.106", ["Quilpué"]],
  ["mapa quilpue", []],
])("%s finds %j", (typed, found) => expect(titles(typed)).toEqual(found));

test("of each kind what begins like the typed text comes first, then what has a word that does", () => {
  const [one, two, three] = ["Nuevo usuario", "Usuarios", "Subusuarios"].map((title) => aCommand("screen", title));
  const found = matching([one!, three!, two!], "usuario").flatMap(({ commands }) => commands);
  expect(found.map(({ title }) => title)).toEqual(["Usuarios", "Nuevo usuario", "Subusuarios"]);
});

test("of equals the one chosen most recently comes first", () => {
  expect(titles("mapa", [disasters.id])).toEqual(["Mapa de Desastres", "Mapa Base"]);
});

test("with nothing typed the recent choices come first, then screens and actions; places wait for a letter", () => {
  const groups = matching(all, "  ", [quilpue.id, "screen:gone", users.id]);
  expect(groups.map(({ kind, commands }) => [kind, commands.map(({ title }) => title)])).toEqual([
    ["recent", ["Quilpué", "Usuarios"]],
    ["screen", ["Mapa Base", "Mapa de Desastres"]],
    ["action", ["Cerrar sesión"]],
  ]);
});

test("of many places a few are shown", () => {
  const places = Array.from({ length: 300 }, (_, index) => aCommand("place", `Comuna ${index}`));
  expect(matching(places, "comuna")[0]?.commands).toHaveLength(6);
});
