import { expect, test } from "vitest";
import { absoluteTemplate, withHeaders } from "./tile-requests.ts";

const origin = "https://atalaya.example";
const transform = withHeaders(() => ({ authorization: "Bearer secret" }), `${origin}/`);

test("our own server gets the token", () => {
  expect(transform(`${origin}/api/records/situation/tiles/1/2/3.mvt`)).toHaveProperty("headers.authorization");
  expect(transform("/basemap/world.pmtiles")).toHaveProperty("headers.authorization");
});

test("no other host ever does", () => {
  for (const url of [
    "https://tiles.example/1/2/3.png",
    "https://atalaya.example.evil/x",
    "http://atalaya.example/x",
    "//evil/x",
  ])
    expect(transform(url)).toEqual({ url });
});

test("of a host that has other things too, only the console does", () => {
  const below = withHeaders(() => ({ authorization: "Bearer secret" }), `${origin}/atalaya/`);
  expect(below(`${origin}/atalaya/api/records/situation/tiles/1/2/3.mvt`)).toHaveProperty("headers");
  for (const url of [`${origin}/tiles/1/2/3.png`, "/other/1.png", `${origin}/atalaya/../other/1.png`])
    expect(below(url)).toEqual({ url });
});

test("a template keeps its braces and gets the page's origin", () => {
  expect(absoluteTemplate("/api/{z}/{x}/{y}.mvt?q=1", origin)).toBe(`${origin}/api/{z}/{x}/{y}.mvt?q=1`);
});
