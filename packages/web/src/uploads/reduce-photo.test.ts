import { expect, test } from "vitest";
import { exifOf, withExif } from "./reduce-photo.ts";

const letters = (text: string) => [...new TextEncoder().encode(text)];
const exif = [0xff, 0xe1, 0x00, 0x0a, ...letters("Exif"), 0, 0, 7, 7];
const jfif = [0xff, 0xe0, 0x00, 0x06, ...letters("JFIF")];

test("the EXIF part of a photo is found behind others and put into the smaller copy", () => {
  const photo = new Uint8Array([0xff, 0xd8, ...jfif, ...exif, 0xff, 0xda, 0, 2]);
  const found = exifOf(photo);
  expect([...found!]).toEqual(exif);
  const copy = withExif(new Uint8Array([0xff, 0xd8, ...jfif, 0xff, 0xda, 0, 2]), found!);
  expect([...copy]).toEqual([0xff, 0xd8, ...exif, ...jfif, 0xff, 0xda, 0, 2]);
});

test("a picture without it, cut short, or no JPEG at all has none", () => {
  for (const bytes of [[0xff, 0xd8, ...jfif, 0xff, 0xda, 0, 2], [0xff, 0xd8, ...exif.slice(0, 7)], [0x89, 0x50], []])
    expect(exifOf(new Uint8Array(bytes))).toBeNull();
});
