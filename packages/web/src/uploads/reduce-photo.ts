// Photos made smaller on the device, before they leave: for slow lines. Where and when they were taken stays in them.
import type { UploadFile } from "./upload-file.ts";

const longestSide = 2560;
const quality = 0.85;
const startOfImage = 0xffd8;
const exifMarker = 0xffe1;
const startOfScan = 0xffda;

/** The EXIF part of a JPEG with its marker, or null where it has none. */
export function exifOf(jpeg: Uint8Array): Uint8Array | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (jpeg.length < 4 || view.getUint16(0) !== startOfImage) return null;
  for (let at = 2; at + 4 <= jpeg.length;) {
    const marker = view.getUint16(at);
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === startOfScan || marker < 0xff00 || end > jpeg.length) return null;
    const isExif = marker === exifMarker && new TextDecoder("latin1").decode(jpeg.subarray(at + 4, at + 8)) === "Exif";
    if (isExif) return jpeg.slice(at, end);
    at = end;
  }
  return null;
}

/** The same JPEG with this EXIF part right after its beginning. */
export const withExif = (jpeg: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...jpeg.subarray(0, 2), ...exif, ...jpeg.subarray(2)]);

/** A smaller copy of a large JPEG; everything else, and what would not become smaller, stays as it is. */
export async function reducePhoto({ file, type }: UploadFile): Promise<Partial<UploadFile>> {
  if (!file || type !== "image/jpeg") return {};
  try {
    // Not turned upright: its EXIF goes on telling which way is up.
    const picture = await createImageBitmap(file, { imageOrientation: "none" });
    const scale = longestSide / Math.max(picture.width, picture.height);
    if (scale >= 1) return {};
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const reduced = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer());
    const exif = exifOf(new Uint8Array(await file.arrayBuffer()));
    const copy = new Blob([exif ? withExif(reduced, exif) : new Uint8Array(reduced)], { type });
    return copy.size < file.size ? { file: copy, size: copy.size } : {};
  } catch {
    return {};
  }
}
