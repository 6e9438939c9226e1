// Grounds of the map that were handed in as files (PMTiles 3): what each holds, and for which places maps begin with it.
import { z } from "zod";
import { groundSchemas } from "../domain/ground-schemas.ts";
import { Id, Instant, patchOf, PlaceParameter } from "../record.ts";
import { requiredText, optionalText } from "../values/plain-text.ts";
import type { Text } from "../text.ts";

/** `vector` is drawn in the console's own style, `raster` is pictures (an ortho photo), `relief` is heights, shaded over another ground. */
export const groundKinds = ["vector", "raster", "relief"] as const;

/** How the colours of a picture tell heights in metres: Terrarium's (R*256 + G + B/256 - 32768), or Mapbox's ((R*65536 + G*256 + B)/10 - 10000). */
export const heightEncodings = ["terrarium", "mapbox"] as const;
export type HeightEncoding = (typeof heightEncodings)[number];

/** What the tiles of a file are: `mvt` are vectors, the others pictures. */
export const tileFormats = ["mvt", "png", "jpeg", "webp", "avif"] as const;

/**
 * `file_id`: of an uploaded PMTiles file. `title`: the file's own name where none is given. `place_ids`: maps begin with this ground while one
 * of these places, or one below it, is the active one.
 */
export const GroundDraft = z.object({
  file_id: Id,
  title: requiredText(80).nullable().default(null),
  /** What its makers ask to be said in the corner of the map; the file's own where it is null. */
  attribution: optionalText(200),
  /** Only of pictures: null draws them as they are. Left out, it is told from the file. */
  encoding: z.enum(heightEncodings).nullable().optional(),
  place_ids: z.array(Id).max(500).default([]),
});
export type GroundDraft = z.infer<typeof GroundDraft>;

/** Another `file_id` is a newer file of the same ground. */
export const GroundPatch = patchOf(
  GroundDraft.extend({ title: requiredText(80), encoding: z.enum(heightEncodings).nullable() }),
);
export type GroundPatch = z.infer<typeof GroundPatch>;

export const Ground = z.object({
  id: Id,
  version: z.int().positive(),
  created_at: Instant,
  title: z.string(),
  kind: z.enum(groundKinds),
  tile_format: z.enum(tileFormats),
  /** Null where the layers of a vector file are none of those that are known: it is drawn plainly. */
  schema: z.enum(groundSchemas).nullable(),
  encoding: z.enum(heightEncodings).nullable(),
  /** Names of the layers of vectors. */
  layers: z.array(z.string()),
  /** Whether the sea is among what vectors show: only then is the rest land where their schema has no land. */
  has_sea: z.boolean(),
  /** Pixels of a picture's side. */
  tile_size: z.int(),
  attribution: z.string(),
  min_zoom: z.int(),
  max_zoom: z.int(),
  /** west, south, east, north in degrees. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  file_name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Where its bytes are read by ranges; another file has another address. */
  address: z.string(),
  /** False where the store has it not: backups leave grounds out. */
  is_there: z.boolean(),
  places: z.array(z.object({ id: Id, reason_social: z.string() })),
});
export type Ground = z.infer<typeof Ground>;

export const GroundQuery = z.object({ place: PlaceParameter.optional() });

/** `default_id`: what maps of the asked place begin with; null where that is no file. */
export const GroundList = z.object({ data: z.array(Ground), default_id: Id.nullable() });
export type GroundList = z.infer<typeof GroundList>;

export const grounds = {
  path: "grounds",
  title: { es: "Suelos del mapa", en: "Grounds of the map" },
  draft: GroundDraft,
  patch: GroundPatch,
  detail: Ground,
  answers: { "": GroundList },
  labels: {
    file_id: { es: "Archivo", en: "File" },
    title: { es: "Nombre", en: "Name" },
    attribution: { es: "Crédito", en: "Credit" },
    encoding: { es: "Alturas", en: "Heights" },
    place_ids: { es: "Suelo inicial de", en: "First ground of" },
  } satisfies Record<keyof GroundDraft, Text>,
} as const;
