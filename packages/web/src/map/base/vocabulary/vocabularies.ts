// The vocabulary of each schema by its name.
import type { GroundSchema } from "@atalaya/contract/domain/ground-schemas.ts";
import { openmaptiles } from "./openmaptiles.ts";
import { protomaps } from "./protomaps.ts";
import { shortbread } from "./shortbread.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const vocabularies: Record<GroundSchema, Vocabulary> = { protomaps, openmaptiles, shortbread };
