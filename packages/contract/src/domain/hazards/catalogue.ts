// All hazards of the edition with their names, types and clusters, out of catalogue.json: how another edition is put in stands in
// docs/hazards.md. Larger than all that a first screen needs; in a browser it comes when it is asked for (web/src/api/hazards.ts).
import { say, type Language, type Text } from "../../text.ts";
import type { CapCategory } from "../cap/codes.ts";
import { clusterOf, typeOf, usualHazards, type Hazard } from "../hazards.ts";
import stored from "./catalogue.json" with { type: "json" };

type Named = { code: string; en: string; es: string };
/** What stands for a hazard of the cluster that has none of its own. */
type Cluster = Named & { cap: CapCategory; icon: string };
/** `glide` and `emdat` are null where the crosswalk has none. */
type Profile = Named & { glide: string | null; emdat: string | null; cap?: CapCategory };

/** As the file has it. */
export const hazardCatalogue = stored as {
  edition: string;
  hip_edition: number;
  authority: string;
  source: string;
  licence: string;
  types: Named[];
  clusters: Cluster[];
  hazards: Profile[];
};

const nameOf = ({ es, en }: Named): Text => ({ es, en });

const titlesOf = (all: readonly Named[]) => new Map(all.map((it) => [it.code, nameOf(it)]));

/** By `XX`. */
export const hazardTypeTitles: ReadonlyMap<string, Text> = titlesOf(hazardCatalogue.types);

const clusters = new Map(hazardCatalogue.clusters.map((it) => [it.code, it]));

function hazardFrom(profile: Profile): Hazard {
  const { code, glide, emdat } = profile;
  const { cap, icon } = clusters.get(clusterOf(code))!;
  return {
    hip_code: code,
    type: typeOf(code),
    cluster: clusterOf(code),
    glide_type: glide ?? "OT",
    emdat_key: emdat,
    name: nameOf(profile),
    desinventar_event: null,
    cap_category: profile.cap ?? cap,
    icon,
  };
}

const usualOf = new Map(usualHazards.map((it) => [it.hip_code, it]));
const others = hazardCatalogue.hazards.filter(({ code }) => !usualOf.has(code)).map(hazardFrom);

/** The usual ones first, then the rest by type and cluster, as the edition has them. */
export const hazards: readonly Hazard[] = [...usualHazards, ...others];

const byCode = new Map(hazards.map((it) => [it.hip_code, it]));

/** The hazard of a HIP code; undefined for one that the catalogue does not have. */
export const hazardOf = (hip_code: string | null): Hazard | undefined => byCode.get(hip_code);

/** What a hazard is called, by its code or `other`; what the catalogue no longer has stands for itself. */
export function hazardName(key: string, language: Language): string {
  const hazard = hazardOf(key === "other" ? null : key);
  return hazard ? say(hazard.name, language) : key;
}
