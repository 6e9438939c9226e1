import { expect, test } from "vitest";
import { scriptAddress } from "./maps-service.ts";

test("R-709 the script is asked for with its libraries, the key and the name of the callback", () => {
  const settings = { url: "https://maps.example.org/api/js?v=weekly", key: "a b", libraries: "places,geometry" };
  const { origin, pathname, searchParams } = new URL(scriptAddress(settings));
  expect(origin + pathname).toBe("https://maps.example.org/api/js");
  expect(Object.fromEntries(searchParams)).toEqual({
    v: "weekly",
    key: "a b",
    libraries: "places,geometry",
    callback: "atalayaMapsServiceReady",
  });
  expect(scriptAddress({ url: "https://maps.example.org/js" })).toBe(
    "https://maps.example.org/js?callback=atalayaMapsServiceReady",
  );
});
