// Why a map file could not be made or read, in a word that whoever called has a sentence for.
export type MapFileReason = "no_tilemaker" | "tilemaker_failed" | "no_mbtiles" | "no_tiles" | "damaged";

/** `detail`: what the system or the other program said. */
export class MapFileProblem extends Error {
  readonly reason: MapFileReason;
  constructor(reason: MapFileReason, detail = "") {
    super(detail || reason);
    this.reason = reason;
  }
}
