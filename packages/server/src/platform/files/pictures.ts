// Pictures: their size, when and where they were taken (EXIF), and smaller or anonymous copies. The image library is loaded at its first use.
import type { Exif } from "exif-reader";

/** What a picture says of itself. */
export type PictureFacts = {
  width: number | null;
  height: number | null;
  /** By the camera's own clock, `YYYY-MM-DDTHH:MM:SS` without a zone. */
  taken_at: string | null;
  lon: number | null;
  lat: number | null;
};

export const noFacts: PictureFacts = { width: null, height: null, taken_at: null, lon: null, lat: null };

/** Formats that are decoded; the library knows more, and some of those carry scripts or whole documents. */
const decoded: Record<string, "jpeg" | "png" | "webp" | "gif"> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
};
const loaders = ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif"];

export const isDecoded = (mime_type: string): boolean => mime_type in decoded;

const mostPixels = 150_000_000;
const thumbnailSize = 320;
const options = { limitInputPixels: mostPixels, sequentialRead: true };

async function load() {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: loaders });
  // One picture at a time keeps a processor free for everybody else; nothing is kept between pictures.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let loading: ReturnType<typeof load> | undefined;
const library = () => (loading ??= load());

/** What the picture at `path` says of itself; nothing where it is no picture or damaged. */
export async function factsOf(path: string, mime_type: string): Promise<PictureFacts> {
  if (!isDecoded(mime_type)) return noFacts;
  try {
    const sharp = await library();
    const { autoOrient, exif } = await sharp(path, options).metadata();
    return { ...noFacts, ...autoOrient, ...(exif && (await exifFacts(exif))) };
  } catch {
    return noFacts;
  }
}

/** Red, green and blue of each pixel of a small picture, in rows; null where it cannot be decoded. */
export async function pixelsOf(picture: Uint8Array): Promise<{ width: number; rgb: Uint8Array } | null> {
  try {
    const sharp = await library();
    const { data, info } = await sharp(picture, { limitInputPixels: 4096 * 4096 })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { width: info.width, rgb: data } : null;
  } catch {
    return null;
  }
}

async function exifFacts(bytes: Buffer): Promise<Partial<PictureFacts>> {
  const { default: readExif } = await import("exif-reader");
  const { Photo, GPSInfo }: Exif = readExif(bytes);
  const taken = Photo?.DateTimeOriginal;
  const lon = degrees(GPSInfo?.GPSLongitude, GPSInfo?.GPSLongitudeRef, "W");
  const lat = degrees(GPSInfo?.GPSLatitude, GPSInfo?.GPSLatitudeRef, "S");
  // 0, 0 is what cameras write before they know better.
  const isPlace =
    lon !== null && lat !== null && Math.abs(lon) <= 180 && Math.abs(lat) <= 90 && (lon !== 0 || lat !== 0);
  return {
    taken_at: taken instanceof Date && !Number.isNaN(taken.getTime()) ? taken.toISOString().slice(0, 19) : null,
    ...(isPlace && { lon, lat }),
  };
}

function degrees(parts: number[] | undefined, side: string | undefined, negative: string): number | null {
  const [whole, minutes = 0, seconds = 0] = parts ?? [];
  if (whole === undefined || ![whole, minutes, seconds].every(Number.isFinite)) return null;
  const value = whole + minutes / 60 + seconds / 3600;
  return Math.round((side === negative ? -value : value) * 1e6) / 1e6;
}

/** A small WebP, upright and without EXIF. */
export async function thumbnailOf(picture: Uint8Array): Promise<Buffer> {
  const sharp = await library();
  return sharp(picture, options)
    .autoOrient()
    .resize(thumbnailSize, thumbnailSize, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
}

const logoSize = 512;
/** More than any emblem has; a picture of few bytes may be very large when it is read. */
const mostLogoPixels = 40_000_000;

/** A PNG of at most 512 pixels, without EXIF; null where it is no picture that can be read. */
export async function logoOf(picture: Uint8Array): Promise<Buffer | null> {
  const sharp = await library();
  try {
    return await sharp(picture, { limitInputPixels: mostLogoPixels, sequentialRead: true })
      .autoOrient()
      .resize(logoSize, logoSize, { fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The same picture, upright, without EXIF: nobody reads from it where and by whose camera it was taken. */
export async function anonymousCopyOf(picture: Uint8Array, mime_type: string): Promise<Buffer> {
  const sharp = await library();
  return sharp(picture, { ...options, animated: mime_type === "image/gif" })
    .autoOrient()
    .toFormat(decoded[mime_type] ?? "jpeg", { quality: 90 })
    .toBuffer();
}
